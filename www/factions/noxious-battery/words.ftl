### Noxious Battery

faction-noxious-battery = Noxious Battery
origin-noxious-battery = Fan faction
like-noxious-battery = One slow cannon that clears its neighbours, and a smell that drives them out.
goal-noxious-battery = Load balls in the Evening and fire them at Birdsong: every shot scores the space it leaves. Then fetch the balls.

piece-noxious-battery-warrior = { $count ->
        [one] warrior
       *[other] warriors
    }
piece-noxious-battery-cannon = cannon
piece-noxious-battery-ball = { $count ->
        [one] ball
       *[other] balls
    }
piece-noxious-battery-mark = { $count ->
        [one] scent mark
       *[other] scent marks
    }

panel-noxious-battery-bore = Bore
panel-noxious-battery-cannon = Cannon
panel-noxious-battery-scent-marks = Scent marks
panel-noxious-battery-next-load = Next load
flag-noxious-battery-cannon-damaged = Damaged
flag-noxious-battery-cannon-undamaged = Intact

figure-noxious-battery-bore_vp = Points of the Bore, left to right
figure-noxious-battery-scent_track = Bonus under each scent mark: 0 none, 1 load, 2 draw
figure-noxious-battery-actions = Actions in Daylight
figure-noxious-battery-corroded_vp = Points for damaging the cannon
figure-noxious-battery-draw_base = Cards drawn without a bonus
figure-noxious-battery-load_base = Balls loaded without a bonus
figure-noxious-battery-spray_threshold = Warriors that hold a scent mark

step-noxious-battery-levy = levy
step-noxious-battery-fire = fire
step-noxious-battery-repair = repair
step-noxious-battery-spray = spray
step-noxious-battery-load = load

verb-noxious-battery-fire = Fire
verb-noxious-battery-shoot = Hit
verb-noxious-battery-recruit = Recruit
verb-noxious-battery-rollout = Rollout
verb-noxious-battery-rearm = Rearm
verb-noxious-battery-push = Push
verb-noxious-battery-done-fire = Cease fire
verb-flee = Flee
verb-push = Push

prompt-noxious-battery-place-cannon = Choose the ruin where the cannon begins
prompt-noxious-battery-levy-where = Choose where the crew gathers
prompt-noxious-battery-fire = Fire at a neighbour of the cannon, or cease fire
prompt-noxious-battery-shoot = What does the ball hit?
prompt-noxious-battery-carry-balls = How many balls go along?
prompt-noxious-battery-return-balls = How many balls go back to the supply?
prompt-noxious-battery-mark-where = Choose where a scent mark goes
prompt-flee = The stench drives you out: choose the way
count-carry-balls = Take { $count }
count-return-balls = Bring { $count } back

refusal-bore-empty = No ball is loaded.
refusal-no-enemy-there = Nobody to shoot at in { $clearing }.
refusal-out-of-range = { $clearing } is out of reach: the cannon stands in { $cannon }.
refusal-cannon-damaged = The cannon in { $clearing } is damaged.
refusal-lone-damaged-cannon = A damaged cannon alone in { $clearing } cannot be fought.
refusal-card-does-not-match = The card does not match clearing { $cannon }, where the cannon stands.
refusal-no-ball-at-cannon = No ball lies with the cannon in { $cannon }.

event-noxious-battery-fired = { $seat } fires at { $clearing }
event-noxious-battery-loaded = { $seat } loads { $count ->
        [one] a ball
       *[other] { $count } balls
    }
event-noxious-battery-repaired = { $seat } repairs the cannon
event-damaged = The cannon in { $clearing } is damaged

layer-noxious-battery-cannon-range = Reach of the cannon
layer-noxious-battery-stench = Scent marks

## What points were for, by their clause
source-NB-4-2-II = The shot

## What actions cost beside an action

cost-noxious-battery-rearm = 1 card

why-noxious-battery-place-cannon = All your shots start from the cannon; choose where much is near.
why-noxious-battery-levy-where = Too few warriors are left for cannon and balls.
why-noxious-battery-fire = Each shot scores the space its ball leaves, whatever it hits.
why-noxious-battery-shoot = A ball takes a warrior; without warriors there, a building or token.
why-noxious-battery-actions = Fetch your balls, rearm, recruit, fight: four actions.
why-noxious-battery-carry-balls = Each moving warrior can bring one ball along.
why-noxious-battery-return-balls = Balls in your supply can be loaded again tonight.
why-noxious-battery-mark-where = Each mark opens a bonus, and drives enemies out.
why-flee = At the end of your turn nobody stays beside a scent mark.

term-noxious-battery-ball = Ball
    .forms = ball, balls
    .means = What the cannon fires. It stays where it lands, acts again with the next one that lands there, and has to be fetched.
term-noxious-battery-bore = Bore
    .forms = Bore
    .means = The barrel on the Battery's board. Loaded balls lie in it; each shot scores the space that its ball leaves.
term-noxious-battery-cannon = Cannon
    .forms = cannon
    .means = The Battery's pawn. Hit when no warrior is beside it, it turns over, spills its balls and gives a point away; it is never removed.
term-noxious-battery-rearm = Rearm
    .forms = rearm
    .means = To spend a card of the suit of the cannon's clearing and take the balls there back to the supply.
term-noxious-battery-rollout = Rollout
    .forms = rollout, roll out
    .means = The Battery's move. With the cannon along it needs no rule, and each warrior can bring a ball.
term-noxious-battery-scent-mark = Scent mark
    .forms = scent mark, scent marks
    .means = A token that two warriors of the Battery hold in place. It opens a bonus, crafts, and drives out enemies at the end of their turn.
