import words from "./words.ftl";

/** A waystation: a roof over the sign of its type, which has to be told apart at the size of a phone. */
const ROOF = "M12 .4 23.6 7.2V9.4H.4V7.2Z";
const FIGURE =
  "M12 1.6a3.6 3.6 0 0 1 2.2 6.4C17.4 9 19 11.4 19 14.4H16.6V18H18.4V22.4H5.6V18H7.4V14.4H5C5 11.4 6.6 9 9.8 8A3.6 3.6 0 0 1 12 1.6Z";
const TABLET =
  "M4.6 6.4A7.4 5 0 0 1 19.4 6.4V22.4H4.6ZM7.4 9.4V11.2H16.6V9.4ZM7.4 13.2V15H16.6V13.2ZM7.4 17V18.8H13V17Z";
const JEWELRY =
  "M6.4 3.2H17.6L22.4 9.2 12 22 1.6 9.2ZM8.2 5.4 5.4 8.8H9.2L10.8 5.4ZM13.2 5.4 14.8 8.8H18.6L15.8 5.4ZM5.8 10.8 10.6 17 9 10.8ZM15 10.8 13.4 17 18.2 10.8Z";
// The same signs at two thirds of their size, under the roof.
const SMALL_FIGURE =
  "M12 9.9a2.4 2.4 0 0 1 1.5 4.2C15.6 14.8 16.6 16.3 16.6 18.3H15V20.7H16.2V23.6H7.8V20.7H9V18.3H7.4C7.4 16.3 8.4 14.8 10.5 14.1A2.4 2.4 0 0 1 12 9.9Z";
const SMALL_TABLET =
  "M7.1 13A4.9 3.3 0 0 1 16.9 13V23.6H7.1ZM9 15V16.2H15V15ZM9 17.5V18.7H15V17.5ZM9 20V21.2H12.7V20Z";
const SMALL_JEWELRY =
  "M8.3 10.9H15.7L18.9 14.9 12 23.3 5.1 14.9ZM9.5 12.4 7.6 14.6H10.2L11.2 12.4ZM12.8 12.4 13.8 14.6H16.4L14.5 12.4ZM7.9 15.9 11.1 20 10 15.9ZM14 15.9 12.9 20 16.1 15.9Z";

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
    "tablet-station-over-figure": { body: ROOF + SMALL_TABLET },
    "tablet-station-over-jewelry": { body: ROOF + SMALL_TABLET },
    "figure-station-over-tablet": { body: ROOF + SMALL_FIGURE },
    "figure-station-over-jewelry": { body: ROOF + SMALL_FIGURE },
    "jewelry-station-over-figure": { body: ROOF + SMALL_JEWELRY },
    "jewelry-station-over-tablet": { body: ROOF + SMALL_JEWELRY },
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
