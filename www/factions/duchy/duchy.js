import words from "./words.ftl";

/** How the Underground Duchy look. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#d8a58c",
  glyph: "#2a1a14",
  sitting: { reach: 8, hard: 2 },
  pieces: {
    // A mole from the side: a long snout, a round back, and a spade of a hand in front.
    warrior: {
      body: "M.8 13.2C.8 11.6 2 11 3.4 10.8 5.8 10.4 7.4 8.8 9 6.8 11 4.2 13.6 3 16.4 3.4 21.2 4.2 23.6 8.6 23.4 14.4 23.3 18 22.6 21 21.6 23.4H15.4C15.2 21.8 14.2 20.8 12.6 20.4L11.8 23.8 9.9 21.6 8.4 23.8 7 21.2 4.4 22.6 4.6 18.6C5 17.6 5.2 17 4.8 16.4 2.4 16.4.9 15.2.8 13.2Z",
      lines:
        "M2.6 13h.01M8.8 11h.01M5 16.4Q7.6 16.6 9 15M9.6 18.2Q11.4 18.4 12.6 20.2M18.6 19.4v3.6",
    },
    // A round tower with battlements above a gate.
    citadel: {
      body: "M2.6 2H6.4V4.6H10V2H14V4.6H17.6V2H21.4V8.8L19 11.2V22.5H5V11.2L2.6 8.8ZM9.6 22.4V17.6A2.4 2.4 0 0 1 14.4 17.6V22.4Z",
      lines: "M5 11.2H19M8 14.4H11M13.4 14.4H16",
    },
    // A stall under an awning.
    market: {
      body: "M3.6 2H20.4L23 8.6C23 10.4 21.8 11.6 20.4 11.6V22.5H3.6V11.6C2.2 11.6 1 10.4 1 8.6ZM6.4 11.4V15.8H17.6V11.4Q16 11.6 14.8 10 13.4 11.6 12 11.6 10.6 11.6 9.2 10 8 11.6 6.4 11.4Z",
      lines: "M1.4 8.6H22.6M8.4 2.2 6.8 8.4M15.6 2.2 17.2 8.4M3.8 18.8H20.2",
    },
    // A hole in a heap of earth, propped up.
    tunnel: {
      body: "M1 22.5C1.2 16.6 3 12.8 5.6 10.4 5.8 7.6 8.4 5.6 11 6.2 13.6 4.6 17 6 17.8 9 21 11.2 22.8 15.6 23 22.5ZM7.2 22.4H16.8V18.6A4.8 4.8 0 0 0 7.2 18.6Z",
      lines: "M4.6 18.6H7.2M16.8 18.6H19.4M12 9.2v2.6M6.4 12.2 8.2 14.4M17.6 12.2 15.8 14.4",
    },
  },
  warrior: "warrior",
  acts: {
    swayed: { how: "board", piece: "warrior" },
    dismissed: { how: "board", piece: "warrior" },
  },
};
