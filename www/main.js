/** The entry of the page. If starting fails there is still a message, in plain words and without the catalogue. */

import { showRescue } from "./device/rescue.js";
import { start } from "./start.js";

start().catch((thrown) => {
  console.error(thrown);
  showRescue(String(thrown?.message ?? thrown));
});
