/** The tabs beside the question on a tablet. */

import { draw, h, part } from "../toolkit/dom.js";
import { t } from "../words/messages.js";
import { change } from "../state.js";

/** @param {import("../state.js").State} state */
export function drawSide(state) {
  const root = part("side");
  if (state.layout !== "tablet") {
    draw(root);
    return;
  }
  root.setAttribute("aria-label", t("side-label"));
  draw(
    root,
    h(
      "div",
      { role: "tablist", "aria-label": t("side-label") },
      /** @type {const} */ (["boards", "log"]).map((name) =>
        h(
          "button",
          {
            type: "button",
            "aria-selected": String(state.side === name),
            role: "tab",
            onclick: () => change({ side: name }),
          },
          t(name),
        ),
      ),
    ),
  );
}
