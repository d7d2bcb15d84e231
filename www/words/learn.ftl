### Lessons and puzzles. What each of them says stands in its own file beside its faction.

learn-about = A lesson takes three minutes and ends in a free game. A puzzle has an answer; any way to it counts.
learn-lesson = Lesson: { $title }
learn-puzzle = Puzzle: { $title }
learn-finished = Done:
learn-missing = This lesson cannot be opened. { $what }
learn-list-missing = The lessons could not be fetched. They come with the first visit and stay on the device from then on.
learn-retry = Try again

lesson-place = { $at } of { $of }
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-not-this = Not this one, because { $because }
lesson-not-quite = Not quite. Read this once more, or let it be shown.
lesson-play-on = Play on from here
lesson-again = Once more
lesson-next = Next puzzle

puzzle-place = { $gained } of { $points } points
puzzle-short = The turn is over with { $gained ->
        [one] 1 point
       *[other] { $gained } points
    }; { $points } can be scored. Try again, or look at the answer.
puzzle-solved = Solved: { $points } points.
puzzle-again = Try again
puzzle-solution = Show the answer
