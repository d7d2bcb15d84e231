/** Short messages over the page, and the chip that says it works offline. */

import { draw, h, part } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { dismiss } from "../state.js";

const SIGN = { info: null, good: "check", warn: "warn" };

/** What needs no answer goes by itself. */
const FADE = 5000;
const PASSING = new Set(["undo", "branch"]);
/** @type {Set<string>} */
const fading = new Set();

/** @param {import("../state.js").State} state */
export function drawNotices(state) {
  draw(part("notices"), state.sheets.length && !state.curtain ? null : noticeList(state));
}

/** The messages; an open sheet shows them itself. @param {import("../state.js").State} state */
export function noticeList(state) {
  return state.notices.map((notice) => {
    const passing = notice.tone === "good" || PASSING.has(notice.key);
    if (passing && !fading.has(notice.key)) {
      fading.add(notice.key);
      setTimeout(() => {
        fading.delete(notice.key);
        dismiss(notice.key);
      }, FADE);
    }
    const mark = SIGN[notice.tone];
    return h(
      "div",
      { class: `notice ${notice.tone}`, key: notice.key, "data-notice": notice.key },
      mark ? sign(mark) : null,
      h("p", null, notice.text),
      notice.action
        ? h(
            "button",
            { class: "small", type: "button", onclick: notice.action.run },
            notice.action.label,
          )
        : null,
      h(
        "button",
        {
          class: "small plain icon",
          type: "button",
          "aria-label": t("close"),
          onclick: () => dismiss(notice.key),
        },
        sign("close"),
      ),
    );
  });
}

/** @param {import("../state.js").State} state */
export function offlineChip(state) {
  return state.offline.ready
    ? h("p", { class: "offline", "data-offline": "ready" }, sign("check"), t("offline-ready"))
    : null;
}
