/**
 * The browser's own Back takes one thing back - a sheet, a look at the past, a crumb of the draft - and never leaves an
 * open table (UX-3.3.5). An entry of the history below the table's is there to be gone back to.
 */

import { climb, takeForeign } from "./address.js";
import { onChange, state } from "../state.js";

let guarded = false;

/**
 * Starts listening. Call once.
 * @param {() => boolean} oneBack takes one thing back
 * @param {(text: string) => void} sent gets what somebody put into the address of an open table
 */
export function startBackButton(oneBack, sent) {
  addEventListener("popstate", () => {
    if (state.screen !== "table") return;
    const foreign = takeForeign();
    if (foreign !== null) {
      sent(foreign);
      return;
    }
    if (!guarded) return;
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
