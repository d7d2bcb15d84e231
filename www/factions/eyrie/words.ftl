### Eyrie Dynasties

faction-eyrie = Eyrie Dynasties
like-eyrie = A growing list of duties that must be done each turn, until one fails.
goal-eyrie = Keep many roosts on the map: they score every Evening. Each Birdsong the Decree grows, and each Daylight all of it must be done; the first card that cannot be done brings turmoil.

piece-eyrie-warrior = { $count ->
        [one] bird
       *[other] birds
    }
piece-eyrie-roost = { $count ->
        [one] roost
       *[other] roosts
    }

panel-eyrie-leader = Leader
panel-eyrie-deposed = Deposed
panel-eyrie-roosts = Roosts
panel-eyrie-next-points = Points this Evening
panel-eyrie-recruit = Recruit
panel-eyrie-move = Move
panel-eyrie-battle = Battle
panel-eyrie-build = Build
panel-eyrie-builder = Builder
panel-eyrie-charismatic = Charismatic
panel-eyrie-commander = Commander
panel-eyrie-despot = Despot
flag-eyrie-leader-none = Nobody yet
flag-eyrie-leader-builder = Builder: items are worth what is printed
flag-eyrie-leader-charismatic = Charismatic: each Recruit places two
flag-eyrie-leader-commander = Commander: one more hit in attack
flag-eyrie-leader-despot = Despot: one more point for a battle that removes buildings or tokens
flag-eyrie-deposed-builder = Builder
flag-eyrie-deposed-charismatic = Charismatic
flag-eyrie-deposed-commander = Commander
flag-eyrie-deposed-despot = Despot
own-card-eyrie-vizier = Loyal Vizier

figure-eyrie-roost_track_vp = Points of the spaces of the Roosts track, left to right
figure-eyrie-roost_track_draw = Draw bonuses of the same spaces
figure-eyrie-draw_base = Cards drawn without a bonus

step-eyrie-emergency-orders = emergency orders
step-eyrie-add-to-decree = add to the Decree
step-eyrie-new-roost = a new roost
step-eyrie-decree = resolve the Decree
step-eyrie-score = score roosts

verb-eyrie-add = Add
verb-eyrie-lead = Follow
verb-eyrie-recruit = Recruit
verb-eyrie-decree-move = Move
verb-eyrie-decree-battle = Battle
verb-eyrie-build = Build
verb-eyrie-turmoil = Turmoil
verb-eyrie-done-add-to-decree = Add no more
verb-eyrie-done-craft = To the Decree

prompt-eyrie-choose-leader = Choose who leads the Eyrie
prompt-eyrie-add-to-decree = Add a card to a column of the Decree
prompt-eyrie-new-roost = Choose where a new roost and three warriors begin
prompt-eyrie-decree-recruit = The Decree: recruit at a roost. Due: { $suits }
prompt-eyrie-decree-move = The Decree: move. Due: { $suits }
prompt-eyrie-decree-battle = The Decree: start a battle. Due: { $suits }
prompt-eyrie-decree-build = The Decree: build a roost. Due: { $suits }

refusal-one-bird-a-turn = You have added a bird this turn.
refusal-fewer-warriors-elsewhere = { $clearing } has { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }, and another clearing { $fewest ->
        [0] none
       *[other] only { $fewest }
    }.
refusal-no-roost-here = No roost stands in { $clearing }.
refusal-roost-here = A roost stands in { $clearing } already.
refusal-no-roost-left = All seven roosts are on the map.
refusal-no-warrior-left = No warrior is left in your supply.

event-eyrie-laid = { $seat } adds { $card } to { $pile }
event-eyrie-leader = { $seat } follows a new leader: { $space }
event-eyrie-turmoil = { $seat } falls into turmoil
event-eyrie-lost-points = { $seat } is humiliated: { $points ->
        [one] 1 point lost
       *[other] { $points } points lost
    }

## What points were for, by their clause
source-ED-5-6 = Roosts

## What speaks for an option

ground-eyrie-next-points = points this Evening
ground-eyrie-roosts = roosts on the map
ground-eyrie-orders = cards in the Decree
ground-eyrie-turmoil = a Decree that can be done
ground-eyrie-humiliation = birds at risk
ground-eyrie-sites = clearings to build in
ground-eyrie-evening = points of the next Evening

why-eyrie-choose-leader = The leader's two Viziers are birds in the Decree, done every turn.
why-eyrie-add-to-decree = Every card added must be done this turn and each turn after.
why-eyrie-new-roost = With no roost left you begin again where fewest warriors stand.
why-eyrie-decree-recruit = Each card recruits at a roost in a clearing of its suit.
why-eyrie-decree-move = Each card moves from a clearing of its suit.
why-eyrie-decree-battle = Each card battles in a clearing of its suit.
why-eyrie-decree-build = Each card builds in a clearing of its suit that you rule.

term-eyrie-decree = Decree
    .forms = Decree
    .means = Four columns of cards on the Eyrie's board: recruit, move, battle, build. In Daylight every card is done, from left to right.
term-eyrie-roost = Roost
    .forms = roost, roosts
    .means = The Eyrie's building, one a clearing. In the Evening the roosts on the map score; each is a crafting piece.
term-eyrie-turmoil = Turmoil
    .forms = turmoil
    .means = What follows when a card of the Decree cannot be done: a point lost for each bird in it, the Decree discarded, the leader deposed, and Daylight over.
term-eyrie-vizier = Vizier
    .forms = Vizier, Viziers
    .means = A bird that a leader brings into two columns of the Decree.
