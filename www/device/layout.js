/** Which of the layouts fits, by the size of the page itself (UX-4.4). */

import { change, state } from "../state.js";
import { part } from "../toolkit/dom.js";

/** @param {number} width @param {number} height @returns {import("../state.js").State["layout"]} */
export function layoutFor(width, height) {
  if (width >= 700 && height < 500) return "landscape";
  if (width >= 1024 && height >= 640) return "desktop";
  if (width >= 600) return "tablet";
  return "phone";
}

/** Whether a layout has room for the map and little else. @param {import("../state.js").State} state */
export function isCompact({ layout }) {
  return layout === "phone" || layout === "landscape";
}

/** Follows the size of the page. Call once. */
export function startLayout() {
  const app = part("app");
  const fit = () => {
    const layout = layoutFor(app.clientWidth, window.innerHeight);
    app.dataset.layout = layout;
    // For what lies over the table, and so is not a part of it.
    document.documentElement.dataset.fit = layout;
    app.dataset.short = window.innerHeight < 600 ? "2" : window.innerHeight < 700 ? "1" : "0";
    app.dataset.low = window.innerHeight < 470 && layout === "phone" ? "1" : "0";
    if (state.layout !== layout) change({ layout });
  };
  new ResizeObserver(fit).observe(app);
  addEventListener("resize", fit);
  fit();
}
