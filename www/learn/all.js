/** What learning needs beyond the table, in one piece that comes when it is wanted. */

import { addMessages } from "../words/messages.js";
import words from "../words/learn.ftl";

addMessages([words]);

export { allows, followLesson } from "./lesson.js";
export { learnSheet } from "./page.js";
export { lessonPart } from "./panel.js";
