import words from "./words.ftl";

/** Three shoots in a walled bed; the mark of its suit beside it. */
const GARDEN =
  "M12 12.4C8.6 10.4 8.2 6 12 1.4c3.8 4.6 3.4 9 0 11ZM6 12.4C2.6 11 1.8 7.4 4.2 3.8c3.2 2.2 4.2 5.6 1.8 8.6Zm12 0c-2.4-3-1.4-6.4 1.8-8.6 2.4 3.6 1.6 7.2-1.8 8.6ZM1.6 13.6h20.8V17H21v5.6H3V17H1.6Z";

/** How the Lizard Cult look. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#f2d544",
  glyph: "#23201a",
  sitting: { reach: 2, hard: 3 },
  pieces: {
    // A gecko in a robe that lifts both hands, toes spread, eyes at the corners of its head.
    warrior: {
      body: "M12 1.4Q13.2 1.4 14 1.9A2.1 2.1 0 0 1 17.2 4.2Q17.2 7 15 9L16.6 10Q18.8 9.2 19.4 6.4L18.4 3.6 20.3 4.5 21.2 1.8 22 4.5 23.9 3.5 22.9 6.6Q22.4 11.6 18.2 14 17.8 18.4 20 23.4H4Q6.2 18.4 5.8 14 1.6 11.6 1.1 6.6L.1 3.5 2 4.5 2.8 1.8 3.7 4.5 5.6 3.6 4.6 6.4Q5.2 9.2 7.4 10L9 9Q6.8 7 6.8 4.2A2.1 2.1 0 0 1 10 1.9Q10.8 1.4 12 1.4Z",
      lines: "M8.8 4h.01M15.2 4h.01M9.8 6.8Q12 7.8 14.2 6.8M12 10.4V13M8 19.4Q12 21 16 19.4",
    },
    "fox-garden": { body: GARDEN, suit: "fox" },
    "rabbit-garden": { body: GARDEN, suit: "rabbit" },
    "mouse-garden": { body: GARDEN, suit: "mouse" },
  },
  warrior: "warrior",
  acts: {
    acolytes: { how: "board", piece: "warrior" },
  },
};
