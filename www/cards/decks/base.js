/**
 * The pictures of the base deck. A line is a scene: its ground, then what stands in it from back to front, each as
 * `thing x y size tone turn`. The sheet is 60 wide and 40 high, a place is the middle of a thing. Tones: `k` the ink of the
 * key block, `p` bare paper, `s` the colour of the suit; turns are degrees. Grounds are those of `cards/art.js`.
 */

/** @type {Record<string, string>} */
export default {
  // Eyes between what grows where each suit lives.
  "ambush-fox": "wood; spruce 14 20 30 k; spruce 46 20 30 k; eyes 30 22 20 p; star 30 8 9 p",
  "ambush-rabbit":
    "hill; grass 12 27 22 k; eyes 30 20 20 p; grass 30 31 20 k; grass 48 27 22 k; star 30 7 9 p",
  "ambush-mouse": "hill; toadstool 14 22 30 p; eyes 36 24 20 p; grass 50 30 16 k; star 46 9 9 p",
  "ambush-bird": "rays; oak 30 20 40 k; eyes 30 13 20 p; star 50 10 9 p; star 10 10 9 p",

  // A crown over the home of a suit.
  "dominance-fox":
    "rays; burrow 30 29 26 k; crown 30 12 20 p; spruce 10 28 18 k; spruce 50 28 18 k",
  "dominance-rabbit":
    "rays; hill 30 28 34 k; suit-rabbit 30 30 9 s; crown 30 11 20 p; sprout 9 30 14 k; sprout 51 30 14 k",
  "dominance-mouse":
    "rays; toadstool 30 28 24 s; crown 30 10 18 p; grain 10 28 20 k; grain 50 28 20 k",
  "dominance-bird":
    "rays; nest 30 31 26 k; crown 30 14 22 p; wing 9 22 16 p 20; wing 51 22 16 p 160",

  // Things to craft, each where somebody needs it.
  "birdy-bindle": "sky; stick 33 19 34 k; bundle 43 24 20 p; bird 16 15 20 p",
  "gently-used-knapsack":
    "hill; bag 30 19 30 p; star 24 26 7 s; suit-fox 36 15 6 k; grass 50 31 14 k",
  "smugglers-trail": "night; steps 18 26 24 p; bag 42 25 20 p; spruce 54 22 20 k; moon 12 9 11 p",
  "mouse-in-a-sack": "room; bundle 27 20 32 p; mouse-head 27 9 13 s; tail 47 27 18 k",
  "woodland-runners":
    "path; boot 20 22 24 p -12; boot 41 19 24 p -12; wing 10 14 12 p 200; wing 32 10 12 p 200",
  "travel-gear-fox": "wood; boot 21 22 26 p; lantern 43 20 20 p; flame 43 21.5 8 s",
  "travel-gear-mouse": "hill; boot 30 20 28 p; toadstool 51 27 16 s; stick 12 20 28 k 8",
  "a-visit-to-friends": "path; house 40 17 26 p; boot 14 26 16 p; sprout 56 30 10 k",
  "root-tea-fox": "night; tea 30 17 24 p; logs 30 33 18 k; flame 30 31 9 p; moon 52 9 10 p",
  "root-tea-rabbit": "rays; tea 30 22 28 p; sprout 50 29 16 k; sprout 10 29 16 k; steam 27 6 10 p",
  "root-tea-mouse": "room; tea 33 20 26 p; toadstool 11 26 18 s; loaf 53 31 11 p",
  "arms-trader": "room; stall 30 19 38 p; sword 22 24 17 k 60; sword 38 24 17 k -60",
  "foxfolk-steel": "room; anvil 30 30 24 k; sword 30 14 28 p 90; star 46 8 9 p; star 15 9 6 p",
  sword: "hill; stump 30 30 26 k; sword 30 16 30 p 180; grass 50 31 14 k",
  "crossbow-bird": "sky; crossbow 30 20 32 p; wing 11 29 16 p; wing 51 10 12 p 180",
  "crossbow-mouse": "room; crossbow 28 19 30 p 90; grain 51 25 24 k",
  anvil: "room; stump 30 33 24 k; anvil 30 20 24 p; hammer 44 10 16 p 30",
  "protection-racket": "night; door 19 21 30 p; coin 45 30 13 p; paw 45 14 18 p; coin 34 31 9 p",
  "bake-sale": "room; loaf 24 25 24 p; steam 24 9 13 p; coin 46 28 13 p; coin 48 17 9 p",
  investments:
    "hill; pot 30 31 16 p; sprout 30 17 18 k; coin 23 8 10 p; coin 39 9 10 p; coin 31 14 7 p",

  // What lasts.
  armorers: "rays; helmet 20 20 26 p; shield 43 21 24 p; suit-bird 43 20 9 s",
  sappers: "earth; barrel 42 25 20 p; shovel 18 19 30 p 24; flame 50 11 10 p",
  "brutal-tactics": "rays; shield 26 21 32 p; crack 26 21 26 k; club 44 17 26 k",
  "royal-claim": "rays; hill 30 31 40 k; flag 20 17 26 p; crown 41 20 15 p",
  "stand-and-deliver": "night; mask 24 17 28 p; bundle 46 28 18 p; sword 50 12 16 k 45",
  "tax-collector": "room; chest 21 26 24 p; scroll 43 19 26 p; quill 52 9 14 k; coin 20 10 9 p",
  "favor-of-the-foxes": "fire; fox-head 30 22 24 p; torch 11 18 22 p -12; torch 49 18 22 p 12",
  "command-warren": "earth; burrow 22 25 34 k; rabbit-head 22 26 13 p; horn 46 16 22 p",
  "better-burrow-bank": "earth; burrow 30 21 44 k; wheel 30 28 17 p; coin 8 12 9 p; coin 52 12 9 p",
  cobbler: "room; boot 25 19 28 p; awl 46 17 24 k; hammer 50 33 10 p 60",
  "favor-of-the-rabbits": "fire; rabbit-head 30 21 26 p; fork 11 20 26 p -10; fork 49 20 26 p 10",
  "scouting-party": "night; spyglass 27 20 30 p; moon 51 10 13 p; steps 49 32 14 p",
  codebreakers: "room; letter 24 21 30 p; key 45 14 20 p 40; suit-mouse 24 23 7 s",
  "favor-of-the-mice": "fire; mouse-head 30 22 24 p; flag 11 20 24 p; flag 49 20 24 p",
};
