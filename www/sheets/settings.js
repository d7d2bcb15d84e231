/** The settings. */

import { h } from "../toolkit/dom.js";
import { missing, t } from "../words/messages.js";
import { explainAgain } from "../device/explained.js";
import { languages, set } from "../device/settings.js";
import { notify } from "../state.js";
import { restartWords } from "../words/language.js";

/** @param {import("../state.js").State} state */
export function settingsSheet(state) {
  const { settings } = state;
  return {
    title: t("settings"),
    body: [
      segments({
        name: "language",
        legend: t("setting-language"),
        values: [["auto", t("setting-language-auto")], ...languages().map(named)],
        now: settings.language,
        set: (language) => {
          set({ language });
          void restartWords();
        },
      }),
      choice("theme", ["auto", "light", "dark"], settings.theme),
      choice("contrast", ["auto", "usual", "more"], settings.contrast),
      choice("motion", ["auto", "full", "less"], settings.motion),
      choice("speed", ["slow", "normal", "fast", "instant"], settings.speed),
      choice("pace", ["instant", "readable", "step"], settings.pace),
      h(
        "div",
        { class: "setting" },
        h("label", { for: "map-text" }, t("setting-map-text")),
        h("input", {
          id: "map-text",
          type: "range",
          min: 0.9,
          max: 1.5,
          step: 0.1,
          value: settings.mapText,
          oninput: (/** @type {Event} */ event) =>
            set({ mapText: Number(/** @type {HTMLInputElement} */ (event.target).value) }),
        }),
      ),
      toggle("sound", "setting-sound", settings.sound),
      toggle("teach", "setting-teach", settings.teach),
      settings.teach
        ? h(
            "button",
            { class: "small", type: "button", id: "teach-again", onclick: teachAgain },
            t("setting-teach-again"),
          )
        : null,
      toggle("alwaysAsk", "setting-always-ask", settings.alwaysAsk),
      toggle("peek", "setting-peek", settings.peek),
      toggle("leftHanded", "setting-left", settings.leftHanded),
      h(
        "label",
        { class: "switch" },
        h("input", {
          type: "checkbox",
          checked: settings.pseudo,
          onchange: () => {
            set({ pseudo: !settings.pseudo });
            void restartWords();
          },
        }),
        h("span", null, t("setting-pseudo")),
      ),
      missing.size ? h("p", { class: "quiet" }, t("about-missing", { count: missing.size })) : null,
    ],
  };
}

/** A language by what it calls itself. @param {string} tag */
function named(tag) {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return [tag, name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)];
}

function teachAgain() {
  explainAgain();
  notify({ key: "teach", tone: "good", text: t("setting-teach-done") });
}

/** @param {string} name @param {string[]} values @param {string} now */
export function choice(name, values, now) {
  return segments({
    name,
    legend: t(`setting-${name}`),
    values: values.map((value) => [value, t(`setting-${name}-${value}`)]),
    now,
    set: (value) => set({ [name]: value }),
  });
}

/**
 * A few values side by side, of which one holds.
 * @param {object} about
 * @param {string} about.name
 * @param {import("../toolkit/dom.js").Child} about.legend
 * @param {string[][]} about.values each with its words
 * @param {string} about.now
 * @param {(value: string) => void} about.set
 */
export function segments({ name, legend, values, now, set: choose }) {
  return h(
    "fieldset",
    { class: "setting" },
    h("legend", null, legend),
    h(
      "div",
      { class: "segments" },
      values.map(([value = "", text]) =>
        h(
          "label",
          { class: now === value ? "segment on" : "segment" },
          h("input", {
            type: "radio",
            name,
            value,
            checked: now === value,
            onchange: () => choose(value),
          }),
          h("span", null, text),
        ),
      ),
    ),
  );
}

/** @param {string} name @param {string} label @param {boolean} now */
function toggle(name, label, now) {
  return h(
    "label",
    { class: "switch" },
    h("input", { type: "checkbox", checked: now, onchange: () => set({ [name]: !now }) }),
    h("span", null, t(label)),
  );
}
