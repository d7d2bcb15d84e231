import words from "./words.ftl";

/** How the Noxious Battery looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#17191e",
  glyph: "#ffffff",
  pieces: {
    // A plume split in two.
    warrior: {
      body: "M12 23.5c-3.6 0-5.6-2.6-5.3-6.3C3 15.8.9 12.3.8 8.2.7 5 1.8 2 3.6.5c.4 2 1.7 2.9 3.5 4.1 2.5 1.7 4.3 4 4.9 7.1.6-3.1 2.4-5.4 4.9-7.1 1.8-1.2 3.1-2.1 3.5-4.1 1.8 1.5 2.9 4.5 2.8 7.7-.1 4.1-2.2 7.6-5.9 9 .3 3.7-1.7 6.3-5.3 6.3Z",
      lines: "M12 12v6",
    },
    // Barrel above a spoked wheel.
    cannon: {
      unique: true,
      body: "M8.5 7.5 19.5 1l3.3 5.6-8 4.8a6.5 6.5 0 1 1-6.3-3.9ZM8.8 11.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z",
      damaged: "M15.5 2.5l1.5 4-2 1 2 4",
    },
    ball: {
      body: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 2.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
    },
    // Three waves in a triangle.
    mark: {
      body: "M12 1.5 23 21.5H1ZM12 6.5 9.8 10.5c1.3.9 2.8-.8 4.3 0ZM8.6 12.7 7 15.5c2.6 1.7 4.8-1.5 9.8 0l-1.5-2.8c-2.4-.6-4.3 1.3-6.7 0ZM5.9 17.6 5 19.3h14l-.9-1.6c-4.2-1.3-7.6 1.7-12.2-.1Z",
    },
  },
  warrior: "warrior",
};
