### Corvid Conspiracy

faction-corvids = Corvid Conspiracy
like-corvids = Secrets all over the map: plots that nobody else can tell apart.
goal-corvids = Place plots face down and turn them up in Birdsong where a crow still stands: each scores as many points as plots lie face up. A bomb clears, a snare holds, an extortion takes cards, a raid avenges. Enemies may guess what a plot is.

piece-corvids-warrior = { $count ->
        [one] crow
       *[other] crows
    }
piece-corvids-plot = { $count ->
        [one] plot
       *[other] plots
    }
piece-corvids-bomb = { $count ->
        [one] bomb
       *[other] bombs
    }
piece-corvids-snare = { $count ->
        [one] snare
       *[other] snares
    }
piece-corvids-extortion = { $count ->
        [one] extortion
       *[other] extortions
    }
piece-corvids-raid = { $count ->
        [one] raid
       *[other] raids
    }

panel-corvids-plots-in-supply = Plots in supply
panel-corvids-plots-not-shown = Not lying face up
panel-corvids-hidden-bomb = A bomb, face down in clearing
panel-corvids-hidden-snare = A snare, face down in clearing
panel-corvids-hidden-extortion = An extortion, face down in clearing
panel-corvids-hidden-raid = A raid, face down in clearing
panel-corvids-actions-left = Actions left
panel-corvids-plot-price = Crows for the next plot
panel-corvids-bomb = Bomb
panel-corvids-snare = Snare
panel-corvids-extortion = Extortion
panel-corvids-raid = Raid

figure-corvids-actions = Actions in Daylight
figure-corvids-draw_base = Cards drawn without an extortion

layer-corvids-known-plots = Plots that you know
layer-corvids-unknown-plots = Plots that you do not know
layer-corvids-ready-plots = Plots that can be turned up

step-corvids-flip = turn plots up
step-corvids-recruit = recruit
step-corvids-exert = exert

verb-expose = Expose
verb-guess = Guess
verb-show = Show
verb-which = Number
verb-corvids-flip = Turn up
verb-corvids-recruit = Recruit
verb-corvids-plot = Plot
verb-corvids-pick = Choose
verb-corvids-pick-which-plot = Place
verb-corvids-trick = Trick
verb-corvids-switch = Trick
verb-corvids-done-craft = To the plots
verb-corvids-done-flip-plots = Turn up no more
verb-corvids-done-recruit = Recruit nobody
verb-corvids-done-exert = Draw cards

cost-expose = a card, if you are wrong

prompt-corvids-starting-warrior = Choose where a crow starts
prompt-corvids-flip-plots = Turn up a plot beside a crow, or go on
prompt-corvids-recruit = Spend a card for a crow in each clearing of its suit, or go on
prompt-corvids-recruit-where = Too few crows are left: choose where one comes
prompt-corvids-exert = Take one more action and draw nothing, or draw
prompt-corvids-which-plot = Choose the plot that you place
prompt-which-of-plots = Several plots lie there: which one?
prompt-corvids-raid-where = Too few crows are left: choose where one comes
prompt-guess-plot = What is it?
prompt-show-card = Choose the card you show. If you are wrong, the Corvids take it.

refusal-plot-here = A plot lies in { $clearing } already.
refusal-no-such-plot-left = Both plots of this kind are on the map.
refusal-corvids-turn-plots = Only the Corvids turn up the plot in { $clearing }.
refusal-snared = A snare holds { $clearing }: nothing of yours comes to be placed there or moves out.
refusal-nothing-beside-plot = You have no piece beside the plot in { $clearing }.
refusal-no-corvid-here = No crow stands in { $clearing }.
refusal-nobody-to-recruit = No crow could come to any clearing of this suit.
refusal-too-few-corvids = The plot costs { $needed } { $needed ->
        [one] crow
       *[other] crows
    } from { $clearing }; you have { $have ->
        [0] none
       *[other] { $have }
    } there.
refusal-no-plot-left = All eight plots are on the map.

event-hid = { $piece ->
        [none] { $seat } hides a plot in { $clearing }
       *[other] { $seat } hides a plot in { $clearing }: { $piece }
    }
event-guessed = { $answer ->
        [right] { $seat } guesses { $piece } in { $clearing }, and is right
       *[wrong] { $seat } guesses { $piece } in { $clearing }, and is wrong
    }
event-raided = A raid goes off in { $clearing }

## What points were for, by their clause
source-CC-13-4-2 = Plots turned up

## What speaks for an option, to bots
ground-corvids-plots-shown = plots that lie face up
ground-corvids-plots-ready = plots to turn up next
ground-corvids-plots-alone = plots without a crow
ground-corvids-extortions = extortions that lie face up
ground-corvids-clearings-held = clearings with crows
ground-corvids-bombs-laid = what waits beside the plots
ground-corvids-plots-to-stay = plots that will stay face up
ground-corvids-recruits-to-come = a card to recruit with

why-corvids-starting-warrior = One crow starts in a clearing of each suit.
why-corvids-flip-plots = Each scores a point for every plot face up; bombs best come last.
why-corvids-recruit = Any card will do: a crow comes to every clearing of its suit.
why-corvids-recruit-where = Crows belong beside plots, and where the next plot shall lie.
why-corvids-actions = Three actions: move without rule, place a plot, fight, or swap plots.
why-corvids-exert = One action more now costs you the cards of this Evening.
why-corvids-which-plot = Nobody else sees which it is, until you turn it up.
why-which-of-plots = They are numbered in the order in which they came.
why-corvids-raid-where = Every clearing next to the raid should get a crow.
why-guess-plot = Right: the plot goes, and you score. Wrong: the Corvids take your card.
why-show-card = Only you and the Corvids see it; you keep it if you are right.

term-corvids-bomb = Bomb
    .forms = bomb, bombs
    .means = A plot of the Corvids. Turned up, it removes everything that enemies have in its clearing, and then itself.
term-corvids-exert = Exert
    .forms = exert, exerting, exerted
    .means = To take one more action in the Evening and draw no cards for it.
term-corvids-expose = Expose
    .forms = expose, exposes, exposed
    .means = To show the Corvids a card that matches a clearing and guess what plot lies face down there. Right, the plot goes and scores a point; wrong, the Corvids take the card.
term-corvids-extortion = Extortion
    .forms = extortion, extortions
    .means = A plot of the Corvids. Turned up, it takes a random card from each enemy there; as long as it lies face up it brings a card every Evening.
term-corvids-plot = Plot
    .forms = plot, plots
    .means = A token of the Corvids: bomb, snare, extortion or raid, two of each. Face down only they know which, and enemies beside it may guess.
term-corvids-raid = Raid
    .forms = raid, raids
    .means = A plot of the Corvids. Removed by anything but a right guess, it places a crow in each clearing next to it.
term-corvids-snare = Snare
    .forms = snare, snares, snared
    .means = A plot of the Corvids. While it lies face up, enemy pieces cannot be placed in its clearing or move out of it.
term-corvids-trick = Trick
    .forms = trick, tricks
    .means = To swap two plots anywhere, both face up or both face down. Nothing scores and nothing happens for it.
