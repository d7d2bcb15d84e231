### Blacktail Guild

faction-blacktail-guild = Blacktail Guild
origin-blacktail-guild = Fan faction, from The Mountain King Expansion
like-blacktail-guild = Builders as money: worksites, projects, and much crafting.
goal-blacktail-guild = Worksites send builders, builders pay for cards in the Evening, and crafting scores. Items speed up the four projects.

piece-blacktail-guild-warrior = { $count ->
        [one] warrior
       *[other] warriors
    }
piece-blacktail-guild-worksite = { $count ->
        [one] worksite
       *[other] worksites
    }

panel-blacktail-guild-builders-mouse = Mouse builders
panel-blacktail-guild-builders-rabbit = Rabbit builders
panel-blacktail-guild-builders-fox = Fox builders
panel-blacktail-guild-windmill = Windmill
panel-blacktail-guild-salt-road = Salt Road
panel-blacktail-guild-ironworks = Ironworks
panel-blacktail-guild-quarry = Quarry
panel-blacktail-guild-cards-at-risk = Cards at risk

figure-blacktail-guild-box_cap = Builders that fit in a box
figure-blacktail-guild-draw_base = Cards drawn without a full project
figure-blacktail-guild-draw_per_full_project = More cards for each full project
figure-blacktail-guild-integrity_rounds_up = Half of the builders is rounded up (1) or down (0)
figure-blacktail-guild-project_complete_vp = Points for a finished project
figure-blacktail-guild-refurbish_cost = Builders that Refurbish costs

step-blacktail-guild-clock-in = clock in
step-blacktail-guild-projects = projects
step-blacktail-guild-work = work

verb-blacktail-guild-project = Project
verb-blacktail-guild-exhaust = Exhaust
verb-blacktail-guild-refresh = Refresh
verb-blacktail-guild-store = Put into
verb-blacktail-guild-garrison = Garrison
verb-blacktail-guild-refurbish = Refurbish
verb-blacktail-guild-apprentice = Apprentice
verb-blacktail-guild-demolish = Demolish
verb-blacktail-guild-box = Into the box
verb-contract = Contract work
verb-blacktail-guild-done-projects = Done with projects
verb-blacktail-guild-done-exhaust-item = No more items

prompt-blacktail-guild-projects = Run a project, or go on
prompt-blacktail-guild-actions = Put builders to work, or go on
prompt-blacktail-guild-exhaust-item = Exhaust an item for one more?
prompt-blacktail-guild-refresh-item = Choose an item to refresh
prompt-blacktail-guild-store-item = Which project gets the item?
prompt-blacktail-guild-take-ruin-item = Choose the item to take from the ruin
prompt-blacktail-guild-which-box = Choose the box of the builder
prompt-blacktail-guild-which-box-loses = Choose the box that half of the builders leave
prompt-blacktail-guild-windmill-where = Choose where the warriors gather
prompt-take-crafted = Choose the crafted card you take

refusal-too-few-builders = Needs { $needed } builders there; you have { $have }.
refusal-demolished-already = Demolish is for once a turn.
refusal-no-worksite-left = No worksite is left in supply.
refusal-player-not-there = That player has no piece in { $clearing }.
refusal-project-done = This project has run this turn.
refusal-project-idle = This project has nothing to do now.

event-builder = { $seat } gets a { $suit } builder
event-box-full = The { $suit } box of { $seat } is full: { $count ->
    [one] a builder is
   *[other] { $count } builders are
} not placed
event-builders-left = { $count ->
        [one] A { $suit } builder leaves { $seat }
       *[other] { $count } { $suit } builders leave { $seat }
    }
event-blacktail-guild-project = { $seat } runs the { $project }
event-blacktail-guild-project-completed = { $seat } completes the { $project }
event-blacktail-guild-exhausted = { $seat } exhausts { $item } of the { $project }
event-blacktail-guild-refreshed = { $seat } refreshes { $item } of the { $project }
event-blacktail-guild-stored = { $seat } puts { $item } into the { $project }
event-blacktail-guild-demolished = { $seat } digs out { $item } in { $clearing }
event-blacktail-guild-apprenticed = { $seat } trades a builder with { $from } for { $item }
event-contract-work = { $seat } spends a warrior of { $guild } as an icon

layer-blacktail-guild-worksites-at-stake = Worksites that take a card or builders with them

## What points were for, by their clause
source-BG-2-1-I = Artisans

## What actions cost beside an action

cost-blacktail-guild-garrison = 1 builder
cost-blacktail-guild-refurbish = 3 builders
cost-blacktail-guild-apprentice = 1 builder
cost-blacktail-guild-demolish = 1 builder

why-blacktail-guild-projects = Each project runs once; items on it can be exhausted for more.
why-blacktail-guild-actions = Builders are money: they become warriors, cards, items, or wait to craft.
why-blacktail-guild-exhaust-item = An exhausted item does one more now and nothing until refreshed.
why-blacktail-guild-refresh-item = Each worksite turns one exhausted item face up again.
why-blacktail-guild-store-item = An item makes its project stronger for the rest of the game.
why-blacktail-guild-take-ruin-item = Choose what fits an empty space of a project.
why-blacktail-guild-which-box = Builders pay only for their own suit; a box holds five.
why-blacktail-guild-which-box-loses = The loss of a worksite sends half of that box home.
why-blacktail-guild-windmill-where = Two clearings are your largest; the Windmill serves one of them.
why-take-crafted = Whoever breaks a worksite takes one card of the Guild's crafting.

term-blacktail-guild-builder = Builder
    .forms = builder, builders
    .means = A warrior of the Guild in one of the three boxes on its board. Builders pay for work and for crafting, each for the suit of its box.
term-blacktail-guild-project = Project
    .forms = project, projects
    .means = One of four rows of items on the Guild's board. Each can be run once a turn, and more strongly by exhausting items on it.
term-blacktail-guild-worksite = Worksite
    .forms = worksite, worksites
    .means = The Guild's building. At Birdsong each one sends a builder into the box of its clearing's suit.
