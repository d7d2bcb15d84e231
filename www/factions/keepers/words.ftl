### Keepers in Iron

faction-keepers = Keepers in Iron
like-keepers = Knights who dig in the forests, and a Retinue of cards that does it all.
goal-keepers = Delve relics out of the forests, carry them to a waystation of their type and recover them for their value; a column of all three types scores two more. All of it is done by the Retinue: whoever reaches too high loses the card.

piece-keepers-warrior = { $count ->
        [one] badger
       *[other] badgers
    }
piece-keepers-tablet-station-over-figure = { $count ->
        [one] tablet waystation (figure below)
       *[other] tablet waystations (figure below)
    }
piece-keepers-figure-station-over-tablet = { $count ->
        [one] figure waystation (tablet below)
       *[other] figure waystations (tablet below)
    }
piece-keepers-figure-station-over-jewelry = { $count ->
        [one] figure waystation (jewelry below)
       *[other] figure waystations (jewelry below)
    }
piece-keepers-jewelry-station-over-figure = { $count ->
        [one] jewelry waystation (figure below)
       *[other] jewelry waystations (figure below)
    }
piece-keepers-jewelry-station-over-tablet = { $count ->
        [one] jewelry waystation (tablet below)
       *[other] jewelry waystations (tablet below)
    }
piece-keepers-tablet-station-over-jewelry = { $count ->
        [one] tablet waystation (jewelry below)
       *[other] tablet waystations (jewelry below)
    }
piece-keepers-figure = { $count ->
        [one] figure
       *[other] figures
    }
piece-keepers-tablet = { $count ->
        [one] tablet
       *[other] tablets
    }
piece-keepers-jewelry = { $count ->
        [one] piece of jewelry
       *[other] pieces of jewelry
    }

panel-keepers-figure-values = Figures
panel-keepers-tablet-values = Tablets
panel-keepers-jewelry-values = Jewelry
panel-keepers-next-column = Would fill a column
panel-keepers-figure = Figure
panel-keepers-tablet = Tablet
panel-keepers-jewelry = Jewelry
panel-keepers-waystations-on-board = Waystations on the board
panel-keepers-retinue-size = Cards in the Retinue
panel-keepers-move = Move
panel-keepers-delve = Battle then Delve
panel-keepers-recover = Move or Recover
panel-keepers-unknown = value unknown
panel-keepers-one = value 1
panel-keepers-two = value 2
panel-keepers-three = value 3
panel-keepers-recovered = Recovered
own-card-keepers-retainer = Faithful Retainer

figure-keepers-column_vp = Points for filling a column
figure-keepers-trophy_vp = What a removed relic is worth beyond a token
figure-keepers-retinue_room = Cards that the Retinue holds
figure-keepers-crowd = Warriors in a clearing of which one goes in Evening
figure-keepers-draw_base = Cards drawn without a waystation

layer-keepers-waystations = Waystations
layer-keepers-delvable = Where relics can be delved
layer-keepers-recoverable = Where relics can be recovered

step-keepers-encamp = encamp
step-keepers-decamp = decamp
step-keepers-recruit = recruit
step-keepers-move = Retinue: Move
step-keepers-delve = Retinue: Battle then Delve
step-keepers-recover = Retinue: Move or Recover
step-keepers-live-off-the-land = live off the land
step-keepers-gather = gather the Retinue

verb-keepers-encamp = Encamp
verb-keepers-return = Come back
verb-keepers-decamp = Decamp
verb-keepers-recruit = Recruit
verb-keepers-retinue-move = Move
verb-keepers-retinue-battle = Battle
verb-keepers-delve = Delve
verb-keepers-dig = Dig up
verb-keepers-recover = Recover
verb-relic = Take
verb-carry = Carry
verb-to-forest = Hide in
verb-keepers-act-with = Act with
verb-keepers-act-with-retainer = Act with a Faithful Retainer
verb-keepers-gather = Add
verb-keepers-shift = Shift
verb-keepers-send = Send a Faithful Retainer
verb-keepers-done-encamp = Encamp no more
verb-keepers-done-decamp = Decamp no more
verb-keepers-done-recruit = Recruit no more
verb-keepers-done-craft = To the Retinue
verb-keepers-done-retinue-move = To Battle then Delve
verb-keepers-done-retinue-delve = To Move or Recover
verb-keepers-done-retinue-recover = End the day
verb-keepers-done-gather = Draw cards
verb-keepers-pass-delve = Dig up nothing
verb-keepers-pass-recover = Recover no more

cost-keepers-recruit = the card

prompt-keepers-second-clearing = Choose where four more badgers start
prompt-keepers-encamp = Let a waystation take the place of a badger, or go on
prompt-keepers-return = Come back: a waystation and a badger on the edge of the map
prompt-keepers-decamp = Let a badger take the place of a waystation, or go on
prompt-keepers-recruit = Spend a card for two badgers at a waystation, or go on
prompt-keepers-retinue-move = The Retinue: move out of a clearing that a card matches
prompt-keepers-retinue-delve = The Retinue: battle where you must, then delve
prompt-keepers-retinue-recover = The Retinue: recover relics, or move
prompt-keepers-act-with = Which of your cards acts? It may be lost.
prompt-keepers-delve = Choose the relic to dig up
prompt-keepers-recover = Choose the relic to recover
prompt-carry-relics = How many of these relics go along?
prompt-which-relic = Several relics lie there: which one?
prompt-trophy-forest = Choose the forest where the relic goes
prompt-keepers-gather = Add cards to the Retinue, or shift one of its cards

refusal-once-a-clearing = That was done in { $clearing } this turn; each clearing has it once.
refusal-no-keeper-here = No badger stands in { $clearing }.
refusal-no-waystation-here = No waystation stands in { $clearing }.
refusal-battle-before-delving = An enemy in { $clearing } has to be battled first.
refusal-no-keeper-to-delve = No badger stands in { $clearing } to delve.
refusal-no-relic-near = No forest next to { $clearing } holds a relic.
refusal-nothing-to-recover = No relic lies at a waystation of its type in { $clearing }.
refusal-retinue-full = The Retinue holds { $cards } cards; there is room for { $most }.
refusal-relics-are-dug = Relics come out of forests and by no other way.

event-keepers-laid = { $seat } puts { $card } into { $pile }
event-turned-relic = { $seat } digs up { $piece }: it is worth { $count }
event-recovered = { $seat } recovers { $piece } of { $count ->
        [one] 1 point
       *[other] { $count } points
    } in { $clearing }
event-hid-relic = { $seat } puts { $piece } worth { $count } into { $clearing }
event-retainer-left = A Faithful Retainer leaves { $seat }
event-sent-retainer = { $seat } sends a Faithful Retainer from { $from-pile } to { $pile }

## What points were for, by their clause
source-KI-15-5-2-III-b = Relics recovered

## What speaks for an option, to bots
ground-keepers-relics-at-stations = relics at waystations
ground-keepers-relics-dug = relics on their way
ground-keepers-relics-near = relics within reach
ground-keepers-retinue = cards in the Retinue
ground-keepers-waystations = waystations on the map
ground-keepers-types-shown = types that waystations show
ground-keepers-footing = rule around a forest
ground-keepers-crowds = clearings that are not too full

why-keepers-second-clearing = The forests that touch neither clearing get the other relics.
why-keepers-encamp = A waystation draws a card, takes recruits and lets relics come home.
why-keepers-return = With nobody left you begin again on the edge of the map.
why-keepers-decamp = It comes back another turn, on whichever side you like.
why-keepers-recruit = Any card will do that matches the clearing; a bird matches all.
why-keepers-retinue-move = Each card moves once, out of a clearing of its suit.
why-keepers-retinue-delve = Rule as many clearings around the forest as the relic is worth.
why-keepers-retinue-recover = Rule as many clearings of that suit as the relic is worth.
why-keepers-act-with = If the relic is worth too much, this card leaves the Retinue.
why-keepers-delve = Worth more than the clearings you rule around the forest, it costs the card.
why-keepers-recover = It scores first; then too little rule of the suit costs the card.
why-carry-relics = Each badger that moves may carry one relic.
why-which-relic = They are alike but for the value that shows.
why-trophy-forest = There it can be dug up again, with its value for all to see.
why-keepers-gather = A card there acts every turn; one in hand pays, crafts or ambushes.

term-keepers-delve = Delve
    .forms = delve, delves, delving
    .means = To turn up a relic of a forest and take it into a clearing next to it that the Keepers rule. Worth more than the clearings they rule around that forest, it costs the card that acted.
term-keepers-recover = Recover
    .forms = recover, recovers, recovered
    .means = To take relics home from a waystation of their type, for their value. Worth more than the clearings of that suit that the Keepers rule, one ends it and costs the card.
term-keepers-relic = Relic
    .forms = relic, relics
    .means = A token of the Keepers: figure, tablet or jewelry, worth 1, 2 or 3. Type side up nobody knows the value. An enemy that removes one scores two and puts it into a forest.
term-keepers-retinue = Retinue
    .forms = Retinue
    .means = Three columns of cards on the Keepers' board: move, battle then delve, move or recover. Each card acts once every Daylight, in or out of a clearing of its suit.
term-keepers-retainer = Faithful Retainer
    .forms = Faithful Retainer, Faithful Retainers
    .means = A bird in the Retinue from the start. Once discarded it leaves the game.
term-keepers-waystation = Waystation
    .forms = waystation, waystations
    .means = A building of the Keepers that shows a type of relic on either side. It takes recruits, crafts, draws a card in the Evening, and lets relics of its type come home.
