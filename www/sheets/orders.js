/** Standing orders of whoever holds the device: questions that are answered once and for all (UX-9.5). */

import { h } from "../toolkit/dom.js";
import { clauseChip, pieceMark, sign } from "../toolkit/icons.js";
import { t, tFirst } from "../words/messages.js";
import { pieces, questionsFor } from "../table/orders.js";
import { giveOrders } from "../table/play.js";
import { openSheet } from "../state.js";
import { factionOf, pieceName, seatName } from "../words/naming.js";
import { segments } from "./settings.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../table/orders.js").Order} Order
 */

/** @param {State} state */
export function ordersSheet(state) {
  const seat = state.viewer;
  const table = state.table;
  if (seat === null || !table) return { title: t("orders"), body: [] };
  const faction = factionOf(seat);
  const orders = table.orders[seat] ?? {};
  const asked = questionsFor(
    state.catalogue,
    faction,
    table.setup.seats.map((one) => one.faction),
  );
  /** @param {string} prompt @param {Order | null} order */
  const give = (prompt, order) => {
    const next = { ...orders };
    delete next[prompt];
    giveOrders(seat, order ? { ...next, [prompt]: order } : next);
  };
  return {
    title: t("orders-of", { seat: seatName(seat) }),
    body: [
      h("p", { class: "quiet" }, t("orders-text")),
      asked.map((question) => {
        const { prompt, clause } = question;
        const order = orders[prompt];
        const ranks = question.orders === "rank";
        const ways = ranks
          ? ["rank"]
          : question.orders === "pass"
            ? ["never"]
            : ["never", "always"];
        const now = typeof order === "string" ? order : order ? "rank" : "ask";
        return h(
          "div",
          { class: "order", key: prompt },
          segments({
            name: `order-${prompt}`,
            legend: [orderName(faction, prompt), clauseChip(clause)],
            values: ["ask", ...ways].map((way) => [way, t(`order-${way}`)]),
            now,
            set: (way) =>
              give(
                prompt,
                way === "rank"
                  ? pieces(state.catalogue, faction)
                  : way === "never" || way === "always"
                    ? way
                    : null,
              ),
          }),
          typeof order === "object" ? ranking(faction, order, (next) => give(prompt, next)) : null,
        );
      }),
    ],
  };
}

/**
 * Kinds of piece one below the other; each can go up.
 * @param {string} faction
 * @param {string[]} order
 * @param {(order: string[]) => void} set
 */
function ranking(faction, order, set) {
  return h(
    "ol",
    { class: "ranking" },
    order.map((piece, i) => {
      const name = pieceName(faction, piece);
      const up = t("order-up", { piece: name });
      return h(
        "li",
        { key: piece },
        h("b", null, i + 1),
        pieceMark(faction, piece),
        h("span", null, name),
        i
          ? h(
              "button",
              {
                class: "small plain icon",
                type: "button",
                "aria-label": up,
                title: up,
                onclick: () =>
                  set([
                    ...order.slice(0, i - 1),
                    piece,
                    ...order.slice(i - 1).filter((one) => one !== piece),
                  ]),
              },
              sign("up"),
            )
          : null,
      );
    }),
  );
}

/** What an order is about. @param {string} faction @param {string} prompt */
function orderName(faction, prompt) {
  return tFirst([`order-${faction}-${prompt}`, `order-about-${prompt}`]);
}

/**
 * The chip that tells whoever holds the device which orders stand, and that opens them. Without any it stands there when
 * a turn can be ended: then is the time to give some.
 * @param {State} state
 */
export function ordersChip(state) {
  const { viewer, table, shown } = state;
  if (viewer === null || !table || table.readOnly || state.curtain || state.past) return null;
  const given = Object.entries(table.orders[viewer] ?? {});
  const decision = shown?.decision;
  const ending =
    decision?.seat === viewer &&
    decision.phase !== "setup" &&
    shown?.view.turn.seat === viewer &&
    decision.options.some(({ seal }) => seal === "seat" || seal === "draw");
  const [first] = given;
  if (!first && !ending) return null;
  const text =
    first && given.length === 1
      ? t("orders-one", {
          about: orderName(factionOf(viewer), first[0]),
          order: t(`order-${typeof first[1] === "string" ? first[1] : "rank"}`),
        })
      : t("orders-chip", { count: given.length });
  return h(
    "button",
    {
      class: given.length ? "small orders given" : "small orders",
      type: "button",
      key: "orders",
      id: "orders",
      onclick: () => openSheet("orders"),
    },
    sign("end"),
    h("span", null, text),
  );
}
