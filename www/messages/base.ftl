### The words of the base game: suits, items, maps, steps, verbs, questions, refusals, events.

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
suit-frog = frog
suit-any = any suit

item-boot = boot
item-bag = bag
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coin = coins
item-torch = torch

map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain
map-gorge = Gorge
map-marsh = Marsh

deck-base = Base deck
deck-exiles-partisans = Exiles and Partisans
deck-squires-disciples = Squires and Disciples

card-kind-ambush = ambush
card-kind-dominance = dominance
card-kind-item = item
card-kind-persistent = lasting effect
card-kind-immediate = effect at once

state-damaged = damaged
state-ready = ready
state-buried = buried
state-exhausted = exhausted

piece-warrior = { $count ->
        [one] warrior
       *[other] warriors
    }

## Steps of a turn

step-setup = set-up
step-craft = craft
step-actions = actions
step-draw = draw
step-discard = discard

## Verbs

verb-done = Done
verb-end = Done
verb-pass = Pass
verb-end-turn = End turn
verb-start = Start
verb-recruit = Recruit
verb-march = March
verb-move = Move
verb-battle = Battle
verb-craft = Craft
verb-build = Build
verb-ambush = Ambush
verb-no-ambush = No ambush
verb-take = Take
verb-discard = Discard
verb-count = Take
verb-with = With it
verb-without = Without it

## Questions

prompt-daylight-action = Choose what to do
prompt-ambush = Play an ambush in this battle?
prompt-take-hit = Choose a piece to take the hit
prompt-how-many-move = How many warriors move?
prompt-end-turn = End the turn?
prompt-discard-to-five = Discard down to five cards
prompt-craft = Craft a card from your hand, or go on
count-how-many-move = Move { $count }

## Refusals: short, with the numbers that count

refusal-you-must-rule = You rule neither { $from } nor { $to }. In { $to }: they have { $theirs }, you have fewer; in { $from } you have { $yours }. A move needs rule at one end.
refusal-you-do-not-rule = You do not rule { $clearing }: you have { $yours }, they have { $theirs }.
refusal-not-adjacent = { $from } and { $to } are not joined by a path.
refusal-nobody-to-fight = No clearing holds both your warriors and an enemy.
refusal-no-free-slot = Clearing { $clearing } has no free slot.
refusal-once-per-turn = Only once each turn.
refusal-card-does-not-match = { $card } does not match clearing { $clearing }.
refusal-too-few-crafting-pieces = { $card } needs { $need } crafting pieces; you have { $have }.
refusal-cannot-be-crafted = { $card } cannot be crafted.
refusal-craft-first = Crafting comes before the first action.

## Events

event-turn = { $seat } begins a turn
event-phase = { $phase }
event-placed = { $seat } places { $count } { $piece }{ $clearing ->
        [none] {""}
       *[other] {" "}in { $clearing }
    }
event-removed = { $seat } loses { $count } { $piece }{ $clearing ->
        [none] {""}
       *[other] {" "}in { $clearing }
    }
event-moved = { $seat } moves { $count } { $piece } from { $from } to { $to }
event-scored = { $seat } scores { $points }{ $source ->
        [none] {""}
       *[other] {" "}for { $source }
    }
event-battle = { $attacker } attacks { $defender } in { $clearing }
event-rolled = The dice show { $high } and { $low }
event-ambushed = { $seat } plays an ambush
event-drew = { $cards ->
        [none] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $seat } draws { $cards }
    }
event-discarded = { $card ->
        [none] { $seat } discards a card
       *[other] { $seat } discards { $card }
    }
event-crafted = { $seat } crafts { $card }
event-gave = { $card ->
        [none] { $seat } gives a card
       *[other] { $seat } gives { $card }
    }
event-took = { $card ->
        [none] { $seat } takes a card
       *[other] { $seat } takes { $card }
    }
event-flipped = The { $piece } of { $seat } is turned over
event-found = { $seat } finds { $item } in { $clearing }
event-chose = { $seat }: { $option }
event-won = { $seat } wins

source-item = an item
source-craft = crafting
