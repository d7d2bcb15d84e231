import words from "./words.ftl";

/** How the Corvid Conspiracy looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#6b4a86",
  glyph: "#f0e6d0",
  sitting: { reach: 3, hard: 3 },
  pieces: {
    // A crow in profile: a heavy beak, a hunched back, a tail that ends straight.
    warrior: {
      body: "M.8 8.6 7.4 6.2C8.6 3.2 11 1.4 13.8 1.6 16.8 1.8 18.6 3.8 18.8 6.8 18.9 8.4 19.4 9.8 20.2 11.4L23.4 21.2 19.4 19.8 18.6 21.2H15.4V23.6H12.6V21.2H11V23.6H8.2V20.6C5.6 18.8 4.8 15.8 6.2 12.8 6.6 11.8 6.9 11 6.9 10.2L.8 10.4Z",
      lines: "M11.6 6.2h.01M2 9.4h5M11 12.4Q11.4 17.4 17.4 18.4M14 11.6Q14.6 14.6 18.2 15.8",
    },
    // A sealed letter.
    plot: {
      body: "M2 4.5h20v15H2ZM4.4 6.6 12 13l7.6-6.4ZM4 8.6v9l4.9-4.9ZM20 8.6l-4.9 4.1L20 17.6ZM12 15.4l-1.8-1.5-4.1 3.7h11.8l-4.1-3.7Z",
    },
    // A round bomb with its fuse.
    bomb: {
      body: "M14.2 6.4 16 4.6l2.2 2.2c.9-1.7 2.2-2.6 4-2.8l.2 2c-1.4.1-2.2.9-2.7 2.3l-2 2a8 8 0 1 1-5.9-3.1 8 8 0 0 1 2.4-.8ZM8.2 12.2a4.6 4.6 0 0 0-1.9 3.6h1.8a3 3 0 0 1 1.3-2.2Z",
    },
    // A loop of rope that hangs from a branch.
    snare: {
      body: "M2 2h20v2.6h-8.7v4.2A6.9 6.9 0 1 1 10.7 8.8V4.6H2ZM12 11.2a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8Z",
    },
    // A purse that is squeezed.
    extortion: {
      body: "M8 1.8h8l-1.6 4.4h-4.8ZM8.6 7.6h6.8c4.2 3 6 6.6 6 9.4 0 3.4-2.6 5.2-5.4 5.2H8c-2.8 0-5.4-1.8-5.4-5.2 0-2.8 1.8-6.4 6-9.4ZM11 11v1.6c-1.5.3-2.3 1.1-2.3 2.2 0 1.3 1 1.8 2.8 2.2 1 .2 1.3.4 1.3.8s-.4.6-1.1.6c-.8 0-1.7-.3-2.5-.8l-.7 1.5c.7.5 1.5.8 2.5.9v1.4h1.8V20c1.5-.3 2.4-1.1 2.4-2.3 0-1.3-1-1.9-2.7-2.2-1.1-.2-1.4-.4-1.4-.8s.4-.6 1-.6c.7 0 1.4.2 2.2.6l.6-1.5c-.6-.4-1.3-.6-2.1-.7V11Z",
    },
    // A torch.
    raid: {
      body: "M12 .8c.6 3 3.8 4.6 3.8 8 0 1-.3 1.9-.8 2.6h2.4v2.4h-1.8L13.4 23h-2.8L8.4 13.8H6.6v-2.4H9c-.5-.7-.8-1.6-.8-2.6 0-1.4.6-2.4 1.4-3.4.2 1 .6 1.6 1.2 2C11 5 10.8 3 12 .8Z",
    },
  },
  warrior: "warrior",
  acts: {
    guessed: { how: "burst", piece: "plot" },
    raided: { how: "burst", piece: "raid" },
  },
};
