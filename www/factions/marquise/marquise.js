import words from "./words.ftl";

/** How the Marquise de Cat looks. @type {import("../looks.js").FactionLook} */
export default {
  words,
  fill: "#c9601f",
  glyph: "#23201a",
  sitting: { reach: 10, hard: 1 },
  pieces: {
    // A cat that sits, seen from behind, with its tail round its feet.
    warrior: {
      body: "M7.6 1.2 10 4.6h4l2.4-3.4 1.3 6.3c0 2-1 3.6-2.5 4.5 2.6 1.7 4 4.4 4 7.3 1.2-.2 2-.9 2-2 0-.8-.4-1.3-.9-1.6l1.4-1.9c1.3.8 1.8 2.2 1.7 3.6-.2 2.7-2.4 4.4-5.4 4.4H7.6c-2.1 0-3.5-1.3-3.5-3.2 0-3 1.5-5 4.3-6.7-1.3-.9-2.1-2.5-2.1-4.4Z",
      lines: "M12 13.5v6",
    },
    // A round blade with teeth, half sunk in a bench.
    sawmill: {
      body: "M2 15h20v3.2h-2.4V22h-3v-3.8H7.4V22h-3v-3.8H2ZM4.2 13.2l-1.4-2.4 2.3-.9-.3-2.8 2.6-.2.7-2.7 2.5.8L12 2.6l1.4 2.4 2.5-.8.7 2.7 2.6.2-.3 2.8 2.3.9-1.4 2.4h-5.3a2.6 2.6 0 0 0-5 0Z",
    },
    // A hammer across an awl.
    workshop: {
      body: "M3 3.5h9.5L15 6l-2.5 2.5H10v1.9l11 9.2-2.4 2.6L7.7 12.6V8.5H3ZM20.8 3.2l.9 1-6 7.4-2-1.7ZM10.4 15.3l2 1.7-3.8 4.6H4.9v-.4Z",
    },
    // A banner on a pole before a tent.
    recruiter: {
      body: "M4.5 1.5h2.2v2h11.8l-3 3.7 3 3.8H6.7v1.7L12 10.6 22 22h-6.6L12 16.6 8.6 22H2l2.5-3.2Z",
    },
    // Two logs, and a third on them.
    wood: {
      body: "M12 2.2a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8ZM6.3 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8ZM17.7 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z",
    },
    // A tower with battlements and a gate.
    keep: {
      unique: true,
      body: "M3.5 1.5h4v3h2.6v-3h3.8v3h2.6v-3h4v7.2l-2 2V19h2v3.5h-5.8v-4.2a2.7 2.7 0 0 0-5.4 0v4.2H3.5V19h2v-8.3l-2-2Z",
      lines: "M12 9v4.5",
    },
  },
  warrior: "warrior",
};
