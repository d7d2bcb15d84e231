import words from "./words.ftl";

/** A young plant in its pot; the mark of its suit beside it. */
const GARDEN =
  "M11 14.6V11C6.4 11 3.2 8.2 2.8 3 7.6 2.8 10.8 4.8 12 8.6 13 4.2 16.2 1.8 21.4 1.8 21.4 7.6 18 11 13 11.2V14.6H19L17.4 22.6H6.6L5 14.6Z";

/** How the Lizard Cult look. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#f2d544",
  glyph: "#23201a",
  sitting: { reach: 2, hard: 3 },
  pieces: {
    // A gecko in a robe that lifts both hands, toes spread, its tail curled.
    warrior: {
      body: "M12 1.4Q13.2 1.4 14 1.9A2.1 2.1 0 0 1 17.2 4.2Q17.2 7 15 9L16.6 10Q18.8 9.2 19.4 6.4L18.4 3.6 20.3 4.5 21.2 1.8 22 4.5 23.9 3.5 22.9 6.6Q22.4 11.6 18.2 14 17.6 17.4 18.4 20.4 21.8 20.8 22 17.4L20.6 16.4 23 14.2Q24.8 18.4 23 21.4 21.4 23.6 17.6 23.4H4Q6.2 18.4 5.8 14 1.6 11.6 1.1 6.6L.1 3.5 2 4.5 2.8 1.8 3.7 4.5 5.6 3.6 4.6 6.4Q5.2 9.2 7.4 10L9 9Q6.8 7 6.8 4.2A2.1 2.1 0 0 1 10 1.9Q10.8 1.4 12 1.4Z",
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
