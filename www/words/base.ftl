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
held = { $item }{ $exhausted ->
    [yes] , face down
   *[no] {""}
}{ $damaged ->
    [yes] , damaged
   *[no] {""}
}{ $ruin ->
    [yes] , from a ruin
   *[no] {""}
}

map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain
map-gorge = Gorge
map-marsh = Marsh

landmark-ferry = Ferry
landmark-tower = Tower
landmark-elder-treetop = Elder Treetop
landmark-black-market = Black Market
landmark-legendary-forge = Legendary Forge
landmark-lost-city = Lost City
landmark-mousehold = Mousehold
landmark-foxburrow = Foxburrow
landmark-rabbittown = Rabbittown
landmark-text-ferry = Once a turn a move from here may go on by river or over the lake. The Ferry goes along, and each whose pieces crossed draws a card.
landmark-text-tower = Whoever rules here at the end of their own Evening scores 1.
landmark-text-elder-treetop = One more building slot. Removing the enemy building in it scores 1 more.
landmark-text-black-market = Three cards lie here face down. Once in your turn, with a piece here, exchange a card of your hand for one.
landmark-text-legendary-forge = The items on its card are crafted only with a piece here, for a card and 1 point more.
landmark-text-lost-city = A fox, rabbit and mouse clearing at once.
landmark-text-mousehold = A mouse clearing too. Warriors removed in battle in another mouse clearing may be placed here.
landmark-text-foxburrow = A fox clearing too. Moves lead from here to every other fox clearing and back.
landmark-text-rabbittown = A rabbit clearing too. Once in your Daylight spend a rabbit card: a warrior here for each other rabbit clearing with pieces of yours, then battle here.
way-river = by river
way-ferry = by Ferry, for a card
way-foxburrow = by Foxburrow
pile-place-1 = First place
pile-place-2 = Second place
pile-place-3 = Third place

deck-base = Base deck
deck-exiles-and-partisans = Exiles & Partisans
deck-squires-and-disciples = Squires & Disciples

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
verb-pay-at = Pay
verb-send = Send away
verb-send-to = Send to
verb-set-up = Set up
verb-pick = Pick
verb-put-back = Put back
verb-open = Open the path
verb-take-in = Take in
verb-gather = Gather
verb-exchange = Exchange with place

verb-pass-ambush = No ambush
verb-pass-foil = Do not foil
verb-pass-battle-effects = Use nothing
verb-pass-take-hit = Let it pass
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
prompt-take-ruin-item = Choose the item you take from under the ruin
prompt-set-up-landmark = Choose a landmark and where it stands
prompt-pick-faction = Pick the faction you play
prompt-homeland = Choose your homeland
prompt-around-homeland = Where does one more start, next to the homeland?
prompt-put-back = Choose a card to put back into the deck
prompt-treetop-slot = Does the building stand in the Treetop?
prompt-treetop-falls = Is the building in the Treetop the one that goes?
prompt-take-in = Place the removed warriors in Mousehold?
prompt-push-ball = Choose where the ball rolls
count-move-group = Take { $count } { $piece }

## Refusals: short, with the numbers that count

refusal-you-must-rule = You rule neither { $from } nor { $to }: in { $from } you have { $yours-from } against { $theirs-from }, in { $to } { $yours-to } against { $theirs-to }. A move needs rule at one end.
refusal-you-must-rule-here = You do not rule { $clearing }: you have { $yours } there against { $theirs }.
refusal-lent-for-acts = The rule of { $clearing } is lent to you for everything but moves.
refusal-locked-card = This card is locked until somebody has picked a militant.
refusal-taken-card = Somebody has picked this faction.
refusal-no-room-for-faction = This faction cannot sit with those that were picked.
refusal-not-adjacent = { $from } and { $to } are not neighbours.
refusal-nothing-to-move = Nothing of yours in { $from } can move.
refusal-nothing-to-battle = There is nothing to fight in { $clearing }.
refusal-nobody-to-fight-with = You have nobody to fight with in { $clearing }.
refusal-forests-full = The forests are full: there is room for { $room ->
        [one] one more kind of piece
       *[other] { $room } more kinds of pieces
    }, too few for a group.
refusal-no-open-slot = Clearing { $clearing } has no free slot.
refusal-no-item-there = No item lies under a ruin in { $clearing }.
refusal-no-building-left = No building of this type is left.
refusal-no-matching-card = You have no card for { $clearing }.
refusal-card-does-not-match-clearing = The card does not match { $clearing }.
refusal-warriors-shield-it = Warriors of its own side in { $clearing } shield it.
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
refusal-not-in-this-step = Not in this step: { $phase }, { $step }.
refusal-other-question-open = The question above comes first.

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
event-lent-rule = { $seat } uses the rule of { $from } in { $clearing }
event-moved = { $seat } moves { $count } { $piece } from { $from } to { $to }
event-returned = { $seat } takes { $count } { $piece } back{ $clearing ->
        [none] {""}
       *[other] {" "}from { $clearing }
    }
event-scored = { $seat } scores { $points }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }
source-LAW-12d = an opened path
source-LANDMARK-tower-2 = the Tower
source-LAW-4-1a = pieces removed
source-LAW-4-1d = crafting
event-lost-points = { $seat } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }
faction-player-1 = Player 1
faction-player-2 = Player 2
faction-player-3 = Player 3
faction-player-4 = Player 4
faction-player-5 = Player 5
faction-player-6 = Player 6

event-dealt-faction = { $faction } can be picked
event-dealt-beside = { $card } lies beside { $faction }
event-locked-faction = { $faction } is locked until somebody picks a militant
event-picked-faction = { $seat } picks { $faction }
event-put-back = { $card ->
        [none] { $seat } puts a card back
       *[other] { $seat } puts { $card } back
    }
event-set-up-landmark = { $seat } sets up the { $landmark } in { $clearing }
event-opened-path = { $seat } opens the path between { $clearing } and { $to }
event-flooded = Clearing { $clearing } is flooded
event-dealt-suit = Clearing { $clearing } is dealt { $suit }
event-battle = { $seat } attacks { $defender } in { $clearing }
event-ambush = { $seat } ambushes in { $clearing }
event-foil = { $seat } foils the ambush in { $clearing }
event-battle-ended = The battle in { $clearing } ends early
event-rolled = The dice in { $clearing }: attacker { $attacker }, defender { $defender }
event-rolled-suit = { $seat } rolls the die: { $suit }
event-hits = Hits in { $clearing }: by the attacker { $attacker }, by the defender { $defender }
event-hit-ignored = { $seat } ignores the first hit in { $clearing }
event-flipped = { $seat } turns over the { $piece } in { $clearing }
event-swapped = { $seat } swaps the { $piece } in { $clearing } and the { $other } in { $to }
event-used = { $seat } uses { $card }
event-activated = { $seat } pays a { $suit } icon
event-activated-dominance = { $seat } activates { $card }
event-claimed-dominance = { $seat } claims { $card }
event-crafted = { $seat } crafts { $card }
event-ruin-removed = The ruin in { $clearing } is gone
event-took-discard = { $seat } takes { $card } from the discard pile
event-took-crafted = { $seat } takes { $card } from the table of { $from }
event-found-nothing = { $seat } finds nothing to take in { $clearing }
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
event-laid = { $card ->
        [none] { $seat } lays a card elsewhere
       *[other] { $seat } lays { $card } elsewhere
    }
event-showed-top = The top card of the deck is { $card }
event-paid-warriors = { $seat } pays { $to } { $count ->
        [one] a warrior
       *[other] { $count } warriors
    }
event-saw-card = { $card ->
        [none] { $seat } looks at a card of { $from }
       *[other] { $seat } sees { $card } of { $from }
    }
event-reshuffled = The discard pile becomes a new deck of { $count }
event-won = { $seat } wins

state-undamaged = intact
panel-actions-left = Actions
panel-actions-earned = Actions earned
panel-next-draw = Next draw
panel-craft-budget = Can pay
flag-used = used
flag-unused = not used

## Standing orders: answers to questions that come again and again

orders = Standing orders
orders-of = Standing orders of { $seat }
orders-text = A question with an order is answered for you at once, on the turns of others too, so the device need not change hands. Only you see these orders. They hold until you change them.
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

## What each kind of question is about, said once on a device. One sentence of at most fourteen words.

why-actions = Actions may come in any order; the law says how many.
why-craft = A crafted card scores or stays; your crafting pieces on the map pay.
why-ambush = An ambush deals two hits before any dice fall.
why-foil = An ambush of your own, of the same suit or a bird, undoes theirs.
why-battle = The attacker deals the higher die; warriors present limit what each side deals.
why-battle-effects = Effects are used now or not in this battle.
why-between-steps = Some cards can be used between steps; going on costs nothing.
why-order-effects = Several things happen at this moment, and you choose their order.
why-order-triggers = What was removed sets several things off; you choose their order.
why-order-claims = More than one may take these pieces; you say who goes first.
why-order-clearings = The same happens in several clearings, one after the other.
why-who-first = Both sides can use effects; whoever goes first shows its plan first.
why-take-hit = Warriors fall first; among what is left the owner chooses.
why-send-away = These pieces are driven off and not removed; you say where to.
why-move = You must rule where you come from or where you go.
why-move-group = Take as many as you like; those who stay still count for rule.
why-pay-icon = Each crafting piece pays one icon, once a turn.
why-discard-card = Nobody keeps more than five cards at the end of a turn.
why-give-card = The card goes to another hand; choose the one you miss least.
why-spend-card = The card is the price; a bird is good for any suit.
why-take-from = You take a card at random; you cannot see which.
why-look-at-hand = You see all their cards; they know that you looked.
why-who-draws = Another player draws too; choose the one you fear least.
why-remove-own-warrior = The warrior goes back to your supply, and you draw a card.
why-starting-corner = A corner has few paths: easy to guard, slow to leave.
why-starting-neighbour = Your second place should be easy to reach from your first.
why-take-ruin-item = Each item can be had once; others want it too.
why-push-ball = A ball that is hit is not removed; it rolls next door.
why-pick-faction = The last player picks first, and each sets up before the next picks.
why-homeland = Nobody else's homeland, and as far off theirs as your card asks.
why-around-homeland = They start as evenly as they can; those left over you place.
why-put-back = Everybody keeps three of five cards; nobody sees which go back.
why-set-up-landmark = A landmark stands on the map for the whole game, for everybody.
why-treetop-slot = The Treetop is one slot more; removing what stands there scores extra.
why-treetop-falls = Removing the building in the Treetop scores extra for whoever does it.
why-take-in = Warriors that were removed can come back to Mousehold instead.
