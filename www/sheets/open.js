/** Opening what somebody sent: pasting a link, choosing a file, and a card that shows what a link holds. */

import { h } from "../dom.js";
import { emblem } from "../icons.js";
import { t } from "../messages.js";
import { readLink } from "../picture.js";
import { change, openSheet } from "../state.js";
import { addText, errorText, openTable, readText } from "../tables.js";
import { linkIn } from "../links.js";
import { factionName } from "../words.js";

/**
 * @param {import("../state.js").State} state
 * @param {{ text?: string, error?: string, game?: import("../picture.js").LinkCard } | undefined} data
 */
export function openSheetBody(state, data) {
  return {
    title: t(data?.game ? "link-title" : "open-title"),
    body: [
      data?.error
        ? h(
            "div",
            { class: "warning", role: "alert" },
            h("p", { id: "open-error" }, data.error),
            h("p", { class: "quiet" }, t("open-safe")),
          )
        : null,
      data?.game ? linkCard(state, data.game) : pasteForm(data?.text ?? ""),
    ],
  };
}

/** @param {string} text */
function pasteForm(text) {
  let pasted = text;
  return [
    h("label", { for: "paste" }, t("open-paste")),
    h("textarea", {
      id: "paste",
      rows: 4,
      value: text,
      spellcheck: "false",
      autocomplete: "off",
      oninput: (/** @type {Event} */ event) => {
        pasted = /** @type {HTMLTextAreaElement} */ (event.target).value;
      },
    }),
    h(
      "div",
      { class: "ways" },
      h(
        "label",
        { class: "file-button" },
        h("input", {
          type: "file",
          accept: ".json,.txt,application/json,text/plain",
          onchange: pickFile,
        }),
        h("span", null, t("open-file")),
      ),
      h(
        "button",
        {
          class: "primary",
          type: "button",
          onclick: () => {
            const field = /** @type {HTMLTextAreaElement | null} */ (
              document.getElementById("paste")
            );
            showLink(field?.value ?? pasted);
          },
        },
        t("open-do"),
      ),
    ),
  ];
}

/** @param {Event} event */
async function pickFile(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (!file) return;
  showLink(await file.text());
}

/**
 * Looks into a text and shows what it holds, or what is wrong with it.
 * @param {string} text
 */
export function showLink(text) {
  try {
    const game = readText(text);
    const card = readLink(game, linkIn(text));
    game.free();
    openSheet("open", { text, game: card });
  } catch (thrown) {
    openSheet("open", { text, error: errorText(thrown) });
  }
}

/**
 * @param {import("../state.js").State} state
 * @param {import("../picture.js").LinkCard} card
 */
function linkCard(state, card) {
  const same = state.tables.find(({ link }) => link === card.text);
  return h(
    "article",
    { class: "link-card" },
    h("canvas", {
      class: "thumb",
      width: 640,
      height: 400,
      "data-thumb": card.text,
      "aria-hidden": "true",
    }),
    h("p", { class: "facts" }, t("link-facts", { map: t(`map-${card.map}`), round: card.round })),
    h(
      "ul",
      { class: "link-seats" },
      card.seats.map((seat) =>
        h(
          "li",
          null,
          emblem(seat.faction),
          h("span", null, seat.name || factionName(seat.faction)),
          h("b", null, t("points", { count: seat.score })),
        ),
      ),
    ),
    h("p", null, card.asked === null ? t("link-over") : t("link-asked", { seat: card.asked })),
    h("p", { class: "quiet" }, t("share-warning")),
    h(
      "div",
      { class: "ways" },
      h("button", { type: "button", onclick: () => change({ sheets: [] }) }, t("cancel")),
      same
        ? h(
            "button",
            { type: "button", onclick: () => void attempt(() => openTable(same.id)) },
            t("link-continue"),
          )
        : null,
      h(
        "button",
        {
          class: "primary",
          type: "button",
          id: "link-add",
          onclick: () => void attempt(() => addText(card.text, false)),
        },
        t(same ? "link-add-copy" : "link-add"),
      ),
    ),
  );
}

/** @param {() => Promise<void>} act */
async function attempt(act) {
  try {
    await act();
  } catch (thrown) {
    openSheet("open", { error: errorText(thrown) });
  }
}
