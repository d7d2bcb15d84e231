### The designer's bench: many games of bots, and what they come to.

bench-text = Let bots play many games and see what your figures do. Everything is counted on this device.
bench-players = Seats
bench-players-text = The players take turns with every faction and every seat, so that no place is favoured.
bench-seat = Seat { $number }
kind-random = Chance
kind-greedy = Script
bench-kinds-text = Chance presses anything, Script follows simple rules: thousands of games in minutes. Wanderers need about a second for a game, Rangers some seconds, Warlords a minute or more.
bench-factions = Factions
bench-factions-text = More factions than seats: every mix of that many is played in turn.
bench-games = Games
bench-seed = First seed
bench-rounds = Rounds at most
bench-figures = Figures of { $faction } ({ $count })
bench-compare = Compare with a second set of figures on the same seeds
bench-second = Second set of figures
bench-start = Start
bench-pause = Pause
bench-go-on = Go on
bench-cancel = Stop here
bench-progress = { $done } of { $total } games
bench-left = { $seconds ->
        [0] {""}
       *[other] , about { $seconds } s left
    }
bench-running = Playing
bench-paused = Paused: games that have begun are played to their end
bench-done = All games are played
bench-cancelled = Stopped; what was played is counted
bench-no-worker = This browser cannot start a worker, and the bench needs one: { $what }
bench-failed = A game could not be played: { $what }
bench-workers = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }

bench-facts = In short
fact-games = Games
fact-dominance = Won by dominance
fact-unfinished = Not finished in time
fact-rounds = Rounds, median
fact-long = Rounds at most, in nine games of ten
fact-choices = Choices in a game
fact-longest = Choices in the longest turn
bench-wins = Games won by faction
bench-wins-text = The line marks an even share; where a coalition wins, the game counts for each of those who win together. The bar is what was won, the bracket where the true share lies in 95 of 100 cases. In leagues of people over some nine thousand games of four, official factions win from about 18 to about 30 in 100.
bench-seats = Games won by seat
bench-by-player = Games won by player
bench-match-ups = Who ends ahead of whom
bench-match-ups-text = How often the faction of the line wins without that of the column, or has more points where neither wins.
bench-curves = Points after each round
bench-sources = Where points come from
bench-sources-text = Points in a game, on average, by clause; what was lost counts below 0.
bench-lengths = Length of games
bench-uses = How often each clause was used
bench-never = Never used ({ $count })
bench-never-none = Every step and action was used.
bench-list = Games
bench-list-text = The last { $count } that were played. Any of them can be opened as a table and stepped through.
bench-open = Look at it
bench-open-number = Game number
bench-comparison = What the second set changes
bench-comparison-text = The same { $count } games played both ways. A difference is sure when its interval does not hold 0.

column-faction = Faction
column-share = Share
column-interval = 95 % interval
column-won = Won
column-seat = Seat
column-player = Player
column-round = Round
column-rounds = Rounds
column-games = Games
column-clause = Clause
column-points = Points
column-events = Events in 100 games
column-choices = Choices in 100 games
column-first = First
column-second = Second
column-difference = Difference
column-winner = Winner
column-game = Game
column-summary = Summary
percent = { $number } %
percent-range = { $low } to { $high } %
won-of = { $wins } of { $games }
points-range = { $low } to { $high }
nobody = nobody
wins-of = Games won, { $faction }
points-of = Points, { $faction }
rounds-difference = Rounds

export-csv = Result (CSV)
export-games = Games (CSV)
export-json = Everything (JSON)
