/** The curtain between two people who share the device. While it is up the page holds nothing private. */

import { part, draw, h } from "../toolkit/dom.js";
import { emblem } from "../toolkit/icons.js";
import { heldFor } from "../toolkit/hold-to-press.js";
import { silence } from "../table/announcing.js";
import { isUp, lower, raise } from "../toolkit/overlay.js";
import { openCurtain } from "../table/play.js";
import { state as live } from "../state.js";
import { leaveTable } from "../table/tables.js";
import { t } from "../words/messages.js";
import { factionBeside, liveryOf, seatName } from "../words/naming.js";

/** How long the curtain's button is held, in milliseconds (UX-9.3). */
const HOLD = 600;

/** @param {import("../state.js").State} state */
export function drawCurtain(state) {
  const dialog = /** @type {HTMLDialogElement} */ (part("curtain"));
  const curtain = state.screen === "table" ? state.curtain : null;
  if (!curtain) {
    if (isUp(dialog)) {
      lower(dialog, () => {
        document.getElementById("question-text")?.focus();
        // Emptied once it is closed and without the focus: then nothing has to be laid out again.
        draw(dialog);
      });
    }
    return;
  }
  const { seat } = curtain;
  const name = seatName(seat);
  const faction = factionBeside(seat);
  draw(
    dialog,
    h(
      "div",
      { class: "curtain-body" },
      h("div", { class: "curtain-mark" }, emblem(liveryOf(seat))),
      h("h1", { id: "curtain-title" }, t("curtain-pass", { name })),
      faction === null ? null : h("p", { class: "curtain-faction" }, faction),
      h("p", null, t(curtain.turn ? "curtain-turn" : "curtain-decision")),
      h(
        "button",
        {
          class: "primary hold",
          id: "curtain-open",
          type: "button",
          ...heldFor(HOLD, openCurtain),
        },
        h("span", { class: "label" }, t("curtain-hold", { name })),
      ),
      h("p", { class: "quiet" }, t("curtain-hint")),
      h(
        "button",
        { class: "small plain", type: "button", onclick: () => void leaveTable() },
        t("leave-table"),
      ),
    ),
  );
  if (!isUp(dialog)) {
    silence();
    raise(dialog, () => document.getElementById("curtain-open")?.focus());
  }
}

/** The curtain opens only by being held. Call once. */
export function startCurtain() {
  const dialog = part("curtain");
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  // Some browsers close at the second Escape whatever the page says.
  dialog.addEventListener("close", () => drawCurtain(live));
}
