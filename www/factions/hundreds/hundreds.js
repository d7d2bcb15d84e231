import words from "./words.ftl";

/** How the Lord of the Hundreds looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#b3202c",
  glyph: "#f6e7d3",
  sitting: { reach: 9, hard: 2 },
  pieces: {
    // A rat in profile: a long snout, a round ear, a back like a hill and a thin tail.
    warrior: {
      body: "M.8 16.2C2.4 13.6 5 11.4 7.6 10.6 6.4 7.6 7.8 4.6 10.8 4.4 13.4 4.2 15 6.4 14.4 9.2 18.4 10.2 20.6 13.4 20.8 17.4V19.6C21.6 19.4 22 18.6 21.8 17.2 21.6 15.6 22 14.4 23.2 13.6V15.4C22.8 15.8 22.9 16.4 23 17.2 23.3 19.6 22.6 21.4 20.4 22 20.2 22.8 19.6 23.2 18.6 23.2H8.2C6.8 23.2 6.6 22 7.6 21.2L9 19.8C5.8 20 2.6 18.8.8 16.2Z",
      lines: "M6.4 14.4h.01M1 16.4h2.4M10 8.2Q11.6 6.6 12.6 8.6M13.4 14.4Q16.8 15.6 16.6 19.4",
    },
    // A rat's head under a crown of spikes.
    warlord: {
      body: "M2.2 2.4 6.8 6.4 12 .8 17.2 6.4 21.8 2.4 20.8 9.6C22.8 10.6 23.2 13.4 21.4 14.8 20.8 15.3 20 15.5 19.2 15.4L13.8 22C12.9 23.2 11.1 23.2 10.2 22L4.8 15.4C4 15.5 3.2 15.3 2.6 14.8.8 13.4 1.2 10.6 3.2 9.6Z",
      lines: "M4 9.4h16M9 13.4h.01M15 13.4h.01M10.6 18.4h2.8M7 17.6l-3.4 1.6M17 17.6l3.4 1.6",
      unique: true,
    },
    // A palisade of sharpened logs with a gate.
    stronghold: {
      body: "M2.4 23V8.4L5 4.2 7.6 8.4V6L9.8 2.4 12 6l2.2-3.6L16.4 6v2.4L19 4.2l2.6 4.2V23h-6.8v-5.2c0-3.8-5.6-3.8-5.6 0V23Z",
      lines: "M2.4 12.2h19.2",
    },
    // A flame.
    mob: {
      body: "M12 .8C13.2 5 18.8 7.6 18.8 14.2 18.8 19.4 15.8 23.2 12 23.2S5.2 19.4 5.2 14.2C5.2 11.2 6.6 8.8 8.2 7.2 8.3 9.4 9 10.6 10 11.2 9.5 7.4 10.3 3.8 12 .8ZM12 13.4C10.2 15.2 9.4 16.6 9.4 18.2 9.4 19.9 10.6 21 12 21S14.6 19.9 14.6 18.2C14.6 16.6 13.8 15.2 12 13.4Z",
    },
  },
  warrior: "warrior",
  acts: {
    razed: { how: "burst", piece: "mob" },
    anointed: { how: "burst", piece: "warlord" },
    loots: { how: "burst", piece: "warrior" },
  },
};
