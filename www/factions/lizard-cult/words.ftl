### Lizard Cult

faction-lizard-cult = Lizard Cult
like-lizard-cult = Cards are shown and come back; what everybody throws away tells it where to strike.
goal-lizard-cult = Reveal cards for rituals: plant gardens, recruit, and spend a card of a suit to score for its gardens. Lost Souls, the cards that everybody discards, name the Outcast; in its clearings acolytes fight, convert and sanctify.

piece-lizard-cult-warrior = { $count ->
        [one] lizard
       *[other] lizards
    }
piece-lizard-cult-fox-garden = { $count ->
        [one] fox garden
       *[other] fox gardens
    }
piece-lizard-cult-rabbit-garden = { $count ->
        [one] rabbit garden
       *[other] rabbit gardens
    }
piece-lizard-cult-mouse-garden = { $count ->
        [one] mouse garden
       *[other] mouse gardens
    }

panel-lizard-cult-outcast = Outcast
panel-lizard-cult-next-outcast = As Lost Souls lie now, in Birdsong
panel-lizard-cult-acolytes = Acolytes
panel-lizard-cult-fox-gardens = Fox gardens: points of Score
panel-lizard-cult-rabbit-gardens = Rabbit gardens: points of Score
panel-lizard-cult-mouse-gardens = Mouse gardens: points of Score
panel-lizard-cult-lost-souls = Lost Souls
panel-lizard-cult-revealed = Revealed
flag-lizard-cult-outcast-fox = Foxes
flag-lizard-cult-outcast-rabbit = Rabbits
flag-lizard-cult-outcast-mouse = Mice
flag-lizard-cult-outcast-hated-fox = Foxes, hated: conspiracies cost one less
flag-lizard-cult-outcast-hated-rabbit = Rabbits, hated: conspiracies cost one less
flag-lizard-cult-outcast-hated-mouse = Mice, hated: conspiracies cost one less
flag-lizard-cult-next-outcast-fox = Foxes become the Outcast
flag-lizard-cult-next-outcast-rabbit = Rabbits become the Outcast
flag-lizard-cult-next-outcast-mouse = Mice become the Outcast
flag-lizard-cult-next-outcast-hated-fox = Foxes stay the Outcast and are hated
flag-lizard-cult-next-outcast-hated-rabbit = Rabbits stay the Outcast and are hated
flag-lizard-cult-next-outcast-hated-mouse = Mice stay the Outcast and are hated

figure-lizard-cult-garden_vp = Points of Score with one to five gardens of a suit
figure-lizard-cult-garden_draw = Draw bonuses of the same spaces
figure-lizard-cult-draw_base = Cards drawn without a bonus

layer-lizard-cult-gardens = Gardens, where the Cult rules

step-lizard-cult-adjust-outcast = adjust the Outcast
step-lizard-cult-discard-lost-souls = discard Lost Souls
step-lizard-cult-conspiracies = conspiracies
step-lizard-cult-rituals = rituals
step-lizard-cult-return = return revealed cards

verb-lizard-cult-crusade = Crusade
verb-lizard-cult-march = Crusade: march
verb-lizard-cult-convert = Convert
verb-lizard-cult-sanctify = Sanctify
verb-lizard-cult-build = Build
verb-lizard-cult-recruit = Recruit
verb-lizard-cult-score = Score
verb-lizard-cult-sacrifice = Sacrifice
verb-lizard-cult-done-conspiracies = To Daylight
verb-lizard-cult-done-rituals = To Evening

prompt-lizard-cult-conspiracies = Conspire against the Outcast with acolytes, or go on
prompt-lizard-cult-crusade-battle = The crusaders have arrived: battle there, or not
prompt-lizard-cult-rituals = Reveal a card for a ritual, or go on
prompt-lizard-cult-which-garden = Choose the garden to plant
prompt-lizard-cult-first-outcast = Choose the first Outcast

refusal-too-few-acolytes = It takes { $needed } { $needed ->
        [one] acolyte
       *[other] acolytes
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-not-outcast = { $clearing } is not of the Outcast suit.
refusal-no-outcast-garden = All gardens of the Outcast suit are on the map.
refusal-no-garden-left = No garden of the suit of { $clearing } is left.
refusal-no-match-for-ritual = It does not match { $clearing }, and birds serve Sacrifice only.
refusal-no-garden-of-suit = No garden of that suit is on the map.
refusal-scored-already = You have scored that suit this turn.

event-outcast = { $seat }: the Outcast is now { $suit }
event-hated-outcast = { $seat }: the Outcast, { $suit }, is hated
event-souls-discarded = { $seat } discards Lost Souls: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
event-acolytes = { $seat } has { $count ->
        [one] one more acolyte
       *[other] { $count } more acolytes
    }
event-acolytes-spent = { $seat } spends { $count ->
        [one] an acolyte
       *[other] { $count } acolytes
    }
event-lizard-cult-laid = { $pile ->
        [none] { $seat } takes back { $card }
       *[other] { $seat } reveals { $card }
    }

## What points were for, by their clause
source-LC-5-3 = Score rituals

## What speaks for an option, to bots
ground-lizard-cult-gardens = gardens on the map
ground-lizard-cult-score-points = points of Score rituals
ground-lizard-cult-acolytes = acolytes
ground-lizard-cult-ready-points = points for cards in hand
ground-lizard-cult-sites = clearings to plant in

why-lizard-cult-conspiracies = Acolytes act only in clearings of the Outcast suit; hated makes them cheaper.
why-lizard-cult-crusade-battle = The battle is part of the crusade and costs nothing more.
why-lizard-cult-rituals = Revealed cards come back in Evening; only Score spends its card.
why-lizard-cult-which-garden = Its printed suit counts for points and crafting, whatever its clearing is.
why-lizard-cult-first-outcast = Gardens of the Outcast suit craft, and acolytes act in its clearings.

term-lizard-cult-acolyte = Acolyte
    .forms = acolyte, acolytes
    .means = A warrior in the Cult's Acolytes box: one lost in defence, or ordained with a bird. Acolytes pay for conspiracies.
term-lizard-cult-conspiracy = Conspiracy
    .forms = conspiracy, conspiracies
    .means = What acolytes do in Birdsong in clearings of the Outcast suit: crusade, convert, sanctify.
term-lizard-cult-convert = Convert
    .forms = convert, converted, converts
    .means = To put a warrior of the Cult in the place of an enemy warrior, for two acolytes.
term-lizard-cult-crusade = Crusade
    .forms = crusade, crusades, crusaders
    .means = For two acolytes a battle in an Outcast clearing, or a move out of one and a battle where it ends.
term-lizard-cult-garden = Garden
    .forms = garden, gardens
    .means = The Cult's building. One is enough to rule its clearing; if it falls, the Cult loses a random card.
term-lizard-cult-lost-souls = Lost Souls
    .forms = Lost Souls
    .means = The pile where every card goes that anybody spends or discards, until the Cult's next Birdsong.
term-lizard-cult-outcast = Outcast
    .forms = Outcast
    .means = A suit: the one most common among Lost Souls. When it stays the same it is hated, and conspiracies cost an acolyte less.
term-lizard-cult-ritual = Ritual
    .forms = ritual, rituals
    .means = What a revealed card is good for in the Cult's Daylight: build, recruit, score, or with a bird sacrifice.
term-lizard-cult-sanctify = Sanctify
    .forms = sanctify, sanctified
    .means = To put a garden in the place of an enemy building, for three acolytes.
