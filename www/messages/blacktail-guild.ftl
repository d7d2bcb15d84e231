### Blacktail Guild

faction-blacktail-guild = Blacktail Guild
goal-blacktail-guild = Worksites send builders, builders pay for cards in the Evening: crafting scores. Items speed up your four projects.

piece-blacktail-guild-warrior = { $count ->
        [one] warrior
       *[other] warriors
    }
piece-blacktail-guild-worksite = { $count ->
        [one] worksite
       *[other] worksites
    }
piece-blacktail-guild-builder = { $count ->
        [one] builder
       *[other] builders
    }

panel-blacktail-guild-builders-mouse = Mouse builders
panel-blacktail-guild-builders-rabbit = Rabbit builders
panel-blacktail-guild-builders-fox = Fox builders
panel-blacktail-guild-windmill = Windmill
panel-blacktail-guild-salt-road = Salt Road
panel-blacktail-guild-ironworks = Ironworks
panel-blacktail-guild-quarry = Quarry
panel-blacktail-guild-craft = Can pay
figure-blacktail-guild-project-complete-vp = Points for a finished project

step-blacktail-guild-clock-in = clock in
step-blacktail-guild-projects = projects
step-blacktail-guild-actions = actions
step-blacktail-guild-craft = craft
step-blacktail-guild-draw = draw

verb-blacktail-guild-windmill = Windmill
verb-blacktail-guild-salt-road = Salt Road
verb-blacktail-guild-ironworks = Ironworks
verb-blacktail-guild-quarry = Quarry
verb-blacktail-guild-garrison = Build
verb-blacktail-guild-refurbish = Refurbish
verb-blacktail-guild-apprentice = Apprentice
verb-blacktail-guild-demolish = Demolish
verb-blacktail-guild-place-item = Place
verb-blacktail-guild-done-projects = Done with projects
verb-blacktail-guild-done-actions = To Evening
verb-blacktail-guild-done-craft = Done crafting

prompt-choose-corner = Choose the corner where you begin
prompt-blacktail-guild-projects = Run a project, or go on
prompt-blacktail-guild-guild-action = Put builders to work, or go on
prompt-blacktail-guild-which-project = Which project gets the item?

refusal-no-builder = The { $suit } box is empty.
refusal-needs-builders = Needs { $need } builders in the { $suit } box; it has { $have }.
refusal-no-item-to-take = Nobody in a clearing you rule has an item to give.
refusal-too-few-builders = Your builders cannot pay for { $card }.

event-blacktail-guild-clocked-in = { $count ->
        [one] A { $suit } builder clocks in
       *[other] { $count } { $suit } builders clock in
    } at { $clearing }
event-blacktail-guild-builder = { $seat } adds a { $suit } builder
