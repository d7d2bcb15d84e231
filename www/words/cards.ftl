### The cards of the base deck: names, and what they do in our words.

card-text-item = Take { $item } from the supply and score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
card-text-ambush = Defending in a { $suit ->
        [bird] clearing of any suit
       *[other] { $suit } clearing
    }, play it before the dice for two hits. The attacker may answer with an ambush that fits there.
card-text-dominance = In Daylight with 10 points or more: leave the points behind. From then on you win when your Birdsong finds you ruling { $suit ->
        [bird] two opposite corners
       *[other] three { $suit } clearings
    }.
card-text-persistent = A lasting effect.
card-text-immediate = An effect that happens at once.

card-ambush-bird = Ambush!
card-ambush-fox = Ambush!
card-ambush-rabbit = Ambush!
card-ambush-mouse = Ambush!
card-dominance-bird = Dominance
card-dominance-fox = Dominance
card-dominance-rabbit = Dominance
card-dominance-mouse = Dominance
card-birdy-bindle = Birdy Bindle
card-woodland-runners = Woodland Runners
card-arms-trader = Arms Trader
card-crossbow-bird = Crossbow
card-gently-used-knapsack = Gently Used Knapsack
card-root-tea-fox = Root Tea
card-travel-gear-fox = Travel Gear
card-protection-racket = Protection Racket
card-foxfolk-steel = Foxfolk Steel
card-anvil = Anvil
card-smugglers-trail = Smuggler's Trail
card-root-tea-rabbit = Root Tea
card-a-visit-to-friends = A Visit to Friends
card-bake-sale = Bake Sale
card-mouse-in-a-sack = Mouse-in-a-Sack
card-root-tea-mouse = Root Tea
card-travel-gear-mouse = Travel Gear
card-investments = Investments
card-sword = Sword
card-crossbow-mouse = Crossbow
card-armorers = Armorers
card-armorers-text = In a battle, discard it: no rolled hit touches you.
card-sappers = Sappers
card-sappers-text = As the defender, discard it for one more hit.
card-brutal-tactics = Brutal Tactics
card-brutal-tactics-text = As the attacker, deal one more hit; the defender gets a point for it.
card-royal-claim = Royal Claim
card-royal-claim-text = In Birdsong, discard it for one point from every clearing you rule.
card-stand-and-deliver = Stand and Deliver!
card-stand-and-deliver-text = In Birdsong, take a card blindly from another hand; its owner gets a point.
card-tax-collector = Tax Collector
card-tax-collector-text = Once in Daylight, give up one of your warriors on the map and draw a card.
card-favor-of-the-foxes = Favor of the Foxes
card-favor-of-the-foxes-text = Every enemy piece in every fox clearing goes. Buildings and tokens score as usual.
card-command-warren = Command Warren
card-command-warren-text = At the start of Daylight, you may start a battle.
card-better-burrow-bank = Better Burrow Bank
card-better-burrow-bank-text = At the start of Birdsong, draw a card; an enemy of your choice draws one as well.
card-cobbler = Cobbler
card-cobbler-text = At the start of Evening, you may move once.
card-favor-of-the-rabbits = Favor of the Rabbits
card-favor-of-the-rabbits-text = Every enemy piece in every rabbit clearing goes. Buildings and tokens score as usual.
card-scouting-party = Scouting Party
card-scouting-party-text = When you attack, nobody can ambush you.
card-codebreakers = Codebreakers
card-codebreakers-text = Once in Daylight, look at the hand of another player.
card-favor-of-the-mice = Favor of the Mice
card-favor-of-the-mice-text = Every enemy piece in every mouse clearing goes. Buildings and tokens score as usual.
