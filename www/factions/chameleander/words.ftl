### Chameleander

faction-chameleander = Chameleander
origin-chameleander = Fan faction, from the Revelry Expansion
like-chameleander = Nearly alone on the map, lives off what others have built.
goal-chameleander = Cajole whoever rules where you stand, mark warriors for death, or boast to the birds: each places an ego and scores the space it uncovers on your track.

piece-chameleander-chameleander = Chameleander
piece-chameleander-ego = ego
piece-chameleander-superego = superego

panel-chameleander-ego-track = Ego track
panel-chameleander-id-ego = Ego on the Id
panel-chameleander-id-superego = Superego on the Id
panel-chameleander-next-space = Next ego scores
panel-chameleander-next-draw = Next draw
panel-chameleander-entourage = Hits your ego can take
panel-chameleander-ego-lost-instead = Ego lost in your place
panel-chameleander-ego-placed-instead = Ego placed for warriors
panel-chameleander-actions-left = Actions
flag-chameleander-ego-lost-instead-unused = Not yet this turn
flag-chameleander-ego-lost-instead-used = Done this turn: nothing more can target you
flag-chameleander-ego-placed-instead-unused = Not yet this turn
flag-chameleander-ego-placed-instead-used = Done this turn
figure-chameleander-ego_track_vp = Points of the Ego track's spaces, left to right
figure-chameleander-draw_base = Cards drawn in any case
figure-chameleander-draw_per_superego = Cards drawn for each superego on the track or the Id
figure-chameleander-actions = Actions
figure-chameleander-skip_moves = Moves in Skip
figure-chameleander-slough_cost = Cards that Slough costs
figure-chameleander-slough_per_birdsong = Times to Slough in a Birdsong
figure-chameleander-cajole_accept_vp = Points when a cajoled ruler places a piece
figure-chameleander-max_rolled_hits = Rolled hits dealt at most
figure-chameleander-min_paths_at_start = Paths a starting clearing needs

step-chameleander-slough = slough
step-chameleander-skip = skip
step-chameleander-craft = craft
step-chameleander-actions = actions
step-chameleander-boast = boast to the birds
step-chameleander-draw = draw

verb-chameleander-slough = Slough
verb-chameleander-return = Give up
verb-chameleander-quell = Quell
verb-chameleander-stroll = Stroll
verb-chameleander-drag = Bring along
verb-chameleander-beckon = Beckon
verb-chameleander-mark = Mark for Death
verb-chameleander-cajole = Cajole
verb-chameleander-boast = Boast
verb-chameleander-done-slough = Keep your cards
verb-chameleander-done-skip = Stay here
verb-chameleander-done-craft = Done crafting
verb-chameleander-done-actions = To Evening
verb-chameleander-done-boast = Enough boasting
verb-chameleander-pass-drag-along = Nobody
verb-pass-blending-in = Keep your cards
verb-pass-cajoled = Decline

prompt-chameleander-starting-clearing = Choose the clearing where you begin: three paths or more
prompt-chameleander-slough = Discard cards to put your next ego on the Id?
prompt-chameleander-skip = Skip to a neighbouring clearing, or stay
prompt-chameleander-actions = Take an action, or give up an ego for one more
prompt-chameleander-drag-along = Who has to come along?
prompt-chameleander-mark-for-death = Which warrior is marked?
prompt-chameleander-boast = Boast to the birds: a bird card for an ego
prompt-chameleander-lose-ego = Which ego do you lose?
prompt-chameleander-ego-order = Which ego goes back to the track next, right to left?
prompt-chameleander-warrior-or-ego = Place the warrior, or an ego in its stead?
prompt-blending-in = Give a matching card to see through the Chameleander? Without one your rolled hits pass it by.
prompt-beckoned = You are beckoned: choose the warrior that comes
prompt-cajoled = You are cajoled: place one building or token for nothing, or decline. If you place one, the Chameleander scores too.

refusal-too-few-cards = Needs { $needed } cards; you have { $have }.
refusal-ego-track-empty = No ego is left on the track.
refusal-no-ego-here = You have no ego in { $clearing }.
refusal-not-nearby = No piece of that faction stands in { $clearing } or next to it.
refusal-no-warrior-to-place = That faction has no warrior it can place in { $clearing }.
refusal-marked-already = You have marked somebody this turn.
refusal-nobody-to-mark = No warrior stands in a clearing that this card matches.
refusal-cajoled-already = You have cajoled somebody this turn.
refusal-nobody-to-cajole = No other faction rules { $clearing }.
refusal-no-ego-to-lose = The Chameleander in { $clearing } has no ego to lose in its place.
refusal-ego-stood-in-already = An ego was lost in the Chameleander's place this turn.
refusal-chameleander-moves-on-its-turn = Nobody moves the Chameleander out of { $from } outside its own turn.

event-ego-barred = No ego can be placed in { $clearing }
event-ego-stands-in = An ego is lost in the place of the Chameleander
event-sloughed = { $seat } puts { $piece } on the Id
event-chameleander-skipped = { $seat } does not boast after a Mark for Death
event-cajoled = { $seat } cajoles the ruler of { $clearing }
event-beckoned = { $seat } beckons { $other } to { $clearing }

layer-chameleander-beckon-reach = Who can be beckoned
layer-chameleander-borrowed-crafting = Crafting pieces of others that can be used
order-about-blending-in = Give a card to see through the Chameleander
order-about-cajoled = Place a piece when cajoled

## What points were for, by their clause
source-C-5-2-IV = Mark for Death
source-C-5-2-V = Cajole
source-C-6-1 = Boast to the Birds

## What actions cost beside an action

cost-chameleander-slough = 4 cards
cost-chameleander-return = 1 ego
cost-chameleander-mark = 1 card
cost-chameleander-cajole = 1 card

why-chameleander-starting-clearing = You live off whoever comes close; choose a busy crossing.
why-chameleander-slough = Four cards buy a place on the Id: more boasts and cards later.
why-chameleander-skip = Skips need no rule; go where others have built.
why-chameleander-actions = Cajole, mark or quell; each ego scores the space it leaves.
why-chameleander-drag-along = A warrior that comes along weakens one place and serves in another.
why-chameleander-mark-for-death = The card's suit says where; after a mark nobody boasts this turn.
why-chameleander-boast = A bird places an ego, unless you marked somebody this turn.
why-chameleander-lose-ego = Ego goes back to the track, where placing it scores again.
why-chameleander-ego-order = What goes back first lies furthest right.
why-chameleander-warrior-or-ego = Once a turn an ego may come where a warrior would.
why-blending-in = Without a fitting card your dice cannot touch the Chameleander.
why-beckoned = The Chameleander makes you place a warrior beside it.
why-cajoled = The piece is free for you, and the Chameleander scores one for it.

term-chameleander-boast = Boast to the birds
    .forms = boast, boasts, boasting
    .means = In the Evening a bird card buys the Chameleander an ego, unless it has marked somebody in this turn.
term-chameleander-cajole = Cajole
    .forms = cajole, cajoled
    .means = Where another faction rules, the Chameleander discards a card to place an ego. The ruler may place a piece for nothing; then the Chameleander scores a point.
term-chameleander-ego = Ego
    .forms = ego, superego
    .means = A token of the Chameleander, which goes wherever it goes. Placing one scores the space of the track that it leaves; hits take ego off in place of the figure.
term-chameleander-id = Id
    .forms = Id
    .means = A box on the Chameleander's board. Ego on it never comes back, and makes further boasts possible.
term-chameleander-mark = Mark for Death
    .forms = Mark for Death
    .means = Once a turn the Chameleander spends a card to remove a warrior from a clearing of its suit, and places an ego.
