/** What the first screen says in Spanish before the program is here. */

import words from "./first.ftl";

export default words;
