import words from "./words.ftl";

/** How the Blacktail Guild looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#1f78b8",
  glyph: "#ffffff",
  pieces: {
    // A mallet.
    warrior: {
      body: "M3.5 1h17L22.5 3.5v7L20.5 13H16.3V23.5H7.7V13H3.5L1.5 10.5v-7Z",
      lines: "M5 1v12M19 1v12",
    },
    // A scaffold.
    worksite: {
      body: "M3 2h3v4h12V2h3v20h-3v-4.5H6V22H3ZM6 8.5v1.3l5.2 2.9L6 15.2h4.5L18 11V8.5l-4.5 2.6L9 8.5Zm9.5 6.7H18v-1.4Z",
    },
    builder: { body: "M2 2h20v20H2ZM4.5 4.5v15h15v-15ZM6.5 6.5h11v4h-3.7v7.5h-3.6v-7.5H6.5Z" },
  },
  warrior: "warrior",
};
