### Bots: who plays a seat, what they think, hints.

players = Who plays
players-text = Any seat can change hands at any time. A bot knows only what its seat may know.
player = Played by
player-of = Who plays { $seat }
kind-person = Person
kind-wanderer = Wanderer
kind-ranger = Ranger
kind-warlord = Warlord
kind-wanderer-text = Answers at once and looks no further than its own turn. Easy to beat once you know a faction.
kind-ranger-text = Thinks its turn through, up to a second for each decision. The usual opponent.
kind-warlord-text = Also weighs what the others will answer, up to three seconds for each decision. The strongest we have.
strengths = How strong the bots are
link-kinds = Who plays the seats is not sent along. Choose here; it can be changed at any time under "Who plays".

bot-thinks = { $seat } is thinking
bot-waits = { $seat } has decided
move-now = Move now
next-act = Next act

setting-pace = Acts of bots
setting-pace-instant = All at once
setting-pace-readable = Easy to follow
setting-pace-step = One per press

hint = Hint: what would a bot do?
hint-short = Hint
hint-thinks = A Ranger looks at it.
hint-try = Fill this in without doing it
hint-only = the only thing to do, or nothing else stands out

reason = Why { $option }: { $grounds }
reason-option = { $option }: { $estimate }
estimate = { $chance } % to win, scores { $points }

notice-bots-here = This browser cannot start a worker, so the bots think on the page itself, for a shorter time.
notice-bot-failed = The bot of { $seat } failed ({ $what }) and took the first thing it may do. Saving the table as a file helps to find out why.
notice-hint-failed = No hint could be found.

## What speaks for an option. The number tells by how many points it is better than the others on average.

ground-value = { $ground } +{ $points }
ground-points = points
ground-rivals = holds the strongest rival back
ground-cards = cards in hand
ground-good-cards = better cards in hand
ground-crafted = lasting cards
ground-warriors = warriors on the map
ground-rule = clearings ruled
ground-danger = less to lose to attacks
ground-turns-ahead = its next turn comes sooner
ground-next-draw = cards to draw next

ground-cirque-du-goat-goats = goats on the map
ground-cirque-du-goat-stages = places fit for a show
ground-cirque-du-goat-stage-lost = places where a show was broken up
ground-cirque-du-goat-accolades = accolades
ground-cirque-du-goat-best-applause = applause waiting
ground-cirque-du-goat-best-audience = a larger audience
ground-cirque-du-goat-suits-in-hand = suits to show

ground-noxious-battery-loaded = loaded balls with a target
ground-noxious-battery-loaded-idle = loaded balls
ground-noxious-battery-balls-home = balls at home
ground-noxious-battery-balls-at-cannon = balls near the cannon
ground-noxious-battery-balls-out = balls on the map
ground-noxious-battery-next-load = balls to load next
ground-noxious-battery-marks = scent marks

ground-chameleander-next-ego = points of the next ego
ground-chameleander-cards-to-place = cards to place ego with
ground-chameleander-ego-out = ego on the map
ground-chameleander-id = ego on the Id

ground-blacktail-guild-worksites = worksites
ground-blacktail-guild-builders = builders
ground-blacktail-guild-items-ready = items ready to use
ground-blacktail-guild-items-exhausted = items to be had again
ground-blacktail-guild-full-projects = full projects
ground-blacktail-guild-points-in-hand = cards in hand worth points
ground-blacktail-guild-payable-points = a card it can pay for

ground-bone-patrol-bones-to-recall = bones to recall
ground-bone-patrol-bones-carried = bones with a dog
ground-bone-patrol-bones-guarded = buried bones with a dog
ground-bone-patrol-pack = pugs with the Alpha
ground-bone-patrol-stashes = stashes
ground-bone-patrol-collection = bones in the Collection
ground-bone-patrol-kennels = stashes with a dog

