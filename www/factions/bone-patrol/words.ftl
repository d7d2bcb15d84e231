### Bone Patrol

faction-bone-patrol = Bone Patrol
origin-bone-patrol = Fan faction
like-bone-patrol = A pack that runs with its leader, digs up bones and brings them home.
goal-bone-patrol = Dig bones up, carry them to a guarded stash and recall them: two points each at the next Birdsong, and one more for a full row.

piece-bone-patrol-pug = { $count ->
        [one] pug
       *[other] pugs
    }
piece-bone-patrol-alpha = Alpha
piece-bone-patrol-stash = { $count ->
        [one] stash
       *[other] stashes
    }
piece-bone-patrol-fox-bone = { $count ->
        [one] fox bone
       *[other] fox bones
    }
piece-bone-patrol-rabbit-bone = { $count ->
        [one] rabbit bone
       *[other] rabbit bones
    }
piece-bone-patrol-mouse-bone = { $count ->
        [one] mouse bone
       *[other] mouse bones
    }
piece-bone-patrol-buried-fox-bone = { $count ->
        [one] buried fox bone
       *[other] buried fox bones
    }
piece-bone-patrol-buried-rabbit-bone = { $count ->
        [one] buried rabbit bone
       *[other] buried rabbit bones
    }
piece-bone-patrol-buried-mouse-bone = { $count ->
        [one] buried mouse bone
       *[other] buried mouse bones
    }

panel-bone-patrol-stashes = Stashes
panel-bone-patrol-collection = Collection
panel-bone-patrol-collection-fox = Collection, fox
panel-bone-patrol-collection-rabbit = Collection, rabbit
panel-bone-patrol-collection-mouse = Collection, mouse
panel-bone-patrol-rollover = Rollover
panel-bone-patrol-rollover-fox = Rollover, fox
panel-bone-patrol-rollover-rabbit = Rollover, rabbit
panel-bone-patrol-rollover-mouse = Rollover, mouse
panel-bone-patrol-burying = Burying
panel-bone-patrol-to-recall = Ready to recall
panel-bone-patrol-next-scouting = Next scouting
flag-bone-patrol-burying-goes-on = Goes on
flag-bone-patrol-burying-ends-with-next = Ends for good with the next bone collected
flag-bone-patrol-burying-over = Over: too few bones are left outside the Collection
icon-scout = one more scouting move
icon-scout-draw = one more scouting move and one more card

figure-bone-patrol-warriors = Pugs
figure-bone-patrol-stash_track = Bonus under each stash: 0 none, 1 scout, 2 draw, 3 both
figure-bone-patrol-draw_icons_on = Draw bonuses stand on the stashes (0) or on the Collection (1)
figure-bone-patrol-collection_track = Draw bonus on each space of a Collection row
figure-bone-patrol-collection_per_suit = Bones of a suit that fit in the Collection
figure-bone-patrol-recall_vp = Points for a recalled bone
figure-bone-patrol-recall_full_bonus = Points more when the row is full
figure-bone-patrol-rollover_threshold = Bones in the Rollover that start burying
figure-bone-patrol-actions = Actions in Daylight
figure-bone-patrol-march_moves = Moves of a march
figure-bone-patrol-alpha_extra_hit = Extra hits where the Alpha attacks
figure-bone-patrol-draw_base = Cards drawn without a bonus

step-bone-patrol-recall = recall
step-bone-patrol-scout = scout
step-bone-patrol-fetch-bury = fetch and bury

verb-bone-patrol-recall = Recall
verb-bone-patrol-scout = Scout
verb-bone-patrol-march = March
verb-bone-patrol-recruit = Recruit
verb-bone-patrol-build = Build
verb-bone-patrol-spend-bird = One more action
verb-bone-patrol-fetch = Fetch
verb-bone-patrol-bury = Bury
verb-guard-dogs = Hire guard dogs
verb-bone-patrol-done-recall = Done recalling
verb-bone-patrol-done-scout = Done scouting
verb-bone-patrol-done-fetch-or-bury = Done digging

prompt-bone-patrol-patrol-centre = Choose where the Alpha's pack begins
prompt-bone-patrol-patrol-flank = Choose a neighbour where a pug begins
prompt-bone-patrol-no-bone-where = Choose the clearing that goes without a bone
prompt-bone-patrol-recall = Recall a bone at a stash, or go on
prompt-bone-patrol-scout = Scout with the Alpha, or go on
prompt-bone-patrol-march-on = Choose the second move of the march, or end it
prompt-bone-patrol-recruit-where = Choose the stash where pugs join
prompt-bone-patrol-fetch-or-bury = Turn bones up or bury them, or go on
prompt-bone-patrol-which-bone = Choose the bone that is buried
prompt-bone-patrol-bury-bone = Choose the clearing where a bone of the Rollover is buried, or go on
prompt-carry-bones = Which bones go along?
prompt-guard-dogs-card = Choose the card that hires the dogs

refusal-alpha-elsewhere = The Alpha is in { $alpha }: a move from { $from } to { $to } does not touch it.
refusal-alpha-not-here = The Alpha is in { $alpha }, not in { $from }.
refusal-alpha-stays = The Alpha in { $clearing } cannot be removed.
refusal-alpha-moves-on-its-turn = The Alpha in { $from } moves only on the Patrol's turn.
refusal-no-patrol-warrior-here = No warrior of the Patrol is in { $clearing }.
refusal-no-piece-of-yours-here = You have no piece in { $clearing }.
refusal-patrol-does-not-rule = The Patrol does not rule { $clearing }.
refusal-patrol-is-here = The Patrol has a piece in { $clearing }.
refusal-shared-already = Rule in { $clearing } is shared with you already.
refusal-turned-already = Bones of this suit in { $clearing } were turned the other way just now.
refusal-no-stash-here = No stash stands in { $clearing }.
refusal-no-stash-left = No stash is left.
refusal-no-stash-to-recruit-at = There is no stash to recruit at.
refusal-collection-row-full = That row of the Collection holds { $holds } and is full.
refusal-no-bone-for-clearing = The Rollover has no bone for { $clearing }.

event-bone-patrol-fetched = { $seat } digs up a { $piece } in { $clearing }
event-bone-patrol-buried = { $seat } buries a bone in { $clearing }: { $piece }
event-bone-patrol-recalled = { $seat } recalls a { $piece } in { $clearing } to the { $place }
event-shared-rule = { $seat } shares rule in { $clearing } for a { $suit } card

layer-bone-patrol-leash = The Alpha's leash
layer-bone-patrol-guard-dogs = Where guard dogs are for hire
layer-bone-patrol-shared = Shared rule

## What points were for, by their clause
source-BP-4-2 = Recall

## What actions cost beside an action

cost-bone-patrol-build = 1 card
cost-bone-patrol-spend-bird = 1 bird card
cost-guard-dogs = 1 card

why-bone-patrol-patrol-centre = Your Alpha, two pugs and the first stash begin here together.
why-bone-patrol-patrol-flank = Each flank is a place where no bone lies at first.
why-bone-patrol-no-bone-where = There are too few bones; one clearing of this suit stays empty.
why-bone-patrol-recall = Open bones at a stash score two each, now.
why-bone-patrol-scout = The Alpha may run alone; pugs move only from or to it.
why-bone-patrol-actions = March, fight, recruit and build, so that bones reach a stash.
why-bone-patrol-march-on = A march is two moves; the second may be another group.
why-bone-patrol-recruit-where = Too few pugs are left for all stashes.
why-bone-patrol-fetch-or-bury = Open bones can be carried and recalled, but also hit.
why-bone-patrol-which-bone = The bone's suit must be one of the clearing's suits.
why-bone-patrol-bury-bone = Buried bones give you something to dig for again.
why-carry-bones = Each moving warrior of the Patrol can carry one open bone.
why-guard-dogs-card = The card goes to the Patrol; you share its rule this turn.

term-bone-patrol-alpha = Alpha
    .forms = Alpha
    .means = The Patrol's leader, a warrior that nobody can remove. It rules wherever it is, and pugs only move from or to its clearing.
term-bone-patrol-bone = Bone
    .forms = bone, bones
    .means = A token of the Patrol, of one suit. Buried it counts for nobody else; faceup it can be carried, recalled for 2 points, and hit.
term-bone-patrol-collection = Collection
    .forms = Collection
    .means = Where recalled bones are kept, three of each suit. Each pays for one icon when the Patrol crafts.
term-bone-patrol-recall = Recall
    .forms = recall, recalled
    .means = To take a faceup bone off a clearing with a stash and a warrior of the Patrol, at its Birdsong, for 2 points.
term-bone-patrol-rollover = Rollover
    .forms = Rollover
    .means = Where bones go that the Collection has no room for. With four or more there, some can be buried again.
term-bone-patrol-stash = Stash
    .forms = stash, stashes
    .means = The Patrol's building. Pugs join at stashes, and bones are recalled from them.
