/** What a question is about, in one line, the first time that its kind is asked on this device. */

import { isExplained, noteExplained } from "../device/explained.js";
import { set } from "../device/settings.js";
import { dismiss, notify } from "../state.js";
import { answerable } from "../table/choose.js";
import { isEmpty } from "../table/narrowing.js";
import { h } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { has, t } from "../words/messages.js";
import { factionOf } from "../words/naming.js";
import { withTerms } from "../words/terms.js";

/** The line that stands under a question now: what it explains, and at which moment of the game. */
let shown = { kind: "", at: "" };

/**
 * The line under the question, while it is new. Once the question is answered it counts as explained.
 * @param {import("../state.js").State} state
 */
export function whyPart(state) {
  const decision = answerable();
  const at = `${state.table?.id}/${state.moment}`;
  if (shown.kind && shown.at !== at) {
    noteExplained(shown.kind);
    shown = { kind: "", at: "" };
  }
  if (!decision || !state.settings.teach || state.lesson || !isEmpty(state.draft)) return null;
  const keys = [`why-${factionOf(decision.seat)}-${decision.prompt}`, `why-${decision.prompt}`];
  const kind = keys.find(has);
  if (!kind || isExplained(kind)) return null;
  shown = { kind, at };
  return h(
    "p",
    { class: "why", id: "why", key: "why" },
    sign("hint"),
    h("span", null, withTerms(t(kind))),
    h(
      "button",
      {
        class: "small plain icon",
        type: "button",
        id: "why-off",
        "aria-label": t("why-off"),
        title: t("why-off"),
        onclick: turnOff,
      },
      sign("close"),
    ),
  );
}

function turnOff() {
  set({ teach: false });
  notify({
    key: "why",
    tone: "info",
    text: t("why-is-off"),
    action: { label: t("why-on"), run: turnOn },
  });
}

function turnOn() {
  set({ teach: true });
  dismiss("why");
}
