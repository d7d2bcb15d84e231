### Woodland Alliance

faction-alliance = Woodland Alliance
like-alliance = Weak at first: sympathy spreads in secret, then bases rise in revolt.
goal-alliance = Spend supporters to spread sympathy: each token scores. Revolts raise bases and make officers, and bases bring cards. Whoever marches into sympathy or tramples it pays you a card.

piece-alliance-warrior = { $count ->
        [one] rebel
       *[other] rebels
    }
piece-alliance-fox-base = { $count ->
        [one] fox base
       *[other] fox bases
    }
piece-alliance-rabbit-base = { $count ->
        [one] rabbit base
       *[other] rabbit bases
    }
piece-alliance-mouse-base = { $count ->
        [one] mouse base
       *[other] mouse bases
    }
piece-alliance-sympathy = sympathy

panel-alliance-sympathy = Sympathy: price in supporters, points
panel-alliance-bases = Bases that can still rise
panel-alliance-officers = Officers
panel-alliance-supporters = Supporters
panel-alliance-operations-left = Operations left
panel-alliance-fox-base = Fox base
panel-alliance-rabbit-base = Rabbit base
panel-alliance-mouse-base = Mouse base

figure-alliance-sympathy_cost = Supporters for each sympathy token, left to right
figure-alliance-sympathy_vp = Points of the sympathy track, left to right
figure-alliance-draw_base = Cards drawn without a base

layer-alliance-sympathetic = Sympathy: marching in costs a card
layer-alliance-revolts = Where a revolt can break out
layer-alliance-martial-law = Where sympathy costs one more

step-alliance-revolt = revolts
step-alliance-spread = spread sympathy
step-alliance-operations = military operations

verb-alliance-revolt = Revolt
verb-alliance-spread = Spread
verb-alliance-mobilize = Mobilize
verb-alliance-train = Train
verb-alliance-recruit = Recruit
verb-alliance-organize = Organize
verb-alliance-done-revolt = To spreading
verb-alliance-done-spread = To Daylight
verb-alliance-done-operations = No more operations
verb-alliance-spend-spend-supporter = Spend
verb-alliance-discard-discard-supporter = Discard

prompt-alliance-revolt = Revolt in a sympathetic clearing for two supporters, or go on
prompt-alliance-spread = Spread sympathy next to sympathy, or go on
prompt-alliance-operations = Take a military operation, or end them
prompt-alliance-which-base = Choose the base that rises
prompt-alliance-spend-supporter = Choose a supporter to spend
prompt-alliance-discard-supporter = No base is left: choose a supporter to discard
prompt-order-outrage = Several clearings are outraged: which is paid for next?

refusal-too-few-supporters = { $clearing } takes { $needed } matching { $needed ->
        [one] supporter
       *[other] supporters
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-sympathy-here = Sympathy lies in { $clearing } already.
refusal-no-sympathy-left = All ten sympathy tokens are on the map.
refusal-not-next-to-sympathy = No clearing next to { $clearing } is sympathetic.
refusal-unsympathetic = No sympathy lies in { $clearing }.
refusal-base-here = A base stands in { $clearing } already.
refusal-no-base-to-raise = The base of the suit of { $clearing } is on the map already.
refusal-no-base-here = No base stands in { $clearing }.
refusal-matches-no-base = It matches no clearing with a base.
refusal-no-warrior-here = You have no warrior in { $clearing }.

event-alliance-laid = { $card ->
        [none] { $seat } mobilizes a card
       *[other] { $seat } mobilizes { $card }
    }
event-outrage = { $seat } causes outrage in { $clearing }
event-alliance-officer = { $seat } has one more officer
event-alliance-officers-lost = { $seat } loses { $count ->
        [one] an officer
       *[other] { $count } officers
    }

## What points were for, by their clause
source-WA-4-2d = Spread
source-WA-4-6e = Organize

## What speaks for an option, to bots
ground-alliance-sympathy = sympathy on the map
ground-alliance-bases = bases
ground-alliance-officers = officers
ground-alliance-supporters = supporters
ground-alliance-next-points = points of the next sympathy
ground-alliance-spreading = sympathy that can spread
ground-alliance-rising = a revolt that can be paid
ground-alliance-burst = sympathy that one turn could bring

why-alliance-revolt = A revolt removes every enemy there and raises a base.
why-alliance-spread = Tokens score as they are placed; later ones score and cost more.
why-alliance-actions = Cards craft, join the supporters, or train officers.
why-alliance-operations = Each officer is one operation: move, battle, recruit or organize.
why-alliance-which-base = Its suit says how many warriors come, and cannot revolt again meanwhile.
why-alliance-spend-supporter = Spend the card whose suit you need least; birds fit everywhere.
why-alliance-discard-supporter = Without a base only five supporters stay.
why-order-outrage = Each outraged clearing takes a card of its suit, one by one.

term-alliance-base = Base
    .forms = base, bases
    .means = The Alliance's building, one of each suit. It raises officers, brings warriors in, and lets more than five supporters wait.
term-alliance-mobilize = Mobilize
    .forms = mobilize
    .means = To put a card from hand among the supporters.
term-alliance-officer = Officer
    .forms = officer, officers
    .means = A warrior of the Alliance that stays on its board. Each is one operation in the Evening.
term-alliance-organize = Organize
    .forms = organize, organizes
    .means = To take a warrior of the Alliance off the map and place sympathy where it stood.
term-alliance-outrage = Outrage
    .forms = outrage, outraged
    .means = Whoever removes sympathy, or moves warriors to it, owes the Alliance a card of the clearing's suit.
term-alliance-revolt = Revolt
    .forms = revolt, revolts
    .means = For two supporters of its suit, all enemy pieces in a sympathetic clearing go, and a base rises there with warriors and an officer.
term-alliance-supporter = Supporter
    .forms = supporter, supporters
    .means = A card that lies face down with the Alliance and pays for sympathy and revolts.
term-alliance-sympathy = Sympathy
    .forms = sympathy, sympathetic
    .means = The Alliance's token. Placing it scores, more with each one, and troubles whoever enters or removes it.
