### Noxious Battery

faction-noxious-battery = Noxious Battery
goal-noxious-battery = Load balls in the Evening, fire them at Birdsong: every shot scores the space it leaves. Fetch the balls and load again.

piece-noxious-battery-warrior = { $count ->
        [one] warrior
       *[other] warriors
    }
piece-noxious-battery-cannon = cannon
piece-noxious-battery-cannonball = { $count ->
        [one] cannonball
       *[other] cannonballs
    }
piece-noxious-battery-scent-mark = { $count ->
        [one] scent mark
       *[other] scent marks
    }

panel-noxious-battery-bore = Bore
panel-noxious-battery-cannon = Cannon
panel-noxious-battery-scent-marks = Scent marks
panel-noxious-battery-actions-left = Actions
flag-noxious-battery-cannon-damaged = Damaged
flag-noxious-battery-cannon-ready = In order
figure-noxious-battery-bore-vp = Points of the Bore's spaces, left to right
figure-noxious-battery-warriors = Warriors

step-noxious-battery-levy = levy
step-noxious-battery-fire = fire
step-noxious-battery-repair = repair
step-noxious-battery-craft = craft
step-noxious-battery-actions = actions
step-noxious-battery-spray = spray
step-noxious-battery-load = load
step-noxious-battery-draw = draw

verb-noxious-battery-fire = Fire
verb-noxious-battery-done-fire = Cease fire
verb-noxious-battery-shoot = Hit
verb-noxious-battery-rollout = Rollout
verb-noxious-battery-rearm = Rearm
verb-noxious-battery-recruit = Recruit

prompt-noxious-battery-place-cannon = Choose the ruin where the cannon begins
prompt-noxious-battery-fire = Fire the cannon, or cease fire
prompt-noxious-battery-shoot-whom = Whom does the ball hit?
prompt-noxious-battery-bring-cannon = Does the cannon roll along?
prompt-flee = The stench drives you out: choose where to go
verb-flee = Flee

refusal-no-enemy-there = Nobody to shoot at in { $clearing }.
refusal-no-ball-here = No cannonball lies at the cannon, in { $clearing }.

event-noxious-battery-loaded = { $seat } loads { $count ->
        [one] a ball
       *[other] { $count } balls
    }
event-noxious-battery-flipped = { $side ->
        [mended] { $seat } mends the cannon
       *[other] The cannon of { $seat } is damaged
    }
source-noxious-battery-bore = a shot

layer-noxious-battery-shot-range = Reach of the cannon
layer-noxious-battery-scent = Scent marks
