import words from "./words.ftl";

const BONE =
  "M5.5 3.5a3 3 0 0 1 3.3 4L16.5 15.2a3 3 0 0 1 4 3.3 3 3 0 0 1-2.7 2 3 3 0 0 1-4.3 0 3 3 0 0 1-.7-3.2L5.2 9.6A3 3 0 0 1 2 8.9a3 3 0 0 1 .5-4.3 3 3 0 0 1 3-1.1Z";

const CROSS = "M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7Z";

/** How the Bone Patrol looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#bfa23a",
  glyph: "#23201a",
  sitting: { reach: 5, assumed: true, hard: 1 },
  pieces: {
    // A pug's head with folded ears over a collar with its tag.
    pug: {
      body: "M7.4 2.8Q12 1 16.6 2.8 19 1.2 21.4 2.6 23.4 5.4 22.6 9.2 21.4 10.8 19.8 9.6 20.4 13.4 18 16.4L20.2 17.8V21H14.2L12 24.4 9.8 21H3.8V17.8L6 16.4Q3.6 13.4 4.2 9.6 2.6 10.8 1.4 9.2.6 5.4 2.6 2.6 5 1.2 7.4 2.8Z",
      lines:
        "M8 8.4h.01M16 8.4h.01M8.4 13.8Q9 11 12 11 15 11 15.6 13.8M12 11v2.6M4.6 18.6h14.8M9.8 5.2Q12 4.2 14.2 5.2",
    },
    // The same with its ears up and two collars, the lower one with spikes.
    alpha: {
      unique: true,
      body: "M5.4-.4 9.4 2.8Q12 1.8 14.6 2.8L18.6-.4 20 5.4Q20.6 9 18.6 12L20.4 13V15.2L22.8 16.6 20.4 18V20.4L17.6 19.8 15.6 23.8 13.6 20.4 12 24.4 10.4 20.4 8.4 23.8 6.4 19.8 3.6 20.4V18L1.2 16.6 3.6 15.2V13L5.4 12Q3.4 9 4 5.4Z",
      lines:
        "M4 14.2h16M4 18.2h16M8.6 6.6h.01M15.4 6.6h.01M9.4 10.6Q10 8.6 12 8.6 14 8.6 14.6 10.6",
    },
    stash: { body: "M2.5 22V10.5L12 2l9.5 8.5V22H16.5v-5.5a4.5 4.5 0 0 0-9 0V22Z" },
    // A bone carries the mark of its suit; a buried one is a cross.
    "fox-bone": { body: BONE, suit: "fox" },
    "rabbit-bone": { body: BONE, suit: "rabbit" },
    "mouse-bone": { body: BONE, suit: "mouse" },
    "buried-fox-bone": { body: CROSS, suit: "fox" },
    "buried-rabbit-bone": { body: CROSS, suit: "rabbit" },
    "buried-mouse-bone": { body: CROSS, suit: "mouse" },
  },
  warrior: "pug",
  acts: {
    fetched: { how: "burst" },
    buried: { how: "burst" },
    recalled: { how: "board" },
  },
};
