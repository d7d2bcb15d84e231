import words from "./words.ftl";

/** How the Vagabond looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#5c6470",
  glyph: "#ffffff",
  sitting: { reach: 5, second: 2, hard: 2 },
  pieces: {
    // A raccoon in a cloak, its mask below the hood and its ringed tail beside it.
    pawn: {
      unique: true,
      body: "M8 2.6Q7.4.2 9.8 1.3 12 .5 14.2 1.3 16.6.2 16 2.6 18 4.6 17.8 7.4 17.6 9.6 16.6 10.9L18.6 15.6Q21.8 14.4 22.8 17.4 23.6 21.4 20.8 23.5H2.6L7.4 10.9Q6.4 9.6 6.2 7.4 6 4.6 8 2.6ZM8.2 5.9 7.8 8.1Q10 9.2 12 7.8 14 9.2 16.2 8.1L15.8 5.9Z",
      lines: "M9.9 7h.01M14.1 7h.01M12 10.2h.01M12 13v10M19.4 18.2l2.8-1M19.6 21l3.2-.6",
    },
  },
  warrior: "pawn",
};
