import words from "./words.ftl";

/** How the Noxious Battery looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#17191e",
  glyph: "#ffffff",
  sitting: { reach: 5, assumed: true, hard: 2 },
  pieces: {
    // A skunk with its tail over its back.
    warrior: {
      body: "M22.8 16.6Q22 19 18.6 19.2L18.8 23.5H15.2L14.6 20.6H9.6L9.2 23.5H5.4L5.2 18.6Q1 15.6.8 9.4.8 2.6 6.8.6 11.6-.6 14.4 2.8 15.6 5 14 7.2 12.4 4.8 9.8 6 7.6 7.4 8.8 10.4 10.2 12.6 14 12.4L15.2 10.8Q16.8 9.6 17.8 11.2 20.6 11.8 21.2 14.4Z",
      lines: "M16.4 14Q10.6 15.6 7 12.8 3.4 9 5.4 5 7.4 2.6 10.4 3M18.8 14.4h.01",
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
  acts: {
    fired: { how: "fly", piece: "ball", from: "cannon" },
    damaged: { how: "burst", piece: "cannon" },
    loaded: { how: "board", piece: "ball" },
    repaired: { how: "burst", piece: "cannon" },
  },
};
