/** Opening what somebody sent: pasting a link, choosing a file, and a card that shows what a link holds. */

import { kindsOf } from "../bots/kinds.js";
import { h } from "../toolkit/dom.js";
import { emblem, sign } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { readLink } from "../map/picture.js";
import { change, openSheet } from "../state.js";
import { addText, errorText, openTable, readText, watchText } from "../table/tables.js";
import { linkIn } from "../device/address.js";
import { headOf, seatAt, sitAt } from "../device/passing.js";
import { liveryOf, seatNames } from "../words/naming.js";
import { play } from "../table/history.js";
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

/** Bytes of a file beyond which it is no saved game: the engine refuses it, so it is not even read. */
const MOST_FILE = 256 * 1024;

/** @param {Event} event */
async function pickFile(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (!file) return;
  if (file.size > MOST_FILE) openSheet("open", { error: t("error-file-too-long") });
  else showLink(await file.text());
}

/**
 * Looks into a text and shows what it holds, or what is wrong with it.
 * @param {string} text
 */
export function showLink(text) {
  try {
    const game = readText(text);
    const { link, passing } = headOf(linkIn(text));
    const card = readLink(game, link);
    game.free();
    openSheet("open", { text, game: { ...card, passing, seats: called(card.seats, passing) } });
  } catch (thrown) {
    openSheet("open", { text, error: errorText(thrown) });
  }
}

/**
 * The seats with the names that came along.
 * @template {{ name: string }} S
 * @param {S[]} seats
 * @param {import("../device/passing.js").Passing | null} passing
 */
function called(seats, passing) {
  return seats.map((seat, i) => ({ ...seat, name: passing?.names[i] || seat.name }));
}

/**
 * @param {import("../state.js").State} state
 * @param {import("../map/picture.js").LinkCard & { passing?: import("../device/passing.js").Passing | null }} card
 * @param {import("../bots/kinds.js").SeatKind[] | undefined} chosen who shall play
 */
function linkCard(state, card, chosen) {
  const { passing } = card;
  const kinds = kindsOf(chosen ?? passing?.kinds, card.seats.length);
  const text = state.sheets.at(-1)?.data?.text ?? card.text;
  const people = kinds.flatMap((kind, i) => (kind === "person" ? [i] : []));
  const same = state.tables.find(({ link }) => link === card.text);
  const names = seatNames(card.seats);
  // Who has played here before is that one again; else the one who is asked.
  const me = (passing && seatAt(passing.line, card.seats.length)) ?? card.asked ?? people[0] ?? 0;
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
        const name = names[i] ?? "";
        return h(
          "li",
          null,
          emblem(liveryOf(i, card.seats)),
          h("span", null, name),
          h("b", null, t("points", { count: seat.score })),
          passing
            ? kinds[i] === "person"
              ? null
              : h("span", { class: "bot" }, sign("bot"), t(`kind-${kinds[i]}`))
            : kindChoice(`link-kind-${i}`, kinds[i] ?? "person", name, (kind) =>
                openSheet("open", {
                  ...state.sheets.at(-1)?.data,
                  kinds: kinds.map((one, n) => (n === i ? kind : one)),
                }),
              ),
        );
      }),
    ),
    passing ? null : h("p", { class: "quiet" }, t("link-kinds")),
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
      passing && passing.what !== "play"
        ? wayIn("link-add", t(`pass-${passing.what}`), () => watch(text, passing), true)
        : passing && people.length > 1
          ? people.map((seat) =>
              wayIn(
                seat === me ? "link-add" : `link-as-${seat}`,
                t("pass-play-as", { seat: names[seat] ?? "" }),
                () => playAs(text, passing, seat),
                seat === me,
              ),
            )
          : wayIn(
              "link-add",
              t(same ? "link-add-copy" : "link-add"),
              () => addText(text, { openHands: false, kinds }),
              true,
            ),
    ),
  );
}

/**
 * A way into what was sent.
 * @param {string} id
 * @param {string} label
 * @param {() => Promise<void>} run
 * @param {boolean} first
 */
function wayIn(id, label, run, first) {
  return h(
    "button",
    { class: first ? "primary" : "", type: "button", id, onclick: () => void attempt(run) },
    label,
  );
}

/**
 * Looks on, or plays the game back from its beginning.
 * @param {string} text
 * @param {import("../device/passing.js").Passing} passing
 */
async function watch(text, { what }) {
  await watchText(text);
  if (what === "replay") play(0);
}

/**
 * Adds the table and sits down at it.
 * @param {string} text
 * @param {import("../device/passing.js").Passing} passing
 * @param {number} seat
 */
async function playAs(text, { line, kinds }, seat) {
  sitAt(line, seat);
  await addText(text, { openHands: false, kinds, mine: seat, line });
}

/** @param {import("../map/picture.js").LinkCard} card */
function whoIsAsked({ asked, seats }) {
  return asked === null ? t("link-over") : t("link-asked", { seat: seatNames(seats)[asked] ?? "" });
}

/** @param {() => Promise<void>} act */
async function attempt(act) {
  try {
    await act();
  } catch (thrown) {
    openSheet("open", { error: errorText(thrown) });
  }
}
