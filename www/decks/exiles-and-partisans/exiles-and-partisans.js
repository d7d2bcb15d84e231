import words from "./words.ftl";

/** What is said of Exiles & Partisans. @type {import("../words.js").DeckLook} */
export default { words };
