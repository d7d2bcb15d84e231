### Lord of the Hundreds

faction-hundreds = Lord of the Hundreds
like-hundreds = A tyrant in a new mood each turn: mobs burn, items make strong, empty land scores.
goal-hundreds = Hold clearings without any piece of an enemy: they score every Evening. Mobs burn what others have built and empty ruins. Items in the Hoard give you more actions and warriors, but each bars a mood.

piece-hundreds-warrior = { $count ->
        [one] rat
       *[other] rats
    }
piece-hundreds-warlord = { $count ->
        [one] warlord
       *[other] warlords
    }
piece-hundreds-stronghold = { $count ->
        [one] stronghold
       *[other] strongholds
    }
piece-hundreds-mob = { $count ->
        [one] mob
       *[other] mobs
    }

panel-hundreds-mood = Mood
panel-hundreds-open-moods = Moods to choose from
panel-hundreds-command-items = Command track
panel-hundreds-command = Command: actions
panel-hundreds-prowess-items = Prowess track
panel-hundreds-prowess = Prowess: warriors and Advances
panel-hundreds-actions-left = Actions left
panel-hundreds-next-points = Points this Evening
panel-hundreds-stubborn = Stubborn
panel-hundreds-bitter = Bitter
panel-hundreds-grandiose = Grandiose
panel-hundreds-jubilant = Jubilant
panel-hundreds-lavish = Lavish
panel-hundreds-relentless = Relentless
panel-hundreds-rowdy = Rowdy
panel-hundreds-wrathful = Wrathful
flag-hundreds-mood-stubborn = Stubborn: beside the warlord the first hit is ignored
flag-hundreds-mood-bitter = Bitter: mobs near a battle of the warlord become rats
flag-hundreds-mood-grandiose = Grandiose: the warlord advances before Command
flag-hundreds-mood-jubilant = Jubilant: inciting beside the warlord rolls for up to four mobs
flag-hundreds-mood-lavish = Lavish: items can be given up for two rats each
flag-hundreds-mood-relentless = Relentless: a full Advance is followed by one more move or battle
flag-hundreds-mood-rowdy = Rowdy: one more card, two among three pieces of enemies
flag-hundreds-mood-wrathful = Wrathful: one more hit when the warlord attacks

figure-hundreds-command = Actions with no item on Command, one, and so on
figure-hundreds-prowess = Warriors and Advances with no item on Prowess, one, and so on
figure-hundreds-oppress_vp = Points for no oppressed clearing, one, and so on
figure-hundreds-draw_base = Cards drawn in Evening

layer-hundreds-oppressed = Oppressed now
layer-hundreds-burning = Where mobs burn next

step-hundreds-raze = raze
step-hundreds-recruit = recruit
step-hundreds-anoint = anoint
step-hundreds-mood = choose a mood
step-hundreds-command = command
step-hundreds-advance = advance
step-hundreds-incite = incite
step-hundreds-oppress = oppress

verb-hundreds-keep = Hoard
verb-hundreds-sell = Give up for points
verb-hundreds-drop = Let go of
verb-hundreds-loot = Loot
verb-hundreds-raze = Raze
verb-hundreds-anoint = Anoint
verb-hundreds-mood = Be
verb-hundreds-build = Build
verb-hundreds-advance = Advance
verb-hundreds-incite = Incite
verb-hundreds-roll = Roll the mob die
verb-hundreds-enrage = Call the mob
verb-hundreds-done-craft = To Command
verb-hundreds-done-command = No more actions
verb-hundreds-done-advance = No more Advances
verb-hundreds-done-incite = Incite no more
verb-hundreds-done-squander = Keep the rest
verb-hundreds-pass-loot = Fight, loot nothing
verb-hundreds-pass-enrage = Call no more mobs
verb-hundreds-pass-advance-battle = No battle
verb-hundreds-pass-relentless = Enough
verb-hundreds-pass-jubilant = Roll no more

prompt-hundreds-contempt = Hoard the item, or give it up for its points?
prompt-hundreds-full-track = The track is full: choose which item leaves the game
prompt-hundreds-loot = Loot? Then your dice deal no hits
prompt-hundreds-take-loot = Choose the item you loot
prompt-hundreds-raze = Choose where a mob burns first
prompt-hundreds-mob-where = Choose where the new mob gathers
prompt-hundreds-recruit-where = Too few rats are left: choose where one comes
prompt-hundreds-anoint = Choose where a new warlord rises
prompt-hundreds-choose-mood = Choose the mood of this turn
prompt-hundreds-squander = Let go of an item for two rats beside the warlord, or keep the rest
prompt-hundreds-enrage = Turn a mob nearby into a rat beside the warlord?
prompt-hundreds-command = Choose an action, or go on
prompt-hundreds-advance = Lead the warlord on, or go on
prompt-hundreds-advance-battle = Battle where the warlord has come?
prompt-hundreds-relentless = One more move or battle of the warlord?
prompt-hundreds-incite = Spend a card for a mob beside a rat, or go on
prompt-hundreds-jubilant = Roll for another mob?

refusal-warlord-stays = Only battle removes the warlord in { $clearing }.
refusal-warlord-moves-on-its-turn = The warlord leaves { $from } only in the turn of the Hundreds.
refusal-same-mood = That is your mood now.
refusal-mood-hoarded = The item of this mood lies in your Hoard.
refusal-no-stronghold-left = All six strongholds are on the map.
refusal-mob-here = A mob is in { $clearing } already.
refusal-no-rat-here = No rat of yours is in { $clearing }.
refusal-no-mob-left = All five mobs are on the map.

event-hundreds-hoarded = { $seat } hoards { $item }
event-hundreds-loots = { $seat } is out for loot of { $from } in { $clearing }
event-hundreds-looted = { $seat } loots { $item } from { $from }
event-hundreds-razed = A mob of { $seat } razes { $clearing }
event-hundreds-ransacked = { $seat } takes { $item } out of the ruin in { $clearing }
event-hundreds-anointed = { $seat } anoints a new warlord in { $clearing }
event-hundreds-mood = { $seat } is in a new mood: { $space }
event-hundreds-oppressed = { $seat } oppresses { $count ->
        [0] nobody
        [one] 1 clearing
       *[other] { $count } clearings
    }

## What points were for, by their clause
source-LH-14-6-2 = Oppressed clearings
source-LH-14-2-4-I = an item too many

## What speaks for an option, to bots
ground-hundreds-command = actions
ground-hundreds-prowess = warriors and Advances to come
ground-hundreds-oppress-points = points of oppressed clearings
ground-hundreds-clearings-oppressed = clearings without enemies
ground-hundreds-mobs = mobs
ground-hundreds-prizes-to-burn = what mobs burn next
ground-hundreds-strongholds = strongholds
ground-hundreds-warlord-on-map = the warlord on the map

why-hundreds-contempt = Hoarded, it makes you stronger for good; given up, it scores now.
why-hundreds-full-track = A track holds four items; one too many is a point.
why-hundreds-loot = Looters roll no hits, but take an item if they rule in the end.
why-hundreds-take-loot = The item goes to its track and counts at once.
why-hundreds-raze = Each mob burns enemy buildings and tokens, a point for each.
why-hundreds-mob-where = The die has named the suit; the mob burns next turn.
why-hundreds-recruit-where = Each stronghold should get a rat; there are not enough.
why-hundreds-anoint = The new warlord takes the place of a rat and leads the Advance.
why-hundreds-choose-mood = Moods change every turn, and hoarded items bar theirs.
why-hundreds-squander = Items gone are gone: your strengths fall, and two rats come for each.
why-hundreds-enrage = Rats called now fight in this battle.
why-hundreds-command = Moves, battles and strongholds, as many as your Command.
why-hundreds-advance = Each Advance is a move of the warlord, then a battle where he stands.
why-hundreds-advance-battle = This is the second half of the Advance; leaving it out costs nothing.
why-hundreds-relentless = Both halves done, the relentless get one more of either.
why-hundreds-incite = A mob burns in your next Birdsong, unless somebody removes it first.
why-hundreds-jubilant = Each roll may bring a mob next to any other one.

term-hundreds-advance = Advance
    .forms = Advance, Advances
    .means = To move the warlord with as many rats of its clearing as wanted, and then to battle where it stands; either half may be left out.
term-hundreds-command = Command
    .forms = Command
    .means = How many actions the Hundreds take in Daylight: one, and more with boots, bags and coins in the Hoard.
term-hundreds-hoard = Hoard
    .forms = Hoard, hoards, hoarded
    .means = Two tracks for items on the board of the Hundreds, in place of a Crafted Items box. Nobody takes anything from it.
term-hundreds-incite = Incite
    .forms = incite, incites, inciting
    .means = To spend a card for a mob in a clearing of its suit that has a rat and no mob.
term-hundreds-loot = Loot
    .forms = loot, loots, looting
    .means = To attack for an item: the dice of the Hundreds deal no hits, and if they rule the clearing in the end they take an item that the defender has crafted.
term-hundreds-mob = Mob
    .forms = mob, mobs
    .means = A token of the Hundreds. In each Birdsong it burns enemy buildings and tokens in its clearing, and takes an item from a ruin; then a die spreads mobs.
term-hundreds-mood = Mood
    .forms = mood, moods
    .means = A card with an ability of the Hundreds. It changes every Birdsong, and never to one whose item is hoarded.
term-hundreds-oppress = Oppress
    .forms = oppress, oppressed, oppresses
    .means = To rule a clearing with a piece of one's own and none of an enemy. Such clearings score in Evening: one or two 1 point, three or four 2, five 3, six 4.
term-hundreds-prowess = Prowess
    .forms = Prowess
    .means = How many rats join the warlord in Birdsong, and how many Advances there are: one, and more with hammers, tea, swords and crossbows in the Hoard.
term-hundreds-raze = Raze
    .forms = raze, razes, razed
    .means = What mobs do as Birdsong begins: they remove enemy buildings and tokens, a point each, and take an item from a ruin.
term-hundreds-stronghold = Stronghold
    .forms = stronghold, strongholds
    .means = The building of the Hundreds. It brings a rat every Birdsong and crafts.
term-hundreds-warlord = Warlord
    .forms = warlord, warlords
    .means = The leading rat: a warrior that only battle removes and that nobody moves outside the turn of the Hundreds. If it falls, a rat takes its place in the next Birdsong.
