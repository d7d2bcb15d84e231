import words from "./words.ftl";

/** What is said of Squires & Disciples. @type {import("../words.js").DeckLook} */
export default { words };
