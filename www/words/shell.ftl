### The words of the screen itself. Rules and events are in base.ftl, cards in cards.ftl, factions in their own files.

title = Thicket
subtitle = The woodland wargame Root in a page: against bots, around one device, or by link.
fact-rules = Every rule is kept, and every “no” says why.
fact-link = A whole table fits into a link.
fact-offline = Free. No account, no server; after one visit it works offline.
fan-project = An unofficial fan project. Root is a game by Leder Games.

## Start sheet

shared-line = The woodland wargame Root, played in a page
play-now = Play now
play-now-text = { $kind ->
        [ranger] You against two Rangers
        [warlord] You against two Warlords
       *[other] You against two Wanderers
    }
learn = Learn
learn-text = Three-minute lessons and puzzles for each faction
glossary = Glossary
glossary-search = Find a word
glossary-nothing = No such word here.
pass-and-play = Pass and play
pass-and-play-text = Two people around one device
bench = Bench
set-up = Set up a table
set-up-text = Choose factions, people and bots, map and seed
open-way = Open a link or file
open-way-text = A table that somebody sent you
factions = The factions
factions-learn = { $faction }: to its lesson
origin-root = From Root, by Leder Games
tables = Tables on this device
table = Table
table-round = Round { $round }
table-over = { $count ->
        [one] { $seat } won
       *[other] { $seat } won together
    }
forget = Forget this table
forget-table = Forget the table of { $table }
save-file-of = Save the table of { $table } as a file
bring-back = Bring it back
back = Back
offline-ready = Ready offline

## Set-up page

seats = Seats
seats-text = In turn order, the first player first.
seat-faction = Seat { $number }
seat-name = Name
choose-faction = Who sits here?
change-faction = Change the faction.
shuffle-seats = Shuffle the seats
taken-by = Seat { $number }: they would change places
hard-1 = Easy
hard-2 = Medium
hard-3 = Demanding
procedure = How the table is set up
procedure-standard = Standard
procedure-text-standard = Everybody has a faction from the start and keeps three cards.
procedure-draft = Advanced Setup
procedure-text-draft = Everybody looks at five cards, picks one of the factions that are dealt, settles it, and keeps three cards.
draft-count = { $count } factions to deal from; { $needed } are dealt. A reach of { $usual } or more is usual for this table.
draft-insurgents = Deal insurgents to two players
draft-insurgents-text = The law leaves them out unless two players feel bold.
draft-among = Factions to deal from: { $count }
draft-class = Class of { $faction }
draft-reach = Reach of { $faction }
class-militant = Militant
class-insurgent = Insurgent
map-suits = Suits of the clearings
suits-printed = As printed
suits-dealt = Dealt
suits-pictured = As pictured in the rules
pool-reach = Reach so far: { $sum }, from { $picked } of { $seats } players. { $usual } or more is usual.
pool-beside = With { $names }
pool-locked = Locked until somebody picks a militant
pool-taken = Picked by { $seat }
reach-of = Reach { $reach }
reach-sum = Reach { $sum }
reach-enough = { $seats } players: usually { $usual } or more. This table has it.
reach-below = { $seats } players: usually { $usual } or more. This table is below that, so it may be a quiet game with little fighting. You can still play it.
reach-text = Reach says how much a faction gets in the way of the others: warriors on the map, buildings, battles. The sum is advice and no rule.
reach-unknown = Somebody here has no reach that we know of.
reach-assumed = The reach of fan factions is our estimate; their authors have named none.
set-up-letter = Set-up { $letter }
set-up-order = Set-up order
set-up-order-text = Factions set up by their letters, A first; turns go by seats.
set-up-order-assumed = The letters of fan factions are ours; they come after all others.
set-up-order-twins = Chance says which of two Vagabonds comes first.
add-seat = Add a seat
remove-seat = Remove seat { $number }
map = Map
deck = Deck
seed = Seed
seed-new = Another seed
open-hands = Open hands
open-hands-text = One person plays every seat; no curtain between turns.
begin = Begin
figures = Figures of the board ({ $count })
figure-value = Value { $number }
figures-set = Board figures
figures-fair = Fair
figures-law = As in the law texts
figures-own = Your own
figures-set-text = Fair figures were found by letting bots play. They are not those of the law texts for: { $factions }.
figure-law = Law texts: { $values }
figure-fair = Fair: { $values }
assumed = An assumption of ours: the printed board is not public
assumed-text = marks figures that we had to assume, because the printed board is not public. Enter those of your board here.

## Seats and points

score-label = Seats and points
seat-title = { $name }, { $faction }
seat-numbered = { $name } { $number }
seat-chip = { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }{ $turn ->
        [yes] , has the turn
       *[no] {""}
    }{ $asked ->
        [yes] , decides now
       *[no] {""}
    }{ $kind ->
        [person] {""}
        [wanderer] , played by a Wanderer
        [ranger] , played by a Ranger
       *[warlord] , played by a Warlord
    }{ $partner ->
        [none] {""}
       *[other] , in a coalition with { $partner }
    }
coalition-with = { $seat }, in a coalition with { $partner }
points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
round = Round { $round }
menu = Menu
phase-setup = Set-up
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
phase-step = { $phase }, { $step }

## The question

question-label = Question
question-read-only = This table is open in another tab; here you can only look.
question-hand-hidden = Your hand is hidden. Show it to answer.
ask-verb = What do you want to do with it?
ask-from = { $verb }: choose where from
ask-to = { $verb }: choose where to
ask-place = { $verb }: choose a clearing
ask-seat = { $verb }: choose a player
ask-card = { $verb }: choose a card
ask-piece = { $verb }: choose a piece
ask-item = { $verb }: choose an item
ask-suit = { $verb }: choose a suit
ask-count = { $verb }: choose how many
ask-space = { $verb }: choose a place on the board
ask-confirm = Press to do it
crumbs-label = Picked so far
crumb-reopen = { $what }: choose again
crumb-filled = The only possible answer filled itself in
crumb-from = from { $clearing }
crumb-to = to { $clearing }
crumb-to-instead = to { $clearing } instead
crumb-from-instead = from { $clearing } instead
crumb-look-place = Look at this clearing
crumb-look-card = Look at this card
crumb-clear = Start choosing again
not-an-option = Not an option now.
why-off = No more explanations
why-is-off = Questions are no longer explained. The settings bring that back.
why-on = Keep explaining
refusal-more = and { $count } more
refusal-fix = Take { $what } instead
got-it = Got it
past-at = Looking at moment { $at } of { $of }
past-short = { $at } of { $of }
past-back = One step back
past-forward = One step forward
past-now = Back to now
past-play = Play
past-pause = Pause
past-pace = { $pace } ×
past-pace-label = Pace of playing back: { $pace } ×
now = Now
scrubber = Moment of the game
over-points = { $count ->
        [one] { $seat } wins
       *[other] { $seat } win together
    } with { $score } points
over-dominance = { $count ->
        [one] { $seat } wins
       *[other] { $seat } win together
    } by dominance
over = How it went, and again
rematch-same = Same seats, new seed
rematch-change = Change the set-up

## Options and actions

options-label = Options
options-none = Nothing else to do here.
options-more = More ({ $count })
why-not = why not?
option = { $verb } { $targets }
from-to = { $from } → { $to }
clearing-title = Clearing { $clearing }
clearing-short = clearing { $clearing }
forest = forest { $name }
how-many = How many
fewer = Fewer
more-of-it = More
all = all
count-commit = Take { $count }
actions-label = Actions
undo = Undo
undo-what = Undo: { $what }
undo-end = the end of a step
undo-nothing = Nothing to undo
undo-sealed-roll = Sealed by a roll of the dice
undo-sealed-draw = Sealed by a drawn card
undo-sealed-reveal = Sealed by something revealed
undo-sealed-seat = Sealed: another player has decided
undo-all = Undo everything since the last seal
redo = Redo
unspent = left: { $list }
end-turn = End turn
end-ask = End with things left to do?
end-anyway = End anyway
end-not-yet = Not yet
seal-roll = rolls the dice
seal-draw = draws cards
seal-reveal = reveals something
seal-seat = asks another player

## Map

map-label = Map { $map }, { $count } clearings
layers = Layers
layer-rule = Who rules
layer-changed = Changed since your turn
layer-reach = Neighbours
layer-river = River ways
layer-slots = Free slots
layer-numbers = Large numbers
layer-bare = Pieces off
layer-bare-hold = Hold to see the map without pieces
layer-free = { $free } free
zoom-in = Enlarge
zoom-out = Shrink
fit = Whole map
target-clearing = Clearing { $clearing }, { $suits }, { $ruler ->
        [none] nobody rules
       *[other] { $ruler } rules
    }.
target-seat = { $seat }: { $pieces }.
target-slots = { $free ->
        [0] No free slot
        [one] 1 free slot
       *[other] { $free } free slots
    }{ $ruins ->
        [0] {""}
       *[other] , a ruin
    }.
target-neighbours = Neighbours: { $list }.
target-selectable = You can: { $verbs }.
pieces = { $count ->
        [one] { $piece }
       *[other] { $count } { $piece }
    }{ $state ->
        [none] {""}
       *[other] , { $state }
    }
rule-here = Rule
weighs = each counts { $weight } for rule
rules = rules
nobody-here = No warriors or buildings here.
nobody-rules = Level: nobody rules.
pieces-here = Pieces
neighbours = Neighbours
near-path = { $clearing }
landmarks = Landmarks
landmarks-dealt = { $count ->
        [0] None dealt
        [one] One dealt
       *[other] { $count } dealt
    }
landmarks-among = Dealt from { $count } landmarks
landmark-own = The map's own { $landmark } stands on it
target-landmark = Landmark: { $landmark }.
closed-paths = Closed path to { $list }
closed-paths-text = Once in your Daylight, with a piece at either end, spend any card to open it for good and score 1.
near-river = { $clearing } by river
acts-here = Possible here

roll-capped = only { $count } { $count ->
        [one] counts
       *[other] count
    }
roll-extra = +{ $count } extra

## Hand and cards

hand-label = Hand of { $seat }
hand-title = { $seat }: { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
hand-empty = No cards in hand
show-hand = Show hand
hide-hand = Hide
card-label = , { $suit }, { $kind }, { $cost ->
        [none] cannot be crafted
       *[other] costs { $cost }
    }{ $points ->
        [0] {""}
        [one] , scores 1 point
       *[other] , scores { $points } points
    }{ $usable ->
        [yes] . Can be chosen now
       *[no] {""}
    }
card-line = { $suit } · { $kind }
card-no-cost = Cannot be crafted
cost-part = { $count } { $suit }

## Boards

boards = Boards
how-you-score = How it scores:
supply-of-pieces = In supply
held-pieces = Pieces of others held here
crafted-items = Crafted items
crafted-cards = Lasting cards
standing-rules = Rules of this faction ({ $count })
track-space = Space { $number }{ $label ->
        [none] {""}
       *[other] , worth { $label }
    }{ $icon ->
        [none] {""}
       *[other] , { $icon }
    }{ $price ->
        [none] {""}
       *[other] , costs { $price }
    }, { $filled ->
        [yes] covered
       *[no] open
    }
icon-load = one more ball is loaded
icon-draw = one more card is drawn
pile-unseen = { $count ->
        [one] 1 card lies face down.
       *[other] { $count } cards lie face down.
    }
pile-used = done
box-count = { $cap ->
        [none] { $count }
       *[other] { $count } of { $cap }
    }
slot-item = { $item }: { $state ->
        [empty] empty space
        [ready] ready
       *[exhausted] exhausted
    }
of = { $value } of { $of }
counter-actions-left = { $of ->
        [none] { $value ->
            [one] 1 action left
           *[other] { $value } actions left
        }
       *[other] { $value } of { $of } actions left
    }
left-actions-left = { $value ->
        [one] 1 action
       *[other] { $value } actions
    }

## Log and digest

log = Log
log-open = Search
log-show = Show on the map
log-search = Clearing number or word
log-nothing = No such line.
log-filter-all = Everything
log-filter-battles = Battles
log-filter-points = Points
log-filter-cards = Cards
copy = Copy
digest = Since your last turn
digest-earlier = and { $count } more, to be played back
told-moved = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
told-placed = { $count ->
        [one] 1 piece placed
       *[other] { $count } pieces placed
    }
told-battle = battle with { $defender } in { $clearing }
told-crafted = { $card } crafted
told-lost = { $count ->
        [one] 1 piece lost
       *[other] { $count } pieces lost
    }
told-scored = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
told-lost-points = { $count ->
        [one] 1 point lost
       *[other] { $count } points lost
    }
told-nothing = nothing visible
digest-places = Changed on the map: { $clearings }
digest-chip = Since your turn ({ $count })
play-back = Play back
moment = A moment of the game
moment-look = Look at it
moment-rewind = Rewind to before this
moment-instead = Try another move instead
moment-branch = Try another move from here
rewind-title = Rewind the game?
rewind-text = { $count ->
        [one] 1 line of the log will be undone.
       *[other] { $count } lines of the log will be undone.
    }
rewind-hidden = Dice, draws or revealed cards are among them; everybody has to agree.
rewind-seat = { $seat }: { $count }
rewind-stream = Luck stays the same: the same choices bring the same dice and cards.
rewind-hold = Hold to rewind
rewind-do = Rewind
cancel = Cancel

## Law

law = Law
law-search = Word or number
law-related = Nearby
law-nothing = No clause with that word or number.
law-missing = Some of the law could not be fetched; it is asked for again in a few seconds.
law-language = Clauses are summed up in English.
law-no-text = We have no summary of this clause.
law-used = Used in this game ({ $count })
clause-label = Law { $clause }
clause-card = card
clause-card-label = Law of the card { $clause }

## Piles

supply = Piles
deck-count = Deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ruins-count = Ruins: { $count }
item-supply = Items to craft
dominance-available = Dominance cards to take
discard-pile = Discard pile ({ $count })
discard-empty = Nothing discarded yet.

## Signs

signs = What the signs mean
signs-suits = Suits
map-sign-fox = Fox clearing: teeth and a triangle. The round plate has its number.
map-sign-rabbit = Rabbit clearing: two lines and two bars
map-sign-mouse = Mouse clearing: scallops and a circle
map-sign-path = Path
map-sign-river = River; waves mark a clearing beside it
map-sign-forest = Forest with its number, enclosed by paths; a river does not divide it
map-sign-slot = Dashed squares: free slots for buildings
map-sign-ruin = Broken, hatched square: a ruin in a slot
map-sign-warrior = Warriors stand, with how many there are
map-sign-pawn = A bar below: a single figure
map-sign-building = Square: a building, in a slot
map-sign-token = Round, on the rim: a token
map-sign-ruler = Pennant below: who rules. An empty clearing has none.
map-sign-unruled = Pennant with a stroke: nobody rules
map-sign-select = Solid blue ring: can be chosen now
map-sign-second = Dashed blue ring: could be chosen as a destination, or is what a line of the log is about
map-sign-picked = Thick blue ring: is chosen
map-sign-trail = Numbered arrows: what the others moved, in this order
map-sign-changed = Dashed brown ring: changed since your turn
map-sign-coming = What an option would bring: + comes, − goes
map-sign-lender = Hammer: somebody crafts with this piece of another
signs-seals = On buttons: what cannot be taken back
signs-cards = Cards

## Points

points-sheet = Points
points-by-round = Points in each round
round-column = Round
sum = Sum

## Sharing

share = Share
share-warning = A link or file holds everybody's cards. The screen shows only what a seat may see, but a determined person could read the rest.
share-position = Position
share-position-text = The table as it is now.
share-game = Game
share-game-text = Every choice from the start, so that it can be played back.
share-play = Your table, for whoever is next
share-play-text = With seats and names: one press, and they go on.
share-watch = To watch
share-watch-text = The table as it is now, for looking only: no hand is shown.
share-replay = To play back
share-replay-text = The whole game; it plays by itself when it is opened.
pass-mine = Plays on this device
pass-all = Everybody
pass-waits = { $seat } decides next, on another device.
pass-on = Send the table to { $seat }
pass-text = Your turn, { $seat }.
pass-play-as = Play as { $seat }
pass-watch = Watch
pass-replay = Play it back
title-turn = Your turn, { $seat } – Thicket
continue = Go on with this table
share-length = { $count } characters: { $size ->
        [chat] fits a chat message
        [long] long for a chat
       *[file] better sent as a file
    }
share-none = No link can be made of this table.
share-system = Send
copy-link = Copy link
copy-log = Copy log
copied = Copied.
copy-failed = The browser did not allow copying; select the text and copy it.
save-file = Save as file
save-picture = Save picture
picture-failed = The picture could not be made.
open-title = Open a link or file
open-paste = Paste a link, or the text of a saved table
open-file = Choose a file
open-do = Look inside
open-safe = Your own tables are untouched.
link-title = A table was sent to you
link-facts = { $map }, round { $round }
link-asked = { $seat } decides next.
link-over = The game is over.
link-add = Add to my tables and play
link-add-copy = Add as another table
link-continue = Continue the one I have

## Curtain

curtain-pass = Pass to { $name }
curtain-turn = It is your turn.
curtain-decision = A decision in a battle or the like.
curtain-hold = I am { $name }: hold to open
curtain-hint = Hold the button, or hold Enter.

## Settings

settings = Settings
setting-language = Language
setting-language-auto = As the browser
setting-theme = Colours
setting-theme-auto = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-contrast = Contrast
setting-contrast-auto = As the system
setting-contrast-usual = Usual
setting-contrast-more = More
setting-motion = Motion
setting-motion-auto = As the system
setting-motion-full = Full
setting-motion-less = Less
setting-speed = Speed of moves
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-instant = Instant
setting-map-text = Size of numbers on the map
setting-sound = Sounds: dice, points, my turn
setting-teach = Say what a question is about, the first time it is asked
setting-teach-again = Explain every question once more
setting-teach-done = Every question will be explained once more.
setting-always-ask = Ask even when only one answer is left
setting-peek = Keep my hand hidden until I show it
setting-left = Main buttons on the left
setting-pseudo = Test language

## Keys

keys = Keys
keys-on = Use keys
keys-fixed = Always: Tab, arrows, Enter, Space, Escape, Ctrl+Z and Ctrl+Y; digits, - and = go to clearings 1 to 12.
keys-reset = Usual keys
key-change = { $act }: key { $key }. Press to change
key-press = Press a key
key-undo = Undo (with Shift: redo)
key-end = End step or turn
key-log = Log
key-boards = Boards
key-hand = Hand
key-law = Law
key-layers = Layers
key-changed = What changed since my turn
key-options = All options
key-hint = Hint
key-next = Next act, or the bot moves now
key-players = Who plays
key-why = Why not? on the focused thing
key-past = History back
key-future = History forward
key-bare = Pieces off while held
key-fit = Whole map
key-read = Read the board aloud
key-repeat = Repeat the last message
key-help = Keys

## About

about = About
about-text = An unofficial fan project: Root is a game by Leder Games, who have nothing to do with it. Thicket is free and works without a network, an account or a shop. Rules are told in our own words, drawings are our own.
about-fans = The fan factions belong to those who made them. Their laws, as published at { $site }, name no authors; the names will stand here as soon as we know them.
about-fonts = Set in Source Sans 3 and Bitter, both under the SIL Open Font License.
about-licences = Licences of the libraries inside
about-version = Program { $version }, rules { $rules }
about-missing = Missing messages or reasons: { $count }
leave-table = All tables
read-board = Read the board aloud
repeat-last = Repeat the last message
close = Close
reload = Load again
skip-question = To the question
skip-map = To the map
side-label = Boards and log
take-over = Take over
update-now = Update now

## Said aloud

live-decision = { $seat }: { $question }
live-seat = { $seat }: { $score } points, { $hand } cards, rules { $ruled ->
        [none] nothing
       *[other] { $ruled }
    }

## Notices and errors

notice-storage-full = The store of this browser is full: the table is not kept. The game goes on; save it as a file.
notice-storage-forbidden = This browser does not allow keeping tables. The game goes on; keep its link or a file.
notice-page-missing = This page could not be fetched. It comes with a network.
notice-partly-position = The link was made in the middle of an action; the table stands at its beginning.
notice-partly-game = Not every choice of this link fits the rules of this version; the table stands where they still fit.
notice-partly-file = The choices of this file cannot be played again with the rules of this version; the table stands at its position, without its past.
notice-forgotten = The table is forgotten.
notice-read-only = This table is open in another tab.
notice-update = A new version is ready.
notice-replaced = Another tab has taken the new version. Your table is saved; go on with it there.
notice-engine-refused = That was not possible: { $message }
notice-branch = This is a new table. The one you came from stays as it was.
notice-restored = The program had stopped ({ $what }). The table stands at its last good moment.
notice-address-ahead = The address of this tab holds this table further on than this device has kept it. Add it as a table, or open the kept one; nothing is overwritten unless you say so.
unreadable = Cannot be read
unreadable-text = This was kept on this device, but this version cannot read it as a table. Save it as a file: another version may.
error-file-too-long = This file is too long for a saved game; nothing of it was read.
error-no-table = There is no such table on this device.
