### Bone Patrol

faction-bone-patrol = Bone Patrol
goal-bone-patrol = Turn bones up, carry them to a stash and recall them; points come at the next Birdsong.

piece-bone-patrol-pug = { $count ->
        [one] pug
       *[other] pugs
    }
piece-bone-patrol-alpha = Alpha
piece-bone-patrol-stash = { $count ->
        [one] stash
       *[other] stashes
    }
piece-bone-patrol-bone = { $count ->
        [one] bone
       *[other] bones
    }
piece-bone-patrol-buried = { $count ->
        [one] buried bone
       *[other] buried bones
    }
