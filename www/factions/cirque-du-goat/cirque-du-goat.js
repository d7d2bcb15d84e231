import words from "./words.ftl";

/** How the Cirque du Goat looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#e58ba0",
  glyph: "#23201a",
  sitting: { reach: 5, assumed: true, hard: 3 },
  pieces: {
    // A goat's head: curled horns, ears held out, a beard.
    warrior: {
      body: "M10.4 6C9.8 3 7.6 1 5.2 1.2 2 1.5.4 4.6 1 7.4 1.4 9.2 3.2 10 4.6 9 3.4 8.2 3.1 6.6 3.9 5.4 4.8 4.2 6.6 4.5 7.2 7.2L7 8.8 1.8 11.2Q3.4 13.8 7.2 12.6L8.8 17.4Q9 19.2 10.2 19.8 9.8 22.4 12 24.4 14.2 22.4 13.8 19.8 15 19.2 15.2 17.4L16.8 12.6Q20.6 13.8 22.2 11.2L17 8.8 16.8 7.2C17.4 4.5 19.2 4.2 20.1 5.4 20.9 6.6 20.6 8.2 19.4 9 20.8 10 22.6 9.2 23 7.4 23.6 4.6 22 1.5 18.8 1.2 16.4 1 14.2 3 13.6 6Z",
      lines: "M8.9 11.4h1.7M13.4 11.4h1.7M11 17l.5.9M13 17l-.5.9",
    },
    "big-top": {
      body: "M12 1.5 22.5 11.5H20.5V22H3.5V11.5H1.5ZM8 12.5v9.5h2.5v-9.5ZM13.5 12.5v9.5H16v-9.5Z",
    },
    accolade: {
      body: "M12 1.5l2 2.3 3-.7.6 3 2.9 1.1-1.2 2.8 1.7 2.6-2.7 1.5v3l-3-.1L13 22l-1-3-1 3-2.3-5-3 .1v-3L3 12.6l1.7-2.6L3.5 7.2l2.9-1.1.6-3 3 .7ZM12 7.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z",
    },
  },
  warrior: "warrior",
  acts: {
    show: { how: "burst", piece: "big-top" },
    clowned: { how: "burst", piece: "warrior" },
    accolade: { how: "board", piece: "accolade" },
  },
};
