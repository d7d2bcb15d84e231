/** The layers of the map, and on small screens its size and the piles. */

import { h, part } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { isCompact } from "../device/layout.js";
import { fit, layerList, toggleLayer, zoom } from "../map/view.js";
import { t } from "../words/messages.js";
import { change } from "../state.js";

/** @param {import("../state.js").State} state */
export function layersSheet(state) {
  return {
    title: t("layers"),
    body: [
      h(
        "div",
        { class: "switches" },
        layerList(state).map(({ key, name }) =>
          h(
            "label",
            { class: "switch", key },
            h("input", {
              type: "checkbox",
              checked: state.layers.includes(key),
              onchange: () => toggleLayer(key),
            }),
            h("span", null, name),
          ),
        ),
        h(
          "label",
          { class: "switch" },
          h("input", {
            type: "checkbox",
            checked: state.bare,
            onchange: () => change({ bare: !state.bare }),
          }),
          h("span", null, t("layer-bare")),
        ),
      ),
      h(
        "div",
        { class: "ways" },
        h("button", { type: "button", onclick: () => zoom(1 / 1.4) }, sign("minus"), t("zoom-out")),
        h("button", { type: "button", onclick: () => zoom(1.4) }, sign("plus"), t("zoom-in")),
        h("button", { type: "button", onclick: fit }, sign("fit"), t("fit")),
        isCompact(state) ? bareWhileHeld() : null,
      ),
    ],
  };
}

/** On small screens the sheet covers the map: while this is held, the sheet is out of sight and the map is bare. */
function bareWhileHeld() {
  const hold = (/** @type {boolean} */ held) => {
    part("sheet").toggleAttribute("data-peek", held);
    change({ bare: held });
  };
  return h(
    "button",
    {
      type: "button",
      id: "bare-hold",
      onpointerdown: (/** @type {PointerEvent} */ event) => {
        const button = /** @type {Element} */ (event.currentTarget);
        button.setPointerCapture(event.pointerId);
        hold(true);
      },
      onlostpointercapture: () => hold(false),
      oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    },
    sign("look"),
    t("layer-bare-hold"),
  );
}
