/**
 * The browser's own Back takes one thing back - a sheet, a look at the past, a crumb of the draft - and never leaves an
 * open table (UX-3.3.5). An entry of the history below the table's is there to be gone back to.
 */

import { climb } from "./address.js";
import { onChange, state } from "../state.js";

let guarded = false;

/** Starts listening. Call once. @param {() => boolean} oneBack takes one thing back */
export function startBackButton(oneBack) {
  addEventListener("popstate", () => {
    if (!guarded || state.screen !== "table") return;
    guarded = climb(false);
    oneBack();
  });
  onChange(() => {
    const onTable = state.screen === "table";
    if (onTable && !guarded) {
      guarded = climb(true);
    } else if (!onTable && guarded) {
      guarded = false;
      history.back();
    }
  });
}
