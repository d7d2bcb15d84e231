/** The keys and what they do; each can be changed, all can be switched off. */

import { h } from "../toolkit/dom.js";
import { ACTS, keyFor } from "../table/keyboard.js";
import { set } from "../device/settings.js";
import { t } from "../words/messages.js";
import { change, openSheet } from "../state.js";

/** @param {import("../state.js").State} state @param {{ catching?: string } | undefined} data */
export function keysSheet(state, data) {
  return {
    title: t("keys"),
    body: [
      h(
        "label",
        { class: "switch" },
        h("input", {
          type: "checkbox",
          checked: state.settings.keysOn,
          onchange: () => set({ keysOn: !state.settings.keysOn }),
        }),
        h("span", null, t("keys-on")),
      ),
      h("p", { class: "quiet" }, t("keys-fixed")),
      h(
        "table",
        { class: "keys" },
        h(
          "tbody",
          null,
          Object.keys(ACTS).map((act) =>
            h(
              "tr",
              null,
              h("th", { scope: "row" }, t(`key-${act}`)),
              h(
                "td",
                null,
                h(
                  "button",
                  {
                    class: data?.catching === act ? "small primary" : "small",
                    type: "button",
                    "aria-label": t("key-change", { act: t(`key-${act}`), key: keyFor(act) }),
                    onclick: () => openSheet("keys", { catching: act }),
                    onkeydown: (/** @type {KeyboardEvent} */ event) => catchKey(event, act, data),
                  },
                  data?.catching === act ? t("key-press") : h("kbd", null, keyFor(act)),
                ),
              ),
            ),
          ),
        ),
      ),
      h(
        "button",
        { class: "small", type: "button", onclick: () => set({ keys: {} }) },
        t("keys-reset"),
      ),
    ],
  };
}

/**
 * @param {KeyboardEvent} event
 * @param {string} act
 * @param {{ catching?: string } | undefined} data
 */
function catchKey(event, act, data) {
  if (data?.catching !== act || event.key.length !== 1 || event.key === " ") return;
  event.preventDefault();
  event.stopPropagation();
  set({ keys: { ...keysOf(), [act]: event.key.toLowerCase() } });
  openSheet("keys", {});
  change();
}

/** The keys as they are now. */
function keysOf() {
  return Object.fromEntries(Object.keys(ACTS).map((act) => [act, keyFor(act)]));
}
