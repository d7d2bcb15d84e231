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
state-buried = buried
state-exhausted = exhausted

piece-warrior = { $count ->
        [one] warrior
       *[other] warriors
    }

## Steps of a turn

step-craft = craft
step-actions = actions
step-draw = draw
step-perform = perform

## Verbs

verb-done = Done
verb-pass = Pass
verb-continue = Go on
verb-move = Move
verb-battle = Battle
verb-craft = Craft
verb-use = Use
verb-ambush = Play
verb-lose = Lose
verb-discard = Discard
verb-give = Give
verb-spend = Spend
verb-take = Take
verb-place = Place
verb-choose = Choose
verb-pay = Pay with
verb-count = Take
verb-with = Take along
verb-activate = Activate
verb-claim = Claim
verb-item = Take
verb-first = First
verb-resolve = Next
verb-remove = Remove
verb-suit = Choose
verb-put = Place
verb-put-from = Place
verb-send = Send away
verb-send-to = Send to

verb-pass-ambush = No ambush
verb-pass-foil = Do not foil
verb-pass-battle-effects = Use nothing
verb-done-actions = To Evening
verb-done-craft = Done crafting

## Questions

prompt-actions = Choose an action
prompt-craft = Craft a card, or go on
prompt-ambush = Play an ambush in this battle?
prompt-foil = Foil the ambush with one of your own?
prompt-battle = Choose where to attack, and whom
prompt-battle-effects = Use an effect in this battle?
prompt-between-steps = Use an effect now, or go on?
prompt-order-effects = Which effect comes first?
prompt-order-triggers = Which effect comes first?
prompt-order-claims = Who takes the removed pieces first?
prompt-order-clearings = Which clearing comes first?
prompt-who-first = Who uses effects first?
prompt-take-hit = Choose a piece to take the hit
prompt-send-away = Choose where the pieces that were hit go
prompt-move = Choose where to move from and to
prompt-move-group = How many go along?
prompt-pay-icon = Choose what pays for the icon
prompt-discard-card = Choose a card to discard
prompt-give-card = Choose a card to give
prompt-spend-card = Choose a card to spend
prompt-take-from = Whose card do you take?
prompt-look-at-hand = Whose hand do you look at?
prompt-who-draws = Who else draws a card?
prompt-remove-own-warrior = Choose the warrior you give up
prompt-starting-corner = Choose the corner where you begin
prompt-starting-neighbour = Choose the second clearing where you begin
prompt-push-ball = Choose where the ball rolls
count-move-group = Take { $count } { $piece }

## Refusals: short, with the numbers that count

refusal-you-must-rule = You rule neither { $from } nor { $to }: in { $from } you have { $yours-from } against { $theirs-from }, in { $to } { $yours-to } against { $theirs-to }. A move needs rule at one end.
refusal-you-must-rule-here = You do not rule { $clearing }: you have { $yours } there against { $theirs }.
refusal-lent-for-acts = The rule of { $clearing } is lent to you for everything but moves.
refusal-not-adjacent = { $from } and { $to } are not neighbours.
refusal-nothing-to-move = Nothing of yours in { $from } can move.
refusal-nothing-to-battle = There is nothing to fight in { $clearing }.
refusal-nobody-to-fight-with = You have nobody to fight with in { $clearing }.
refusal-no-open-slot = Clearing { $clearing } has no free slot.
refusal-none-in-supply = No such piece is left in supply for { $clearing }.
refusal-already-crafted = You already have this effect.
refusal-card-has-no-cost = This card cannot be crafted.
refusal-item-gone = The item of this card is no longer in the supply.
refusal-cannot-pay-icons = You cannot pay for it: left are { $fox } fox, { $rabbit } rabbit, { $mouse } mouse{ $lent ->
        [0] {""}
       *[other] {" "}and { $lent } lent
    }.
refusal-too-few-points = Needs { $needed } points; you have { $points }.
refusal-dominance-active-already = You have a dominance card already.

## Events

event-turn = Round { $round }: { $seat }
event-phase = { $phase }
event-placed = { $seat } places { $count } { $piece }{ $clearing ->
        [none] {""}
       *[other] {" "}in { $clearing }
    }
event-removed = { $owner } loses { $count } { $piece }{ $clearing ->
        [none] {""}
       *[other] {" "}in { $clearing }
    }{ $by ->
        [none] {""}
       *[other] {" "}to { $by }
    }
event-lent-icon = { $seat } crafts with the { $piece } of { $owner } in { $clearing }
event-lent-rule = { $seat } acts by the rule of { $from } in { $clearing }
event-moved = { $seat } moves { $count } { $piece } from { $from } to { $to }
event-returned = { $seat } takes { $count } { $piece } back{ $clearing ->
        [none] {""}
       *[other] {" "}from { $clearing }
    }
event-scored = { $seat } scores { $points }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }
source-LAW-4-1a = pieces removed
source-LAW-4-1d = crafting
event-battle = { $seat } attacks { $defender } in { $clearing }
event-ambush = { $seat } ambushes in { $clearing }
event-foil = { $seat } foils the ambush in { $clearing }
event-battle-ended = The battle in { $clearing } ends early
event-rolled = The dice in { $clearing }: attacker { $attacker }, defender { $defender }
event-hits = Hits in { $clearing }: by the attacker { $attacker }, by the defender { $defender }
event-hit-ignored = { $seat } ignores the first hit in { $clearing }
event-sent-to-forest = { $seat } sends { $count } { $piece } from { $from } to a forest
event-flipped = { $seat } turns over the { $piece } in { $clearing }
event-swapped = { $seat } swaps { $piece } and { $other }
event-used = { $seat } uses { $card }
event-activated = { $seat } pays a { $suit } icon
event-activated-dominance = { $seat } activates { $card }
event-claimed-dominance = { $seat } claims { $card }
event-crafted = { $seat } crafts { $card }
event-gained-item = { $seat } gets { $item }
event-removed-item = { $item } leaves the game
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
event-spent = { $seat } spends { $card }
event-gave = { $card ->
        [none] { $seat } gives { $to } a card
       *[other] { $seat } gives { $to } { $card }
    }
event-took = { $card ->
        [none] { $seat } takes a card from { $from }
       *[other] { $seat } takes { $card } from { $from }
    }
event-saw-card = { $card ->
        [none] { $seat } looks at a card of { $from }
       *[other] { $seat } sees { $card } of { $from }
    }
event-reshuffled = The discard pile becomes a new deck of { $count }
event-won = { $seat } wins

state-undamaged = in order
panel-actions-left = Actions
panel-actions-earned = Actions earned
panel-next-draw = Next draw
panel-craft-budget = Can pay
flag-used = used
flag-unused = not used

## Standing orders: answers to questions that come again and again

orders = Standing orders
orders-of = Standing orders of { $seat }
orders-text = A question that is ordered here is answered for you at once, also on the turns of others, and needs no change of hands. Only you see these orders. They hold until you change them.
orders-chip = { $count ->
        [0] Orders
       *[other] { $count } orders
    }
orders-one = { $about }: { $order }
order-ask = Ask me
order-never = Never
order-always = Always, if I can
order-rank = In this order
order-up = { $piece }: lose earlier
order-about-ambush = Ambush when I defend
order-about-foil = Foil an ambush on me
order-about-take-hit = What hits take after my warriors
order-about-between-steps = Use something between steps

## Pages for the printer

print = Pages to print
print-now = Print
print-what = What is printed
print-law = Law of the base game
print-pieces = Pieces of { $faction }
