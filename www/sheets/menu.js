/** The menu of a table. */

import { h } from "../toolkit/dom.js";
import { emblem, sign } from "../toolkit/icons.js";
import { siteFile } from "../toolkit/site-file.js";
import { isCompact } from "../device/layout.js";
import { missing, t } from "../words/messages.js";
import { factionName } from "../words/naming.js";
import { factionsHere, originOf } from "../pages/front-factions.js";
import { openSheet } from "../state.js";
import { leaveTable, saveFile, takeOver } from "../table/tables.js";
import { redo, undoAll } from "../table/play.js";
import { readBoard, repeatLast } from "../table/announcing.js";

/** @param {import("../state.js").State} state */
export function menuSheet(state) {
  /** @param {string} icon @param {string} text @param {() => void} run @param {boolean} [dim] */
  const item = (icon, text, run, dim) =>
    h(
      "button",
      {
        type: "button",
        class: "menu-item",
        "aria-disabled": dim ? "true" : undefined,
        onclick: run,
      },
      sign(icon),
      h("span", null, text),
    );
  const compact = isCompact(state);
  return {
    title: t("menu"),
    body: h(
      "div",
      { class: "menu-list" },
      compact
        ? [
            item("redo", t("redo"), redo, !state.shown?.undo.redo),
            item("restart", t("undo-all"), undoAll, !state.shown?.undo.can),
            item("layers", t("layers"), () => openSheet("layers")),
            item("look", t("supply"), () => openSheet("supply")),
          ]
        : null,
      state.table?.readOnly ? item("table", t("take-over"), () => void takeOver()) : null,
      item("people", t("players"), () => openSheet("players")),
      state.viewer === null || state.table?.readOnly
        ? null
        : item("end", t("orders"), () => openSheet("orders")),
      item("look", t("signs"), () => openSheet("signs")),
      item("score", t("points-sheet"), () => openSheet("points")),
      item("share", t("share"), () => openSheet("share")),
      item("file", t("save-file"), () => saveFile()),
      item("speak", t("read-board"), readBoard),
      item("speak", t("repeat-last"), repeatLast),
      item("keys", t("keys"), () => openSheet("keys")),
      item("gear", t("settings"), () => openSheet("settings")),
      item("law", t("law"), () => openSheet("law")),
      item("hint", t("learn"), () => openSheet("learn")),
      item("search", t("glossary"), () => openSheet("glossary")),
      item("more", t("about"), () => openSheet("about")),
      item("table", t("leave-table"), () => void leaveTable()),
    ),
  };
}

/** @param {import("../state.js").State} state */
export function aboutSheet(state) {
  return {
    title: t("about"),
    body: [
      h("p", null, t("about-text")),
      h("p", null, t("about-fans", { site: "therootdatabase.com" })),
      h(
        "ul",
        { class: "origins" },
        factionsHere(state).map((key) =>
          h(
            "li",
            { key },
            emblem(key),
            h("span", null, h("b", null, factionName(key)), ` · ${originOf(key)}`),
          ),
        ),
      ),
      h("p", null, t("about-fonts")),
      h(
        "p",
        null,
        h("a", { href: siteFile("licences.txt"), target: "_blank" }, t("about-licences")),
      ),
      h(
        "p",
        { class: "quiet" },
        t("about-version", {
          version: state.catalogue.version,
          rules: String(state.catalogue.rules),
        }),
      ),
      missing.size
        ? h(
            "details",
            null,
            h("summary", null, t("about-missing", { count: missing.size })),
            h("p", { class: "quiet" }, [...missing].join(", ")),
          )
        : null,
    ],
  };
}
