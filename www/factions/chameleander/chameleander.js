import words from "./words.ftl";

/** How the Chameleander looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#7b1e6e",
  glyph: "#ffffff",
  sitting: { reach: 4, assumed: true, hard: 3 },
  pieces: {
    // A chameleon on a branch: a casque, an eye that looks about, a curled tail.
    chameleander: {
      unique: true,
      body: "M23.4 9.8Q21.8 6.4 18.8 5.4L14.8.4Q12.6 2.6 13.2 5.4 8 4 4.4 7.4.2 11.6 1 16.4 2 20.8 6.4 20.4 9.8 19.6 9.2 16.4 8.4 14.2 6.2 15.2 5 16.4 6.2 17.6 4 18.6 3.6 16.2 3.6 13 6.8 12.6 10 12.6 11.4 15.2L10.4 20.6H9V23.4H20.6V20.6H17.6L17.4 15.8Q19.4 15.2 20.2 13.4 23 13.2 23.4 9.8Z",
      lines: "M18.7 7.4a1.5 1.5 0 1 0 .01 0M23 10.8 18.6 11.8M7 9.4Q10 7.4 13 8.6",
    },
    // A hand mirror.
    ego: {
      body: "M12 1.5a7 7 0 0 1 2 13.7V21.5h-4V15.2a7 7 0 0 1 2-13.7ZM12 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z",
    },
    superego: {
      body: "M12 1.5a7 7 0 0 1 2 13.7V21.5h-4V15.2a7 7 0 0 1 2-13.7ZM12 4.5l-1.1 2.6-2.8.2 2.1 1.9-.7 2.8 2.5-1.5 2.5 1.5-.7-2.8 2.1-1.9-2.8-.2Z",
    },
  },
  warrior: "chameleander",
  acts: {
    sloughed: { how: "board" },
    "ego-stands-in": { how: "burst" },
    cajoled: { how: "burst", piece: "chameleander" },
    beckoned: { how: "burst", piece: "chameleander" },
  },
};
