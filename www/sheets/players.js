/** Who plays which seat, and how fast the bots' acts follow each other. Both can change at any time. */

import { KINDS } from "../bots/kinds.js";
import { h } from "../toolkit/dom.js";
import { emblem } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { handOver } from "../table/play.js";
import { liveryOf, seatName } from "../words/naming.js";
import { choice } from "./settings.js";

/** @param {import("../state.js").State} state */
export function playersSheet(state) {
  const kinds = state.table?.kinds ?? [];
  return {
    title: t("players"),
    body: [
      h("p", { class: "quiet" }, t("players-text")),
      h(
        "ul",
        { class: "players" },
        kinds.map((kind, i) =>
          h(
            "li",
            { key: `player-${i}` },
            emblem(liveryOf(i)),
            h("label", { for: `player-${i}` }, seatName(i)),
            kindChoice(`player-${i}`, kind, seatName(i), (next) => handOver(i, next), {
              disabled: Boolean(state.table?.readOnly),
            }),
          ),
        ),
      ),
      strengths(),
      choice("pace", ["instant", "readable", "step"], state.settings.pace),
    ],
  };
}

/**
 * A list to choose who plays a seat from.
 * @param {string} id
 * @param {import("../bots/kinds.js").SeatKind} now
 * @param {string} seat
 * @param {(kind: import("../bots/kinds.js").SeatKind) => void} set
 * @param {{ disabled?: boolean }} [more]
 */
export function kindChoice(id, now, seat, set, more = {}) {
  return h(
    "select",
    {
      id,
      value: now,
      "aria-label": t("player-of", { seat }),
      disabled: more.disabled,
      onchange: (/** @type {Event} */ event) => {
        const value = /** @type {HTMLSelectElement} */ (event.target).value;
        set(KINDS.find((kind) => kind === value) ?? "person");
      },
    },
    KINDS.map((kind) => h("option", { value: kind }, t(`kind-${kind}`))),
  );
}

/** What the strengths are, honestly. */
export function strengths() {
  return h(
    "dl",
    { class: "strengths" },
    KINDS.filter((kind) => kind !== "person").map((kind) => [
      h("dt", null, t(`kind-${kind}`)),
      h("dd", null, t(`kind-${kind}-text`)),
    ]),
  );
}
