/** The hand of whoever may look; everybody else sees backs. */

import { answerable, pressCard } from "../table/choose.js";
import { draw, h, part } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { isCompact } from "../device/layout.js";
import { narrow, offers, settled, withPick } from "../table/narrowing.js";
import { look } from "../table/play.js";
import { t } from "../words/messages.js";
import { change, openSheet, state as live } from "../state.js";
import { seatName } from "../words/naming.js";
import { ordersChip } from "../sheets/orders.js";
import { bringArt } from "../cards/art.js";
import { afterPainting } from "../toolkit/painting.js";
import { cardTab, cardBack } from "./cards.js";
import { pressing } from "./previewing.js";

/** @typedef {import("../state.js").State} State */

/** @param {State} state */
export function drawHand(state) {
  const root = part("hand");
  const view = state.shown?.view;
  // Of a moment that has been nobody's hand is known.
  if (!view || state.past) {
    draw(root);
    return;
  }
  const owner = state.viewer ?? state.shown?.decision?.seat ?? view.turn.seat;
  const seat = view.seats[owner];
  const open = state.viewer === owner && seat?.hand && !state.handHidden && !state.curtain;
  const compact = isCompact(state);
  if (state.table) afterPainting(bringPictures);
  root.setAttribute("aria-label", t("hand-label", { seat: seatName(owner) }));
  draw(
    root,
    h(
      "header",
      null,
      h("h2", null, t("hand-title", { seat: seatName(owner), count: seat?.hand_count ?? 0 })),
      compact ? null : [hideButton(state), ordersChip(state)],
    ),
    h(
      "ul",
      { class: open ? "cards" : "cards backs" },
      open
        ? sorted(state, seat.hand ?? []).map((card, i) =>
            h("li", { key: `${card}-${i}` }, tab(state, card)),
          )
        : Array.from({ length: seat?.hand_count ?? 0 }, (_, i) =>
            h("li", { key: `back-${i}` }, cardBack()),
          ),
      open && !seat.hand?.length ? h("li", { class: "quiet" }, t("hand-empty")) : null,
      compact ? strip(state) : null,
    ),
  );
}

/** Pictures are asked for when the first hand can be seen without them. */
function bringPictures() {
  if (live.table) void bringArt(live.table.setup.deck);
}

/** Where there is no room for a header, what it holds stands after the cards. @param {State} state */
function strip(state) {
  const chips = [ordersChip(state), state.handHidden ? hideButton(state) : null];
  return chips.map((chip) =>
    chip ? h("li", { class: "chip", key: `chip-${chip.key}` }, chip) : null,
  );
}

/** Cards by suit, as one holds them. @param {State} state @param {string[]} cards */
function sorted(state, cards) {
  const order = ["fox", "rabbit", "mouse", "bird", "frog"];
  /** @param {string} card */
  const rank = (card) => order.indexOf(state.catalogue.cards[card]?.suit ?? "");
  return [...cards].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** @param {State} state @param {string} card */
function tab(state, card) {
  const decision = answerable();
  const { list } = decision ? narrow(decision.options, state.draft) : { list: [] };
  const pick = /** @type {const} */ ({ kind: "card", value: card });
  const usable = offers(list, pick);
  const picked = state.draft.picks.some(({ kind, value }) => kind === "card" && value === card);
  return cardTab(state.catalogue, card, {
    usable,
    picked,
    handlers: pressing(
      () => (decision ? settled(decision, withPick(live.draft, pick), { alwaysAsk: false }) : null),
      () => (usable || picked ? pressCard(card) : openSheet("card", { card })),
    ),
  });
}

/** @param {State} state */
function hideButton(state) {
  if (state.viewer === null || state.table?.openHands || state.curtain) return null;
  const text = state.handHidden ? t("show-hand") : t("hide-hand");
  return h(
    "button",
    {
      class: "small plain",
      type: "button",
      key: "hide",
      onclick: () => {
        change({ handHidden: !state.handHidden });
        look();
      },
    },
    sign(state.handHidden ? "look" : "lock"),
    text,
  );
}
