### The end of a game.

over-title = The game is over
over-lead = { $count ->
        [one] { $seat } wins
       *[other] { $seat } win together
    }
over-by-points = with { $score } points
over-by-dominance = by dominance
over-place = Place { $place }
over-margin = { $points ->
        [0] Level with { $other }
        [one] 1 point ahead of { $other }
       *[other] { $points } points ahead of { $other }
    }
over-turning = { $round ->
        [1] Ahead from the first round on
       *[other] Ahead for good since round { $round }
    }
over-most = Most points from one source: { $points }
over-curve = How the points grew
over-sources = Where they came from
over-share = Send the game
over-record = Your games on this device
over-record-line = { $faction }: { $won } of { $played } won
over-record-forget = Wipe this record
over-record-wiped = Nothing is recorded.
over-again = Once more
rematch-rotate = Same table, each plays the next faction
rematch-stronger = Same seats, stronger bots
