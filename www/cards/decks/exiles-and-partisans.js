/** The pictures of the cards that only Exiles & Partisans has; how a line is read stands in `decks/base.js`. */

/** @type {Record<string, string>} */
export default {
  // Who has left the courts of the birds.
  saboteurs: "night; card 23 21 30 p -8; shears 39 22 28 k -70; flame 52 11 10 p",
  "soup-kitchens": "room; logs 22 34 20 k; ladle 27 10 20 k; cauldron 22 24 26 p; flag 47 20 22 p",
  "boat-builders": "river; boat 26 20 32 p; hammer 49 13 16 k 24; stump 49 30 14 p",
  "corvid-planners": "room; plan 27 24 34 p; feather 45 14 22 k; bird 13 9 15 k",
  "eyrie-emigre":
    "path; oak 8 19 28 k; nest 9 10 12 p; bird 30 14 22 p; case 24 31 13 p; sword 49 18 24 p 205",

  // Bands that strike in the clearings of their own.
  "fox-partisans": "wood; fox-head 21 21 26 p; crossbow 44 23 24 p; star 53 8 9 p",
  "rabbit-partisans": "hill; fork 43 20 32 k 16; rabbit-head 22 20 28 p; star 53 8 9 p",
  "mouse-partisans": "room; club 44 21 28 k; mouse-head 21 21 26 p; star 53 8 9 p",

  // What is said, written and shown.
  "propaganda-bureau": "rays; poster 20 21 32 p; fox-head 20 16 9 s; horn 44 20 26 k",
  "false-orders": "path; letter 22 16 28 p -8; mask 35 24 20 k 8; steps 50 14 18 p",
  informants: "night; eyes 16 15 20 p; card 42 22 28 p 10; star 42 22 14 k; moon 55 6 8 p",
  "charm-offensive":
    "hill; rabbit-head 19 19 26 p; sprout 39 27 22 k; star 39 13 14 p; sprout 51 31 16 k; star 51 21 11 p",

  // What is built and traded.
  tunnels:
    "earth; lantern 30 28 14 p; burrow 13 24 24 k; burrow 47 24 24 k; hammer 13 9 12 p; awl 47 9 13 p",
  "swap-meet": "hill; card 14 19 24 p -10; card 46 19 24 p 10; swap 30 21 15 k",
  "coffin-makers":
    "earth; coffin 22 20 34 p 12; paw 22 19 9 k 12; hammer 44 14 20 p 24; sprout 50 33 12 k",
  "league-of-adventurous-mice":
    "path; stick 42 20 30 k; mouse-head 19 18 24 p; bag 52 12 16 p; boot 45 31 13 p",
  "murine-broker": "room; scales 40 20 32 p; mouse-head 13 24 20 p; coin 53 32 9 p",
  "master-engravers":
    "room; shield 21 20 30 p; suit-mouse 21 19 12 s; star 21 19 9 k; chisel 38 12 20 k 42; hammer 50 27 16 p",
};
