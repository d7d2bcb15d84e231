### Cirque du Goat

faction-cirque-du-goat = Cirque du Goat
origin-cirque-du-goat = Fan faction, from the Revelry Expansion
like-cirque-du-goat = Draws crowds of guests and scores from the same audience again and again.
goal-cirque-du-goat = Bring guests to a big top and perform there. Give them accolades: each pays again in every later show they attend. Critics cheer a leader with a card.

piece-cirque-du-goat-warrior = { $count ->
        [one] goat
       *[other] goats
    }
piece-cirque-du-goat-accolade = { $count ->
        [one] accolade
       *[other] accolades
    }
piece-cirque-du-goat-big-top = { $count ->
        [one] big top
       *[other] big tops
    }

panel-cirque-du-goat-accolades = Accolades
panel-cirque-du-goat-accolades-held = Accolades held
panel-cirque-du-goat-clowned = Clowned this turn
panel-cirque-du-goat-critics = Critics
panel-cirque-du-goat-show = The show so far
running-show = { $value ->
        [one] 1 point so far
       *[other] { $value } points so far
    }
panel-cirque-du-goat-big-tops-left = Big tops left
flag-cirque-du-goat-critics-cheers = Cheers: one more card
flag-cirque-du-goat-critics-jeers = Jeers: somebody is ahead
flag-cirque-du-goat-cheers = Cheers
flag-cirque-du-goat-jeers = Jeers

figure-cirque-du-goat-big_tops = Big tops
figure-cirque-du-goat-accolades_track = Draw bonus under each accolade, left to right
figure-cirque-du-goat-critics_icons = Draw bonuses that Cheers leaves open
figure-cirque-du-goat-draw_base = Cards drawn without a bonus
figure-cirque-du-goat-accolades_max = Accolades one faction can hold
figure-cirque-du-goat-accolade_vp = Points for an accolade
figure-cirque-du-goat-goats_per_action = Goats out for each action
figure-cirque-du-goat-scout_warriors = Goats that Talent Scout brings

step-cirque-du-goat-talent-scout = talent scout
step-cirque-du-goat-critics = critics
step-cirque-du-goat-praise = praise

verb-cirque-du-goat-scout = Scout
verb-cirque-du-goat-pitch = Pitch
verb-cirque-du-goat-lift = Take up
verb-cirque-du-goat-pull = Pull
verb-cirque-du-goat-clown = Clown
verb-cirque-du-goat-perform = Perform
verb-cirque-du-goat-spend-as = Spend
verb-cirque-du-goat-done-talent-scout = Done scouting
verb-cirque-du-goat-done-actions = Done acting
verb-cirque-du-goat-done-craft = To Evening
verb-cirque-du-goat-done-perform = No show
verb-cirque-du-goat-done-further-card = End the show
verb-cirque-du-goat-done-praise-more = Enough praise
verb-cirque-du-goat-pass-lift-big-top = Take one from the supply
verb-cirque-du-goat-pass-pull = Pull nobody
verb-cirque-du-goat-pass-clown = Fight on

prompt-cirque-du-goat-talent-scout = Spend a card for goats, or go on
prompt-cirque-du-goat-lift-big-top = Take up a big top first?
prompt-cirque-du-goat-pull = Pull one neighbour in, or go on
prompt-cirque-du-goat-perform = Choose the stage of the show, or go on
prompt-cirque-du-goat-first-card = Spend the first card of the show
prompt-cirque-du-goat-further-card = Spend another card, or end the show
prompt-cirque-du-goat-praise = Choose the guest who gets an accolade
prompt-cirque-du-goat-praise-more = Spend a matching card for one more accolade, or go on
prompt-cirque-du-goat-clown = Clown: deal no hits and be given a card of your enemy's choice?
prompt-cirque-du-goat-thumbs-down = Choose who loses accolades

refusal-big-top-here = A big top stands in { $clearing } already.
refusal-no-big-top-here = No big top stands in { $clearing }.
refusal-no-big-top-left = No big top is at home, and none can be taken up.
refusal-scouted-already = You have scouted in { $clearing } this turn.

event-cirque-du-goat-accolade = { $seat } gives { $to } an accolade
event-accolades-lost = { $seat } loses { $count ->
        [one] an accolade
       *[other] { $count } accolades
    }
event-cirque-du-goat-clowned = { $seat } clowns { $enemy } in { $clearing }
event-cirque-du-goat-critics = The critics: { $space }
event-cirque-du-goat-gained-actions = { $seat } has { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
event-cirque-du-goat-show = { $seat } performs in { $clearing }

layer-cirque-du-goat-reign = Rule lent by the Cirque, not for moves
layer-cirque-du-goat-stages = Stages
order-cirque-du-goat-clown = Clown in battle

## What points were for, by their clause
source-CDG-2-8 = Accolades
source-CDG-6-1 = Perform

## What actions cost beside an action

cost-cirque-du-goat-scout = 1 card

why-cirque-du-goat-talent-scout = A card brings goats to a clearing of its suit, anywhere.
why-cirque-du-goat-actions = Every two goats out make an action; a goat weighs two for rule.
why-cirque-du-goat-lift-big-top = A lifted big top goes where you pitch; its old place is empty.
why-cirque-du-goat-pull = A guest from next door may hold accolades that pay you.
why-cirque-du-goat-perform = A show scores each suit spent and the accolades of its guests.
why-cirque-du-goat-first-card = The first card has to fit the clearing of the show.
why-cirque-du-goat-further-card = Only new suits score; a second card of one is wasted.
why-cirque-du-goat-praise = An accolade scores its holder one, and you one in later shows.
why-cirque-du-goat-praise-more = More accolades pay in every later show that guest attends.
why-cirque-du-goat-clown = You deal nothing, but a leader pays for the laugh with a card.
why-cirque-du-goat-thumbs-down = A fallen big top costs the keenest guest all accolades.

term-cirque-du-goat-accolade = Accolade
    .forms = accolade, accolades
    .means = A marker of the Cirque that another faction holds. Getting one scores a point; in each show that its holder attends it pays the Cirque a point.
term-cirque-du-goat-big-top = Big top
    .forms = big top, big tops
    .means = The Cirque's building: a stage for shows, and a crafting piece.
term-cirque-du-goat-perform = Perform
    .forms = perform, performs, show, shows
    .means = To play a show at a big top in a clearing that the Cirque rules. It scores a point for each suit spent and for each accolade in the audience.
term-cirque-du-goat-pitch = Pitch
    .forms = pitch, pitched
    .means = To place a big top, and to pull one enemy piece over from next door.
