import words from "./words.ftl";

/** How the Eyrie Dynasties look. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#9dbfe8",
  glyph: "#23201a",
  sitting: { reach: 7, hard: 2 },
  pieces: {
    // A hooked beak below a ragged crest.
    warrior: {
      body: "M3.2 23 5.2 16.4 1.6 14.2 5.2 12.2 2.6 8.6 6.8 8.4 5.4 3.8 10 5.8C11.8 2.4 15.6 1.4 18.6 3.4 21.4 5.2 22.8 8.8 22.4 13.8 20.8 11.6 18.8 11.2 16.8 12 17 14 16 15.8 14.4 16.8 15 19 16.2 21 17.8 23ZM15.6 6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z",
      lines: "M7 19.2h7",
    },
    // A nest in a fork, two eggs in it.
    roost: {
      body: "M1.5 11.5H6C5.2 8 6.4 4.5 8.6 4.5S12 8 11.2 11.5H12.8C12 8 13.2 4.5 15.4 4.5S18.8 8 18 11.5H22.5C22 16 19.4 19 16 19.8L18 23H14.4L12 19.9 9.6 23H6L8 19.8C4.6 19 2 16 1.5 11.5Z",
      lines: "M4 14.4h16M6 17.2h12",
    },
  },
  warrior: "warrior",
};
