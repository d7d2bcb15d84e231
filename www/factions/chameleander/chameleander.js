import words from "./words.ftl";

/** How the Chameleander looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#7b1e6e",
  glyph: "#ffffff",
  pieces: {
    // A curled tail that stands on its end.
    chameleander: {
      unique: true,
      body: "M6 23.5 3.2 12A9.3 9.3 0 1 1 13.5 19l-2-.2 1.3 4.7Z",
      lines: "M13.5 19a7 7 0 0 0 6-8.5 6.3 6.3 0 0 0-12.3.8 5 5 0 0 0 9.4 1.7 3.3 3.3 0 0 0-6-2.4",
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
};
