/** Sheets: panels over the table, one on top of the other, closed by Escape, by Back or by their button. */

import { boardsSheet } from "../parts/boards.js";
import { cardSheet } from "../parts/cards.js";
import { digestSheet } from "../parts/digest.js";
import { logSheet, momentSheet } from "../parts/log.js";
import { noticeList } from "../parts/notices.js";
import { optionsSheet } from "../parts/options.js";
import { draw, h, part } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { isUp, lower, raise } from "../toolkit/overlay.js";
import { learnLater } from "../learn/later.js";
import { overLater } from "../pages/later.js";
import { closeSheet } from "../state.js";
import { placeSheet } from "./place.js";
import { endSheet, rewindSheet } from "./consent.js";
import { factionsSheet } from "./factions.js";
import { glossarySheet } from "./glossary.js";
import { keysSheet } from "./keys.js";
import { lawSheet } from "./law.js";
import { layersSheet } from "./layers.js";
import { drawSigns, signsSheet } from "./signs.js";
import { aboutSheet, menuSheet } from "./menu.js";
import { openSheetBody } from "./open.js";
import { playersSheet } from "./players.js";
import { ordersSheet } from "./orders.js";
import { pointsSheet } from "./points.js";
import { settingsSheet } from "./settings.js";
import { shareSheet } from "./share.js";
import { supplySheet } from "./supply.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {{ title: string, body: import("../toolkit/dom.js").Child, wide?: boolean, atEnd?: boolean, onclose?: () => void }} Sheet
 */

/** @type {Record<string, (state: State, data: any) => Sheet>} */
const SHEETS = {
  about: aboutSheet,
  boards: boardsSheet,
  card: cardSheet,
  place: placeSheet,
  digest: digestSheet,
  end: endSheet,
  factions: factionsSheet,
  keys: keysSheet,
  glossary: glossarySheet,
  law: lawSheet,
  learn: learnLater,
  layers: layersSheet,
  log: logSheet,
  menu: menuSheet,
  moment: momentSheet,
  open: openSheetBody,
  options: optionsSheet,
  orders: ordersSheet,
  players: playersSheet,
  over: overLater,
  signs: signsSheet,
  points: pointsSheet,
  rewind: rewindSheet,
  settings: settingsSheet,
  share: shareSheet,
  supply: supplySheet,
};

/** @type {Element | null} */
let before = null;
/** @type {string | null} */
let shownName = null;

/** Puts the sheet on top on the page, in a dialog that keeps the focus. @param {State} state */
export function drawSheets(state) {
  const dialog = /** @type {HTMLDialogElement} */ (part("sheet"));
  const top = state.curtain ? undefined : state.sheets.at(-1);
  if (!top) {
    if (isUp(dialog)) {
      lower(dialog, () => {
        draw(dialog);
        giveFocusBack();
      });
    }
    shownName = null;
    return;
  }
  const sheet = SHEETS[top.name]?.(state, top.data) ?? { title: top.name, body: [] };
  dialog.dataset.sheet = top.name;
  draw(
    dialog,
    h(
      "header",
      { key: "head" },
      h("h2", { id: "sheet-title", tabindex: "-1" }, sheet.title),
      h(
        "button",
        {
          class: "plain",
          type: "button",
          "aria-label": t("close"),
          title: t("close"),
          onclick: () => {
            sheet.onclose?.();
            closeSheet();
          },
        },
        sign("close"),
      ),
    ),
    h("div", { class: "sheet-body", key: `body-${top.name}`, tabindex: "-1" }, sheet.body),
    h("div", { class: "sheet-notices", key: "notices", role: "status" }, noticeList(state)),
  );
  if (top.name === "signs") drawSigns(state);
  if (!isUp(dialog)) before ??= document.activeElement;
  if (shownName === top.name) return;
  shownName = top.name;
  raise(dialog, () => part("sheet-title").focus({ preventScroll: true }));
  if (!sheet.atEnd) return;
  const body = dialog.querySelector(".scrolls") ?? dialog.querySelector(".sheet-body");
  if (body) body.scrollTop = body.scrollHeight;
}

function giveFocusBack() {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus({ preventScroll: true });
  }
  before = null;
}

/** Listens to the ways of closing that the browser has of its own. Call once. */
export function startSheets() {
  const dialog = /** @type {HTMLDialogElement} */ (part("sheet"));
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    closeSheet();
  });
  // A press beside the sheet closes it.
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target !== dialog) return;
    const box = dialog.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) closeSheet();
  });
}
