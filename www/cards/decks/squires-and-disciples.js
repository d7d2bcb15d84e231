/** The pictures of the cards that only Squires & Disciples has; how a line is read stands in `decks/base.js`. */

/** @type {Record<string, string>} */
export default {
  // What flies and whispers.
  "sky-couriers":
    "sky; letter 23 24 14 p -8; bird 19 14 26 p; letter 48 33 12 p 6; bird 45 24 22 k",
  "spy-network": "night; web 26 20 36 p; eyes 26 20 20 p; key 49 24 18 p 30",
  "silver-tongue": "rays; lute 22 20 34 p 24; crown 45 15 18 p; hill 45 30 22 k",
  "shadow-council":
    "night; cloak 13 25 24 k; cloak 47 25 24 k; cloak 30 19 28 p; sword 30 35 16 p 90",
  "feather-rufflers":
    "sky; bird 18 22 26 p; bird 42 15 26 p; feather 9 8 12 k; feather 51 31 13 k 60",

  // Squires: a head of their suit under a helmet that is too large.
  "fox-squires":
    "wood; sword 48 18 26 p 190; fox-head 27 25 22 p; helmet 27 12 19 k; boot 11 31 12 p",
  "rabbit-squires":
    "hill; sword 48 18 26 p 190; rabbit-head 27 22 26 p; helmet 27 20 15 k; boot 11 31 12 p",
  "mouse-squires":
    "room; sword 48 18 26 p 190; mouse-head 27 25 22 p; helmet 27 13 18 k; boot 11 31 12 p",

  // Friends: a head among the suits it may stand for.
  "friend-of-the-foxes":
    "rays; fox-head 30 20 24 p; suit-rabbit 9 11 11 p; suit-mouse 51 11 11 p; suit-bird 51 30 12 p; suit-fox 9 30 11 p",
  "friend-of-the-rabbits":
    "rays; rabbit-head 30 19 26 p; suit-rabbit 9 30 11 p; suit-mouse 51 11 11 p; suit-bird 51 30 12 p; suit-fox 9 11 11 p",
  "friend-of-the-mice":
    "rays; mouse-head 30 20 24 p; suit-rabbit 9 11 11 p; suit-mouse 51 30 11 p; suit-bird 9 30 12 p; suit-fox 51 11 11 p",

  // In and around a battle.
  "bold-leadership": "fire; fox-head 21 20 26 p; sword 45 17 30 p 200; star 33 8 9 p",
  tactician: "room; plan 28 22 38 p; flag 21 14 13 k; sword 47 16 24 k 215",
  lookouts: "hill; tower 20 19 34 p; rabbit-head 43 25 16 p; spyglass 52 16 13 p",
  "the-faithful": "rays; cloak 30 21 32 k; candle 10 25 22 p; candle 50 25 22 p; star 30 5 8 p",
  "standard-bearer": "hill; flag 40 17 34 p; rabbit-head 20 24 22 p; suit-rabbit 43 11 8 s",
  "raiding-party": "path; boot 17 27 20 p; torch 34 15 24 p 10; club 49 18 22 k",
  "mice-in-a-bush": "hill; bush 28 21 38 k; eyes 20 18 13 p; eyes 37 25 13 p; star 51 9 10 p",

  // On the march, at work, in the square.
  "supply-train":
    "path; bundle 22 11 20 p; barrel 37 10 16 p; cart 30 23 30 k; wheel 22 33 11 p; wheel 38 33 11 p; boot 53 30 12 p",
  apprentice:
    "room; fox-head 15 20 24 p; anvil 40 30 24 k; card 40 16 16 p 82; hammer 54 11 14 p 30",
  "hidden-warrens":
    "earth; burrow 15 25 28 k; rabbit-head 15 26 12 p; burrow 46 25 28 k; eyes 46 27 11 p; grass 31 9 13 k",
  riversteads: "river; house 19 14 24 p; wheel 34 23 16 k; sprout 52 15 13 k; card 47 28 14 p -12",
  "brazen-demagogue":
    "rays; barrel 22 33 20 k; mouse-head 22 16 20 p; horn 42 20 18 k; crown 49 8 15 p",
};
