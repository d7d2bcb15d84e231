/** Opening what somebody sent: pasting a link, choosing a file, and a card that shows what a link holds. */

import { kindsOf } from "../bots/kinds.js";
import { h } from "../toolkit/dom.js";
import { emblem } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { readLink } from "../map/picture.js";
import { change, openSheet } from "../state.js";
import { addText, errorText, openTable, readText } from "../table/tables.js";
import { linkIn } from "../device/address.js";
import { factionName } from "../words/naming.js";
import { kindChoice } from "./players.js";

/**
 * @param {import("../state.js").State} state
 * @param {{ text?: string, error?: string, game?: import("../map/picture.js").LinkCard,
 *   kinds?: import("../bots/kinds.js").SeatKind[] } | undefined} data
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
      data?.game ? linkCard(state, data.game, data.kinds) : pasteForm(data?.text ?? ""),
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
 * @param {import("../map/picture.js").LinkCard} card
 * @param {import("../bots/kinds.js").SeatKind[] | undefined} chosen who shall play
 */
function linkCard(state, card, chosen) {
  const kinds = kindsOf(chosen, card.seats.length);
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
      card.seats.map((seat, i) => {
        const name = seat.name || factionName(seat.faction);
        return h(
          "li",
          null,
          emblem(seat.faction),
          h("span", null, name),
          h("b", null, t("points", { count: seat.score })),
          kindChoice(`link-kind-${i}`, kinds[i] ?? "person", name, (kind) =>
            openSheet("open", {
              ...state.sheets.at(-1)?.data,
              kinds: kinds.map((one, n) => (n === i ? kind : one)),
            }),
          ),
        );
      }),
    ),
    h("p", { class: "quiet" }, t("link-kinds")),
    h("p", null, whoIsAsked(card)),
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
          onclick: () => void attempt(() => addText(card.text, { openHands: false, kinds })),
        },
        t(same ? "link-add-copy" : "link-add"),
      ),
    ),
  );
}

/** @param {import("../map/picture.js").LinkCard} card */
function whoIsAsked({ asked, seats }) {
  const seat = asked === null ? undefined : seats[asked];
  return seat ? t("link-asked", { seat: seat.name || factionName(seat.faction) }) : t("link-over");
}

/** @param {() => Promise<void>} act */
async function attempt(act) {
  try {
    await act();
  } catch (thrown) {
    openSheet("open", { error: errorText(thrown) });
  }
}
