/** Standing orders: answers that a person gives beforehand to questions that come again and again (UX-9.5). */

import { closes } from "./narrowing.js";

/**
 * @typedef {import("../engine/contract.js").Catalogue} Catalogue
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 * @typedef {"never" | "always" | string[]} Order pass, do it, or which kind of piece goes before which
 * @typedef {Record<string, Order>} Orders of one seat, by question
 */

/**
 * The orders as they were kept, one set for each seat.
 * @param {readonly unknown[] | undefined} kept
 * @param {number} seats
 * @returns {Orders[]}
 */
export function ordersOf(kept, seats) {
  return Array.from({ length: seats }, (_, i) =>
    Object.fromEntries(
      Object.entries(kept?.[i] ?? {}).filter(
        ([, order]) => order === "never" || order === "always" || Array.isArray(order),
      ),
    ),
  );
}

/**
 * The option that the asked seat has ordered. Nothing where the question has to be put. An order stands whatever the
 * seat holds, so that a question which is not put tells of the order and of nothing else (UX-9.4).
 * @param {Pick<Decision, "prompt" | "options">} decision
 * @param {Orders | undefined} orders
 * @param {Catalogue["cards"]} cards
 * @returns {Choosable | null}
 */
export function ordered({ prompt, options }, orders, cards) {
  const order = orders?.[prompt];
  if (!order) return null;
  if (typeof order !== "string") {
    const rank = (/** @type {Choosable} */ option) =>
      order.indexOf(String(option.targets[0]?.value));
    if (options.some((option) => rank(option) < 0)) return null;
    return [...options].sort((a, b) => rank(a) - rank(b))[0] ?? null;
  }
  const pass = options.find(({ verb }) => closes(verb)) ?? null;
  const acts = options.filter((option) => option !== pass);
  if (order === "never" || !acts.length) return pass;
  // A bird serves for every suit: it is kept as long as another card will do.
  const bird = (/** @type {Choosable} */ { targets }) =>
    targets.some(({ kind, value }) => kind === "card" && cards[value]?.suit === "bird");
  return acts.find((option) => !bird(option)) ?? acts[0] ?? null;
}

/**
 * The questions for which a faction at a table can give orders.
 * @param {Catalogue} catalogue
 * @param {string} own the faction
 * @param {string[]} table every faction at the table
 */
export function questionsFor(catalogue, own, table) {
  return catalogue.standing.filter(({ faction, to_others: toOthers, orders }) => {
    if (orders === "rank" && pieces(catalogue, own).length < 2) return false;
    if (faction === null) return true;
    return table.includes(faction) && toOthers === (faction !== own);
  });
}

/**
 * The kinds of piece of a faction that hits may fall on in an order of its choice: everything but its warriors.
 * @param {Catalogue} catalogue
 * @param {string} faction
 */
export function pieces(catalogue, faction) {
  const facts = catalogue.factions.find(({ key }) => key === faction);
  return (facts?.pieces ?? [])
    .filter((piece) => piece.class !== "warrior" && !piece.hidden)
    .map(({ key }) => key);
}
