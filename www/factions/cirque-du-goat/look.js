/** How the Cirque du Goat looks. @type {import("../index.js").FactionLook} */
export default {
  key: "cirque-du-goat",
  words: new URL("./words.ftl", import.meta.url),
  fill: "#f7e2cc",
  glyph: "#23201a",
  pieces: {
    // A bell with two curled horns.
    warrior: {
      body: "M8.6 6.3C8 2.6 4.8.6 2.6 2.4.2 4.4 1.3 8.6 4.5 8.6c1.3 0 2.1-.9 2-2-.9.5-2 .2-2.2-.8-.2-1.1 1.2-1.7 2-.7.9 1.1.9 2.7.6 4.3L4.2 20h5.3a2.6 2.6 0 0 0 5 0h5.3L17.1 9.4c-.3-1.6-.3-3.2.6-4.3.8-1 2.2-.4 2 .7-.2 1-1.3 1.3-2.2.8-.1 1.1.7 2 2 2 3.2 0 4.3-4.2 1.9-6.2-2.2-1.8-5.4.2-6 3.9-2-1.1-4.8-1.1-6.8 0Z",
      lines: "M5.2 17h13.6",
    },
    "big-top": {
      body: "M12 1.5 22.5 11.5H20.5V22H3.5V11.5H1.5ZM8 12.5v9.5h2.5v-9.5ZM13.5 12.5v9.5H16v-9.5Z",
    },
    accolade: {
      body: "M12 1.5l2 2.3 3-.7.6 3 2.9 1.1-1.2 2.8 1.7 2.6-2.7 1.5v3l-3-.1L13 22l-1-3-1 3-2.3-5-3 .1v-3L3 12.6l1.7-2.6L3.5 7.2l2.9-1.1.6-3 3 .7ZM12 7.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z",
    },
  },
  warrior: "warrior",
};
