/** Why a bot did what it did, in one line of the log that opens to what else it looked at (UX-10.4). */

import { reasonFor } from "../bots/reasons.js";
import { h } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { estimateText, groundsText, optionName } from "../words/naming.js";

/** @typedef {import("../state.js").State} State */

/**
 * The line for a turn, if a bot played it. What would tell of hidden cards waits for the end of the game.
 * @param {State} state
 * @param {number} turn the log index at which the turn began
 */
export function reasonLine(state, turn) {
  const over = Boolean(state.shown?.view.over);
  const reason = reasonFor(state.reasons, turn, { over, viewer: state.viewer });
  const [chosen] = reason?.options ?? [];
  if (!reason || !chosen) return null;
  const option = optionName(chosen, reason.seat);
  return h(
    "li",
    { class: "entry why", key: `why-${turn}`, "data-reason": turn },
    h("span", { class: "nobody" }, sign("hint")),
    h(
      "details",
      null,
      h(
        "summary",
        null,
        t("reason", { option, grounds: groundsText(reason.grounds, reason.seat) }),
      ),
      h(
        "ol",
        null,
        reason.options.map((one) =>
          h(
            "li",
            null,
            t("reason-option", {
              option: optionName(one, reason.seat),
              estimate: estimateText(one),
            }),
          ),
        ),
      ),
    ),
  );
}
