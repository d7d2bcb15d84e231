/** Which factions are on the screen, so that their looks and words come before it is drawn. */

/**
 * Whom a newcomer plays, and against whom: plain verbs first (UX-11.1). The page names them at its top, so that a browser
 * asks for their looks together with everything else.
 */
export function firstTable() {
  return (document.documentElement.dataset.firstTable ?? "").split(" ").filter(Boolean);
}

/**
 * The factions that a screen shows.
 * @param {import("../state.js").State} now
 * @returns {string[]}
 */
export function factionsOn(now) {
  const sent = now.sheets.flatMap(({ data }) => data?.game?.seats ?? []);
  return [...onPage(now), ...sent.map(({ faction }) => faction)];
}

/** @param {import("../state.js").State} now @returns {string[]} */
function onPage({ screen, shown, tables, catalogue }) {
  switch (screen) {
    case "table":
      return [...(shown?.view.seats ?? []), ...(shown?.view.pool ?? [])].map(
        ({ faction }) => faction,
      );
    case "start":
      return [
        ...firstTable(),
        ...tables.flatMap(({ setup }) => setup.seats.map(({ faction }) => faction)),
      ];
    default:
      return catalogue.factions.map(({ key }) => key);
  }
}
