import words from "./words.ftl";

/** A cottage under a steep roof, a flag on its chimney; the mark of its suit beside it. */
const HOUSE =
  "M16.2 1.2h1.5v.9l4.8 1.6-4.8 2v3.4L23 13.2l-1.7 2-1.3-1V22.5H4V14.2l-1.3 1-1.7-2L12 4.4l4.2 3.3ZM9.8 22.4v-4.6a2.2 2.2 0 0 1 4.4 0v4.6Z";

/** How the Woodland Alliance look. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#3b8f4c",
  glyph: "#16190f",
  sitting: { reach: 3, hard: 2 },
  pieces: {
    // A mouse that sits, round ears and a long tail.
    warrior: {
      body: "M7 9.6A4.4 4.4 0 1 1 11 4.2Q12 4 13 4.2A4.4 4.4 0 1 1 17 9.6Q17.4 12 16 13.8 18.6 16 18.6 19.6 18.6 20.6 18.4 21.4 20.6 21.2 20.8 19.4 20.9 17.6 19.4 16.6L20.8 14.8Q23.6 16.6 23.2 19.8 22.6 23.6 18.4 23.6H5.6Q5 21.6 5.4 19.4 5.8 15.8 8 13.8 6.6 12 7 9.6Z",
      lines: "M9.8 8.6h.01M14.2 8.6h.01M12 11.4h.01M8.6 17Q12 19.4 15.4 17M12 18.2v3.4",
    },
    "fox-base": { body: HOUSE, suit: "fox" },
    "rabbit-base": { body: HOUSE, suit: "rabbit" },
    "mouse-base": { body: HOUSE, suit: "mouse" },
    // A raised paw.
    sympathy: {
      body: "M12 11.2c3.4 0 6.4 3.2 6.4 6.2 0 1.9-1.2 2.9-2.4 3.2V23H8v-2.4c-1.2-.3-2.4-1.3-2.4-3.2 0-3 3-6.2 6.4-6.2ZM4.2 7.6c1.4 0 2.5 1.5 2.5 3.3s-1.1 3.2-2.5 3.2-2.5-1.4-2.5-3.2 1.1-3.3 2.5-3.3Zm15.6 0c1.4 0 2.5 1.5 2.5 3.3s-1.1 3.2-2.5 3.2-2.5-1.4-2.5-3.2 1.1-3.3 2.5-3.3ZM9 1.8c1.4 0 2.4 1.6 2.4 3.6S10.4 9 9 9 6.5 7.4 6.5 5.4 7.6 1.8 9 1.8Zm6 0c1.4 0 2.5 1.6 2.5 3.6S16.4 9 15 9s-2.4-1.6-2.4-3.6S13.6 1.8 15 1.8Z",
    },
  },
  warrior: "warrior",
  acts: {
    outrage: { how: "burst", piece: "sympathy" },
    officer: { how: "board", piece: "warrior" },
  },
};
