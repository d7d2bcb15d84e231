import words from "./words.ftl";

/** A stall on two posts with a pennant; the mark of its suit beside it. */
const POST =
  "M2.4 9.6 5.4 3.2H10.9V.8L17.6 2.2 12.9 3.9H18.6L21.6 9.6C21.6 11.2 20.4 12.2 19.2 12.2V22.6H16.4V17.4H7.6V22.6H4.8V12.2C3.6 12.2 2.4 11.2 2.4 9.6Z";

/** How the Riverfolk Company look. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#3fb3a5",
  glyph: "#10221f",
  sitting: { reach: 5, hard: 3 },
  pieces: {
    // An otter that floats on its back in the water's edge: round head with small ears, both paws on its chest, a thick tail.
    warrior: {
      body: "M7.6 3.4A1.9 1.9 0 0 1 9.6 1.6Q12 .6 14.4 1.6A1.9 1.9 0 0 1 16.4 3.4Q18.4 5.6 17.4 8.4 16.8 10 15.4 10.8 19 12.8 19.6 17.2 20.6 16.2 21.4 14.4L23.2 15.4C23.2 19.4 21.4 22.6 18.2 23.4H5.8C4.2 20.4 4.2 14 8.6 10.8 7.2 10 6.6 8.6 6.4 7.2 6.2 5.6 6.8 4.4 7.6 3.4Z",
      lines:
        "M9.6 5h.01M14.4 5h.01M12 6.6V7.6M9.8 8.2Q12 9.8 14.2 8.2M6 6.2 8.2 6.8M6.2 8.2 8.4 8M18 6.2 15.8 6.8M17.8 8.2 15.6 8M8.8 15.6Q10.4 17.4 12 16 13.6 17.4 15.2 15.6M8 20.4Q12 22.2 16 20.4",
    },
    "fox-post": { body: POST, suit: "fox" },
    "rabbit-post": { body: POST, suit: "rabbit" },
    "mouse-post": { body: POST, suit: "mouse" },
  },
  warrior: "warrior",
  acts: {
    "bought-service": { how: "board", piece: "warrior" },
    exported: { how: "board", piece: "warrior" },
    "otters-to-payments": { how: "board", piece: "warrior" },
  },
};
