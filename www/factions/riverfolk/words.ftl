### Riverfolk Company

faction-riverfolk = Riverfolk Company
like-riverfolk = Merchants on the river: everybody may buy of them, and pays in warriors.
goal-riverfolk = Sell cards, boats and mercenaries for warriors of others. Payments become funds: commit them to act, spend two of a ruler for a trade post, or keep them for dividends. A post that falls takes half of the funds.

piece-riverfolk-warrior = { $count ->
        [one] otter
       *[other] otters
    }
piece-riverfolk-fox-post = { $count ->
        [one] fox post
       *[other] fox posts
    }
piece-riverfolk-rabbit-post = { $count ->
        [one] rabbit post
       *[other] rabbit posts
    }
piece-riverfolk-mouse-post = { $count ->
        [one] mouse post
       *[other] mouse posts
    }

panel-riverfolk-hand-card-price = Price of a hand card
panel-riverfolk-riverboats-price = Price of riverboats
panel-riverfolk-mercenaries-price = Price of mercenaries
panel-riverfolk-hand-card = Hand card
panel-riverfolk-riverboats = Riverboats
panel-riverfolk-mercenaries = Mercenaries
panel-riverfolk-payments = Payments
panel-riverfolk-funds = Funds
panel-riverfolk-committed = Committed
panel-riverfolk-laid = On track spaces
panel-riverfolk-fox-posts = Fox posts: points when they leave
panel-riverfolk-rabbit-posts = Rabbit posts: points when they leave
panel-riverfolk-mouse-posts = Mouse posts: points when they leave
panel-riverfolk-lost-fox-posts = Fox posts out of the game
panel-riverfolk-lost-rabbit-posts = Rabbit posts out of the game
panel-riverfolk-lost-mouse-posts = Mouse posts out of the game
panel-riverfolk-dividends = Dividends as funds lie now

figure-riverfolk-post_points = Points of the spaces of each row of trade posts, left to right

layer-riverfolk-trade-posts = Trade posts

step-riverfolk-protectionism = protectionism
step-riverfolk-dividends = dividends
step-riverfolk-gather = gather funds
step-riverfolk-discard = discard
step-riverfolk-costs = set the prices

verb-fund = Use a fund of
verb-hand-card = Buy a card
verb-riverboats = Buy riverboats
verb-mercenaries = Hire mercenaries
verb-pass-buy-more = Buy no more
verb-riverfolk-fund = Use a fund of
verb-riverfolk-price = Price
verb-riverfolk-draw = Draw
verb-riverfolk-recruit = Recruit
verb-riverfolk-establish = Trade post
verb-riverfolk-export = Export
verb-riverfolk-lose-funds = Lose funds of
verb-riverfolk-hand-card = Buy a card
verb-riverfolk-riverboats = Buy riverboats
verb-riverfolk-mercenaries = Hire mercenaries

cost-hand-card = price { $price }
cost-riverboats = price { $price }
cost-mercenaries = price { $price }
cost-riverfolk-establish = spend 2 funds of the ruler
cost-riverfolk-recruit = spend a fund
cost-riverfolk-draw = commit a fund

prompt-riverfolk-actions = Act with your funds, or keep them
prompt-riverfolk-starting-otter = Place an otter on the river
prompt-riverfolk-price-of-hand-card = What does a card of your hand cost?
prompt-riverfolk-price-of-riverboats = What do riverboats cost?
prompt-riverfolk-price-of-mercenaries = What do mercenaries cost?
prompt-riverfolk-commit-fund = Whose fund do you commit?
prompt-riverfolk-spend-fund = Whose fund do you spend?
prompt-riverfolk-lose-funds = A post has fallen: how many funds of each owner do you lose?
prompt-riverfolk-which-post = Choose the trade post
prompt-buy-service = Buy a service of the Company, or go on
prompt-buy-more = Buy something more of the Company, or not

refusal-too-few-funds = It takes { $needed } { $needed ->
        [one] fund
       *[other] funds
    }; there { $have ->
        [0] is none
        [one] is 1
       *[other] are { $have }
    }.
refusal-post-stands-here = A trade post stands in { $clearing }.
refusal-post-of-other-suit = { $clearing } has another suit than the post.
refusal-no-post-left = No trade post of the suit of { $clearing } is left.
refusal-cannot-pay-price = It costs { $needed }; you have { $have ->
        [0] nothing
       *[other] { $have }
    } to pay with.
refusal-bought-already = You have bought that this turn.
refusal-no-warriors-to-lead = Mercenaries fight beside warriors only.
refusal-otters-serve-you = The otters in { $clearing } are in your service.
refusal-no-card-to-draw = There is no card to draw.
refusal-no-river-here = No river touches { $clearing }.
refusal-not-theirs-to-let = This player does not rule { $clearing }.

event-bought-service = { $service ->
        [hand-card] { $seat } buys a card of { $from } for { $count }
        [riverboats] { $seat } buys riverboats of { $from } for { $count }
       *[mercenaries] { $seat } hires mercenaries of { $from } for { $count }
    }
event-committed-fund = { $seat } commits a fund of { $owner }
event-spent-funds = { $seat } spends { $count ->
        [one] a fund of { $owner }
       *[other] { $count } funds of { $owner }
    }
event-lost-funds = { $seat } loses { $count ->
        [one] a fund of { $owner }
       *[other] { $count } funds of { $owner }
    }
event-gathered-funds = { $seat } gathers: { $count ->
        [one] 1 fund
       *[other] { $count } funds
    }
event-otters-to-payments = { $seat } puts { $count ->
        [one] an otter
       *[other] { $count } otters
    } into Payments
event-exported = { $seat } exports { $card }
event-set-price = { $service ->
        [hand-card] { $seat }: a hand card costs { $count }
        [riverboats] { $seat }: riverboats cost { $count }
       *[mercenaries] { $seat }: mercenaries cost { $count }
    }

## What points were for, by their clause
source-RC-4-2 = Dividends
source-RC-5-6c = trade posts

## What speaks for an option, to bots
ground-riverfolk-treasury = warriors on the board
ground-riverfolk-dividends = dividends to come
ground-riverfolk-trade-posts = trade posts on the map
ground-riverfolk-posts-to-come = points of posts that funds could pay for
ground-riverfolk-open-spaces = spaces to craft with
ground-riverfolk-custom = what others are likely to pay

why-riverfolk-actions = Committed funds come back next Birdsong; spent ones go home.
why-riverfolk-starting-otter = Otters swim, and are hired where they stand.
why-riverfolk-price-of-hand-card = Others pay it to take any card you hold, until your next Evening.
why-riverfolk-price-of-riverboats = With boats, rivers are paths for a turn.
why-riverfolk-price-of-mercenaries = Whoever hires them has your otters fight and rule for it.
why-riverfolk-commit-fund = It comes back in your next Birdsong.
why-riverfolk-spend-fund = It goes to its owner's supply.
why-riverfolk-lose-funds = Half of the funds go to their owners, rounded up.
why-riverfolk-which-post = Its space on the track is open for crafting from then on.
why-buy-service = Sold at the start of Birdsong only; what you pay lets the Company act.
why-buy-more = One more purchase for each clearing you share with a trade post.

term-riverfolk-commit = Commit
    .forms = commit, committed, commits
    .means = To move a fund to the Committed box, or for crafting to a track space. It is a fund again after the next Birdsong.
term-riverfolk-dividends = Dividends
    .forms = dividends
    .means = In Birdsong a point for every two funds that were left over, as long as a trade post stands on the map.
term-riverfolk-export = Export
    .forms = export, exports, exported
    .means = To pay for a card as if to craft it, and get an otter in Payments instead of what it gives.
term-riverfolk-fund = Fund
    .forms = fund, funds
    .means = A warrior of anybody in the Company's Funds box. Each action commits or spends funds.
term-riverfolk-mercenaries = Mercenaries
    .forms = mercenaries, mercenary
    .means = All otters on the map, hired for Daylight and Evening of one turn: they rule and fight for the buyer, and take every second hit.
term-riverfolk-payments = Payments
    .forms = Payments
    .means = The box where warriors lie that others have paid for services. They become funds in the Company's Birdsong.
term-riverfolk-riverboats = Riverboats
    .forms = riverboats
    .means = A service: until the turn is over rivers are paths for the buyer. Moves need rule as always.
term-riverfolk-trade-post = Trade post
    .forms = trade post, trade posts, post, posts
    .means = The Company's token, one a clearing. It scores when placed and opens a space for crafting; when it is removed half of the funds go.
