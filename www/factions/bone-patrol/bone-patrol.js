import words from "./words.ftl";

const BONE =
  "M5.5 3.5a3 3 0 0 1 3.3 4L16.5 15.2a3 3 0 0 1 4 3.3 3 3 0 0 1-2.7 2 3 3 0 0 1-4.3 0 3 3 0 0 1-.7-3.2L5.2 9.6A3 3 0 0 1 2 8.9a3 3 0 0 1 .5-4.3 3 3 0 0 1 3-1.1Z";

const CROSS = "M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7Z";

/** How the Bone Patrol looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#bfa23a",
  glyph: "#23201a",
  pieces: {
    // An eight-sided head over a collar with spikes.
    pug: {
      body: "M8.3 2.5h7.4l4.3 4.2v6.6L16.5 17h3.8v2.2l-1.9 4.3-2.1-3-2.1 3-2.2-3-2.1 3-2.2-3-2.1 3-1.9-4.3V17h3.8L4 13.3V6.7Z",
      lines: "M4 17h16",
    },
    // Taller, with two collars.
    alpha: {
      unique: true,
      body: "M12 -1.5l2.6 3 3-1.6-.4 3.3 1.8 1.6v5L16.2 12.5h3.3l1.5 1.5-1.5 2h1.5v2.7l-1.8 4.8-2.1-3-2.6 3-2.5-3-2.5 3-2.6-3-2.1 3L3 18.7V16h1.5L3 14l1.5-1.5h3.3L5 9.8v-5l1.8-1.6-.4-3.3 3 1.6Z",
      lines: "M4 14.2h16M3.5 18h17",
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
};
