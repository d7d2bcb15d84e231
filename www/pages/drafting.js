/** How a new table is set up: the standard way, or by a draft, and from which factions; and whose suits the clearings have. */

import { h } from "../toolkit/dom.js";
import { emblem } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { factionName } from "../words/naming.js";
import { assumed } from "../parts/panels.js";
import { figuresOf } from "./fair.js";
import { plan } from "./seating.js";
import { USUAL } from "./seat-cards.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").Catalogue} Catalogue
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 * @typedef {import("../engine/contract.js").DraftValue} DraftValue
 */

/** The ways of setting up that a new table chooses from. @type {("standard" | "draft")[]} */
const WAYS = ["standard", "draft"];

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {SetupValue} now */
export function procedureFields(now) {
  const chosen = now.procedure === "draft" ? "draft" : "standard";
  return h(
    "fieldset",
    { class: "procedure" },
    h("legend", { class: "unseen" }, t("procedure")),
    WAYS.map((way) =>
      h(
        "label",
        { class: "switch", key: way },
        h("input", {
          type: "radio",
          name: "procedure",
          id: `procedure-${way}`,
          value: way,
          checked: way === chosen,
          onchange: () => plan({ procedure: way === "draft" ? way : undefined, pool: [] }),
        }),
        h("span", null, t(`procedure-${way}`), h("small", null, t(`procedure-text-${way}`))),
      ),
    ),
  );
}

/** @typedef {Pick<State, "catalogue" | "planFigures">} About */

/** A faction that can be dealt. @param {About} about @param {string} faction @returns {DraftValue} */
function draftable({ catalogue, planFigures }, faction) {
  return { faction, figures: figuresOf(catalogue, faction, planFigures) };
}

/** The factions that can be dealt: those chosen, or all. @param {About} about @param {SetupValue} now */
function amongOf(about, { among }) {
  return among?.length ? among : about.catalogue.factions.map(({ key }) => draftable(about, key));
}

/** What the engine is told of a draft. @param {About} about @param {SetupValue} now @returns {Partial<SetupValue>} */
export function draftOf(about, now) {
  return { among: amongOf(about, now) };
}

/** The factions agreed on, what they count as, and what two players deal. @param {About} about @param {SetupValue} now */
export function draftFields(about, now) {
  const { catalogue } = about;
  const among = amongOf(about, now);
  const seats = now.seats.length;
  const isMilitant = (/** @type {DraftValue} */ card) =>
    card.militant ?? catalogue.factions.find(({ key }) => key === card.faction)?.militant ?? false;
  const dealt = among.filter((card) => seats > 2 || now.insurgents || isMilitant(card));
  const enough = dealt.length > seats && dealt.some(isMilitant);
  return [
    h(
      "p",
      { class: enough ? "quiet" : "warning", role: "status", id: "draft-count" },
      t("draft-count", { count: dealt.length, needed: seats + 1, usual: USUAL[seats] ?? 0 }),
    ),
    seats === 2
      ? h(
          "label",
          { class: "switch" },
          h("input", {
            type: "checkbox",
            id: "insurgents",
            checked: Boolean(now.insurgents),
            onchange: () => plan({ insurgents: !now.insurgents }),
          }),
          h("span", null, t("draft-insurgents"), h("small", null, t("draft-insurgents-text"))),
        )
      : null,
    h(
      "details",
      { class: "draft-among" },
      h("summary", null, t("draft-among", { count: among.length })),
      catalogue.factions.map((facts) => factionField(about, among, facts)),
    ),
  ];
}

/**
 * One faction of the list.
 * @param {About} about
 * @param {DraftValue[]} among
 * @param {Catalogue["factions"][number]} facts
 */
function factionField(about, among, { key, reach, militant, card_assumed: isAssumed }) {
  const card = among.find(({ faction }) => faction === key);
  /** @param {Partial<DraftValue>} patch */
  const set = (patch) =>
    plan({ among: among.map((one) => (one === card ? { ...one, ...patch } : one)) });
  const toggle = () => {
    const next = card ? among.filter((one) => one !== card) : [...among, draftable(about, key)];
    if (next.length) plan({ among: next });
  };
  return h(
    "div",
    { class: "draft-faction", key: `among-${key}` },
    h(
      "label",
      { class: "switch" },
      h("input", { type: "checkbox", "data-among": key, checked: Boolean(card), onchange: toggle }),
      emblem(key),
      h("span", null, factionName(key)),
    ),
    h(
      "select",
      {
        "aria-label": t("draft-class", { faction: factionName(key) }),
        "data-class": key,
        disabled: !card,
        value: (card?.militant ?? militant) ? "militant" : "insurgent",
        onchange: (/** @type {Event} */ event) => {
          const chosen = valueOf(event) === "militant";
          set({ militant: chosen === militant ? undefined : chosen });
        },
      },
      ["militant", "insurgent"].map((name) => h("option", { value: name }, t(`class-${name}`))),
    ),
    h("input", {
      type: "number",
      min: 0,
      max: 15,
      "aria-label": t("draft-reach", { faction: factionName(key) }),
      "data-reach": key,
      disabled: !card,
      value: card?.reach ?? reach,
      oninput: (/** @type {Event} */ event) => {
        const chosen = Number(valueOf(event));
        if (Number.isInteger(chosen) && chosen >= 0 && chosen <= 15) {
          set({ reach: chosen === reach ? undefined : chosen });
        }
      },
    }),
    isAssumed ? assumed() : null,
  );
}

/** Printed, pictured or dealt suits, where the map leaves the choice. @param {Catalogue} catalogue @param {SetupValue} now */
export function suitsField({ maps }, now) {
  const map = maps.find(({ key }) => key === now.map);
  if (!map?.pictured) return null;
  const other = map.dealt ? "pictured" : "dealt";
  return h(
    "div",
    { class: "field" },
    h("label", { for: "pick-suits" }, t("map-suits")),
    h(
      "select",
      {
        id: "pick-suits",
        value: now.suits === other ? other : "usual",
        onchange: (/** @type {Event} */ event) =>
          plan({ suits: valueOf(event) === other ? other : undefined }),
      },
      h("option", { value: "usual" }, t(map.dealt ? "suits-dealt" : "suits-printed")),
      h("option", { value: other }, t(`suits-${other}`)),
    ),
  );
}
