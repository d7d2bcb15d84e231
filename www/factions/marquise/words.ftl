### Marquise de Cat

faction-marquise = Marquise de Cat
like-marquise = Begins everywhere: build, hold the roads, keep the wood flowing.
goal-marquise = Sawmills give wood at Birdsong. Spend it to build more sawmills, workshops and recruiters: each scores points. Wood travels only through clearings you rule, so hold the routes.

piece-marquise-warrior = { $count ->
        [one] cat
       *[other] cats
    }
piece-marquise-sawmill = { $count ->
        [one] sawmill
       *[other] sawmills
    }
piece-marquise-workshop = { $count ->
        [one] workshop
       *[other] workshops
    }
piece-marquise-recruiter = { $count ->
        [one] recruiter
       *[other] recruiters
    }
piece-marquise-wood = wood
piece-marquise-keep = keep

panel-marquise-sawmills = Sawmills
panel-marquise-workshops = Workshops
panel-marquise-recruiters = Recruiters
panel-marquise-keep = The keep
flag-marquise-keep-stands = Nobody else places at it, and your wounded may come home
flag-marquise-keep-lost = Lost: no Field Hospitals

figure-marquise-build_cost = Wood for each building of a type, left to right
figure-marquise-sawmill_vp = Points of the sawmills, left to right
figure-marquise-workshop_vp = Points of the workshops, left to right
figure-marquise-recruiter_vp = Points of the recruiters, left to right

step-marquise-wood = wood

verb-marquise-march = March
verb-marquise-recruit = Recruit
verb-marquise-build = Build
verb-marquise-overwork = Overwork
verb-marquise-spend-bird = One more action
verb-marquise-heal = Save the fallen
verb-marquise-remove = Use wood
verb-marquise-pass-field-hospitals = Let them go
price-marquise-build = { $price ->
        [0] free
       *[other] { $price } wood
    }{ $points ->
        [0] {""}
        [1] {" "}· 1 point
       *[other] {" "}· { $points } points
    }

prompt-marquise-starting-corner = Choose the corner of your keep
prompt-marquise-starting-keep = Choose the homeland of your keep
prompt-marquise-starting-sawmill = Choose where the first sawmill stands
prompt-marquise-starting-workshop = Choose where the first workshop stands
prompt-marquise-starting-recruiter = Choose where the first recruiter stands
prompt-marquise-wood-where = Too little wood: choose the sawmill that gets it
prompt-marquise-march-on = Choose the second move of the march, or end it
prompt-marquise-recruit-where = Too few cats: choose where they join
prompt-marquise-pay-wood = Choose the wood that pays for the building
prompt-marquise-field-hospitals = Field Hospitals: { $clearing ->
        [none] you have no card for the cats that fell
       *[other] a card brings all the cats that fell in { $clearing } to the keep
    }

refusal-keep-here = The keep stands in { $clearing }: only the Marquise places there.
refusal-too-little-wood = It costs { $cost } wood, and { $wood ->
        [0] none reaches { $clearing }
       *[other] only { $wood } { $wood ->
            [one] reaches
           *[other] reach
        } { $clearing }: from { $first }{ $second ->
            [0] {""}
           *[other] , { $second }
        }{ $third ->
            [0] {""}
           *[other] , { $third }
        }
    }.
refusal-no-sawmill-here = You have no sawmill in { $clearing }.
refusal-recruited-already = You have recruited this turn.
refusal-no-recruiter = No recruiter is on the map.

layer-marquise-wood-reaches = Where wood reaches
order-marquise-field-hospitals = Field Hospitals

## What points were for, by their clause
source-MC-5-6c = Building

## What speaks for an option, to bots
ground-marquise-sawmills = sawmills
ground-marquise-workshops = workshops
ground-marquise-recruiters = recruiters
ground-marquise-keep = the keep
ground-marquise-wood = wood that can be used
ground-marquise-buildings-at-hand = a building she can pay for
ground-marquise-sites = slots that wood reaches

why-marquise-starting-corner = The keep stands here; nobody else may place pieces beside it.
why-marquise-starting-keep = The keep stands away from enemy homelands, if it can.
why-marquise-starting-sawmill = A sawmill gives a wood each Birdsong; keep it safe.
why-marquise-starting-workshop = A workshop crafts for the suit of its clearing.
why-marquise-starting-recruiter = Each recruiter brings a cat when you recruit.
why-marquise-wood-where = Wood lies where it is made, until you build with it.
why-marquise-actions = Three actions; each bird spent buys one more.
why-marquise-march-on = A march is two moves; the second may be another group.
why-marquise-recruit-where = Too few cats are left for all recruiters.
why-marquise-pay-wood = Wood comes through clearings that you rule; which you take matters.
why-marquise-field-hospitals = A card of the clearing's suit brings the fallen to the keep.

term-marquise-keep = Keep
    .forms = the keep, your keep
    .means = The Marquise's token in her first corner. Nobody else can place pieces there, and while it stands her wounded can come home to it.
term-marquise-overwork = Overwork
    .forms = overwork
    .means = To spend a card of a sawmill's suit for a wood there.
term-marquise-wood = Wood
    .forms = wood
    .means = Tokens that sawmills give at Birdsong and that pay for buildings, wherever a way through clearings she rules leads.
