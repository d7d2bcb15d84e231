### Underground Duchy

faction-duchy = Underground Duchy
like-duchy = An army under the ground, and ministers above it who score if nothing falls.
goal-duchy = Gather in the Burrow, surface by tunnels, build citadels and markets, and sway ministers by showing cards: they score and give actions. The Price of Failure: each loss of buildings drives the best minister away.

piece-duchy-warrior = { $count ->
        [one] mole
       *[other] moles
    }
piece-duchy-citadel = { $count ->
        [one] citadel
       *[other] citadels
    }
piece-duchy-market = { $count ->
        [one] market
       *[other] markets
    }
piece-duchy-tunnel = { $count ->
        [one] tunnel
       *[other] tunnels
    }
place-burrow = the Burrow
way-duchy = by tunnel

panel-duchy-citadels = Citadels: more moles each Birdsong
panel-duchy-markets = Markets: more cards each Evening
panel-duchy-burrow = Moles in the Burrow
panel-duchy-next-moles = Moles next Birdsong
panel-duchy-actions-left = Assembly actions left
panel-duchy-swayed = Swayed ministers
panel-duchy-unswayed = Unswayed ministers
panel-duchy-squire-crowns = Squire crowns left
panel-duchy-noble-crowns = Noble crowns left
panel-duchy-lord-crowns = Lord crowns left
panel-duchy-revealed = Revealed cards
panel-duchy-foremole = Foremole
panel-duchy-captain = Captain
panel-duchy-marshal = Marshal
panel-duchy-brigadier = Brigadier
panel-duchy-banker = Banker
panel-duchy-mayor = Mayor
panel-duchy-duchess-of-mud = Duchess of Mud
panel-duchy-baron-of-dirt = Baron of Dirt
panel-duchy-earl-of-stone = Earl of Stone
panel-duchy-map = from the map

figure-duchy-citadel_moles = Moles that each uncovered citadel space brings, left to right
figure-duchy-market_cards = Cards that each uncovered market space brings, left to right
figure-duchy-sway_cards = Cards to show for a squire, a noble, a lord
figure-duchy-sway_vp = Points for swaying a squire, a noble, a lord

layer-duchy-tunnels = Tunnels: next to the Burrow

step-duchy-muster = moles gather
step-duchy-assembly = assembly
step-duchy-parliament = parliament
step-duchy-sway = sway a minister
step-duchy-revealed = revealed cards come back

verb-duchy-build = Build
verb-duchy-recruit = Recruit
verb-duchy-dig = Dig
verb-duchy-reveal = Show
verb-duchy-lift = Lift
verb-duchy-act = Act
verb-duchy-copy = Mayor as
verb-duchy-sway = Sway
verb-duchy-dismiss = Lose
verb-duchy-done-assembly = To Parliament
verb-duchy-done-parliament = Close Parliament
verb-duchy-done-sway = Sway nobody
verb-duchy-done-brigadier-moves-on = No second move
verb-duchy-done-brigadier-fights-on = No second battle
verb-duchy-done-bank = Bank no more

prompt-duchy-assembly = Choose an Assembly action
prompt-duchy-parliament = Which minister acts next?
prompt-duchy-sway = Which minister is swayed, if any?
prompt-duchy-reveal-card = Choose a card to show; only birds do not come back
prompt-duchy-lift-tunnel = All three tunnels are out: which one is lifted?
prompt-duchy-foremole = The Foremole: choose where to build
prompt-duchy-brigadier = The Brigadier: a move or a battle
prompt-duchy-brigadier-moves-on = The Brigadier: a second move?
prompt-duchy-brigadier-fights-on = The Brigadier: a second battle?
prompt-duchy-bank = The Banker: spend cards of one suit for a point each
prompt-duchy-dismiss = Buildings have fallen: which minister leaves?

## What a minister does, and what swaying it takes and brings

note-duchy-foremole = Squire: builds anywhere you rule, for any card
note-duchy-captain = Squire: a battle
note-duchy-marshal = Squire: a move
note-duchy-brigadier = Noble: two moves or two battles
note-duchy-banker = Noble: a point for each card of one suit
note-duchy-mayor = Noble: acts as a swayed squire or noble
note-duchy-duchess-of-mud = Lord: 2 points while three tunnels are out
note-duchy-baron-of-dirt = Lord: a point for each market
note-duchy-earl-of-stone = Lord: a point for each citadel
note-duchy-sway-foremole = 2 cards, 1 point: builds anywhere
note-duchy-sway-captain = 2 cards, 1 point: a battle
note-duchy-sway-marshal = 2 cards, 1 point: a move
note-duchy-sway-brigadier = 3 cards, 2 points: two moves or battles
note-duchy-sway-banker = 3 cards, 2 points: cards for points
note-duchy-sway-mayor = 3 cards, 2 points: acts as others
note-duchy-sway-duchess-of-mud = 4 cards, 3 points: scores three tunnels
note-duchy-sway-baron-of-dirt = 4 cards, 3 points: scores markets
note-duchy-sway-earl-of-stone = 4 cards, 3 points: scores citadels

refusal-burrow-closed = Only pieces of the Duchy enter the Burrow.
refusal-tunnel-here = A tunnel leads to { $clearing } already.
refusal-no-tunnel-left = All three tunnels are out, and none can be lifted.
refusal-not-swayed = This minister is not swayed.
refusal-minister-acted = This minister has acted this turn.
refusal-minister-idle = There is nothing for this minister to do now.
refusal-no-crown-left = No crown of this rank is left on your board.
refusal-too-little-support = Needs { $needed } cards, each with a clearing of its suit where you have a piece; { $have ->
        [0] none has one
        [one] 1 has one
       *[other] { $have } have one
    }.

event-duchy-laid = { $seat } shows { $card }
event-duchy-minister = { $seat }: the { $space } acts
event-duchy-swayed = { $seat } sways the { $space }
event-duchy-dismissed = { $seat } loses the { $space }, and a crown for good

## What points were for, by their clause
source-UD-5-2f = Banker
source-UD-5-2h = Duchess of Mud
source-UD-5-2i = Baron of Dirt
source-UD-5-2j = Earl of Stone
source-UD-5-3c = Ministers swayed

why-duchy-assembly = Two actions: build, recruit, move, battle or dig, the same twice if you like.
why-duchy-parliament = Each swayed minister acts once a turn, in any order.
why-duchy-sway = A minister scores once and acts every turn from the next on.
why-duchy-reveal-card = Show what you need least often: birds do not come back.
why-duchy-lift-tunnel = A clearing without a tunnel is cut off from the Burrow.
why-duchy-foremole = Any card does, and any clearing you rule with an open slot.
why-duchy-brigadier = Two moves or two battles, never one of each.
why-duchy-brigadier-moves-on = The Brigadier's second move is free, and need not be taken.
why-duchy-brigadier-fights-on = The Brigadier's second battle is free, and need not be fought.
why-duchy-bank = Cards that you cannot use otherwise are worth a point each.
why-duchy-dismiss = The Price of Failure takes one of the highest rank, and its crown.

term-duchy-burrow = Burrow
    .forms = Burrow
    .means = The Duchy's clearing beside the map. It lies next to every tunnel, and nobody else's pieces enter.
term-duchy-citadel = Citadel
    .forms = citadel, citadels
    .means = A building of the Duchy. Each one on the map brings more moles at Birdsong, and it crafts.
term-duchy-crown = Crown
    .forms = crown, crowns
    .means = A marker that goes onto a swayed minister. There are three of each rank; those of lost ministers are gone for good.
term-duchy-market = Market
    .forms = market, markets
    .means = A building of the Duchy. Each one on the map draws a card more in Evening, and it crafts.
term-duchy-minister = Minister
    .forms = minister, ministers
    .means = One of nine helpers of the Duchy: squires, nobles and lords. Swaying one scores, and it acts once every turn after.
term-duchy-price-of-failure = Price of Failure
    .forms = Price of Failure
    .means = When buildings of the Duchy are removed, its highest minister and a random card go.
term-duchy-sway = Sway
    .forms = sway, sways, swaying, swayed
    .means = To win a minister over by showing cards, each with a clearing of its suit where the Duchy has a piece.
term-duchy-tunnel = Tunnel
    .forms = tunnel, tunnels
    .means = A token of the Duchy that joins its clearing to the Burrow.

ground-duchy-squires = squires swayed
ground-duchy-nobles = nobles swayed
ground-duchy-lords = lords swayed, and what they will score
ground-duchy-citadels = citadels on the map
ground-duchy-markets = markets on the map
ground-duchy-tunnels = tunnels on the map
ground-duchy-support = clearings that support the next minister
ground-duchy-revealed = cards that come back in Evening
