import words from "./words.ftl";

/** How the Blacktail Guild looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#1f78b8",
  glyph: "#ffffff",
  sitting: { reach: 6, assumed: true, hard: 2 },
  pieces: {
    // A prairie dog that stands up, a mallet in its paw.
    warrior: {
      body: "M9 1.6Q8-.4 10.2.6 12-.2 13.8.6 16-.4 15 1.6 16.4 3.4 16 6 15.8 8 14.6 9.2 16.8 10.4 17.6 12.8L19.5 12V7.4H17V2H23.8V7.4H21.5V14.2L18.4 16.4Q18.6 19.4 17.2 21.4H18.8V23.8H5.2V21.6Q1.4 20.6 1.6 15.6 2 13.8 3.6 14.6 4 17.4 5.6 18.4 5.2 16.4 5.8 14.2 6.6 10.8 9.4 9.2 8.2 8 8 6 7.6 3.4 9 1.6Z",
      lines: "M10.4 4.6h.01M13.6 4.6h.01M11.3 7.2h1.4v1.7h-1.4ZM8.6 14Q12 17 15.4 14M12 19v2.4",
    },
    // A scaffold.
    worksite: {
      body: "M3 2h3v4h12V2h3v20h-3v-4.5H6V22H3ZM6 8.5v1.3l5.2 2.9L6 15.2h4.5L18 11V8.5l-4.5 2.6L9 8.5Zm9.5 6.7H18v-1.4Z",
    },
    builder: { body: "M2 2h20v20H2ZM4.5 4.5v15h15v-15ZM6.5 6.5h11v4h-3.7v7.5h-3.6v-7.5H6.5Z" },
  },
  warrior: "warrior",
  acts: {
    builder: { how: "board", piece: "builder" },
    demolished: { how: "burst", piece: "warrior" },
    "project-completed": { how: "board", piece: "builder" },
  },
};
