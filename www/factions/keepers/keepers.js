import words from "./words.ftl";

/** A waystation: a tent on poles with a cut in it for the sign of its type. */
const TENT = "M12 1.4 22.4 11.2H20.4V22.4H3.6V11.2H1.6ZM6 11.6V20H18V11.6Z";
const FIGURE =
  "M12 1.6a3.6 3.6 0 0 1 2.2 6.4C17.4 9 19 11.4 19 14.4H16.6V18H18.4V22.4H5.6V18H7.4V14.4H5C5 11.4 6.6 9 9.8 8A3.6 3.6 0 0 1 12 1.6Z";
const TABLET =
  "M4.6 6.4A7.4 5 0 0 1 19.4 6.4V22.4H4.6ZM7.4 9.4V11.2H16.6V9.4ZM7.4 13.2V15H16.6V13.2ZM7.4 17V18.8H13V17Z";
const JEWELRY =
  "M6.4 3.2H17.6L22.4 9.2 12 22 1.6 9.2ZM8.2 5.4 5.4 8.8H9.2L10.8 5.4ZM13.2 5.4 14.8 8.8H18.6L15.8 5.4ZM5.8 10.8 10.6 17 9 10.8ZM15 10.8 13.4 17 18.2 10.8Z";
// The same signs at a third of their size, inside the tent.
const SMALL_FIGURE =
  "M12 11.8a1.5 1.5 0 0 1 .9 2.7C14.3 14.9 14.9 15.9 14.9 17.2H14V19.4H10V17.2H9.1C9.1 15.9 9.7 14.9 11.1 14.5A1.5 1.5 0 0 1 12 11.8Z";
const SMALL_TABLET =
  "M9 14A3 2 0 0 1 15 14V19.4H9ZM10.2 15V15.9H13.8V15ZM10.2 16.8V17.7H13.8V16.8Z";
const SMALL_JEWELRY = "M10 12.6H14L16 15 12 19.6 8 15Z";

/** How the Keepers in Iron look. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#c6cbd0",
  glyph: "#15181c",
  sitting: { reach: 8, hard: 3 },
  pieces: {
    // A badger from the front: two stripes from the ears to the muzzle, and a collar of iron.
    warrior: {
      body: "M2.6 23.2V19.4L6.4 17.2C3.6 14.6 2.6 11 3.4 7.6 1.8 6.4 1.6 4 3 2.7 4.4 1.4 6.6 1.6 7.6 3Q12 1.5 16.4 3C17.4 1.6 19.6 1.4 21 2.7 22.4 4 22.2 6.4 20.6 7.6 21.4 11 20.4 14.6 17.6 17.2L21.4 19.4V23.2ZM7.9 4.9C6.6 8 7.1 11.6 9.6 15.2L11.1 14.1C9.9 10.8 9.8 7.8 10.7 4.3ZM16.1 4.9 13.3 4.3C14.2 7.8 14.1 10.8 12.9 14.1L14.4 15.2C16.9 11.6 17.4 8 16.1 4.9Z",
      lines:
        "M9.2 5.4C8.2 8.4 8.6 11.2 10.2 13.8M14.8 5.4C15.8 8.4 15.4 11.2 13.8 13.8M11 16.2h2M3.6 20.2h16.8",
    },
    "tablet-station-over-figure": { body: TENT + SMALL_TABLET },
    "tablet-station-over-jewelry": { body: TENT + SMALL_TABLET },
    "figure-station-over-tablet": { body: TENT + SMALL_FIGURE },
    "figure-station-over-jewelry": { body: TENT + SMALL_FIGURE },
    "jewelry-station-over-figure": { body: TENT + SMALL_JEWELRY },
    "jewelry-station-over-tablet": { body: TENT + SMALL_JEWELRY },
    figure: { body: FIGURE },
    tablet: { body: TABLET },
    jewelry: { body: JEWELRY },
  },
  warrior: "warrior",
  acts: {
    "turned-relic": { how: "burst" },
    recovered: { how: "board" },
    "hid-relic": { how: "burst" },
  },
};
