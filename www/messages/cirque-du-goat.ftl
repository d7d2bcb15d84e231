### Cirque du Goat

faction-cirque-du-goat = Cirque du Goat
goal-cirque-du-goat = Gather an audience under a big top and perform for it; the same guests, well fed, score again and again.

piece-cirque-du-goat-goat = { $count ->
        [one] goat
       *[other] goats
    }
piece-cirque-du-goat-big-top = { $count ->
        [one] big top
       *[other] big tops
    }
piece-cirque-du-goat-accolade = { $count ->
        [one] accolade
       *[other] accolades
    }
