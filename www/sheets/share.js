/** Sending a table: links with their length, a picture, a file, the log as text. */

import { h } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { FITS_CHAT, fullAddress } from "../device/address.js";
import { savePicture } from "../map/picture.js";
import { asText } from "../parts/log.js";
import { addressFor, copy } from "../table/passing-on.js";
import { current, sitDown } from "../table/play.js";
import { t } from "../words/messages.js";
import { seatName } from "../words/naming.js";
import { segments } from "./settings.js";
import { saveFile } from "../table/tables.js";

/** Past this many characters even patient chats cut a link. */
const LONG = 4000;

/** @typedef {import("../state.js").State} State */

/** @param {State} state */
export function shareSheet(state) {
  return {
    title: t("share"),
    body: [
      h("p", null, t("share-warning")),
      passing(state),
      link("position", () => fullAddress(current().positionLink())),
      link("game", () => fullAddress(current().gameLink())),
      link("watch", () => addressFor("watch")),
      link("replay", () => addressFor("replay")),
      h(
        "div",
        { class: "ways" },
        h("button", { type: "button", onclick: () => saveFile() }, sign("file"), t("save-file")),
        h(
          "button",
          { type: "button", onclick: () => void savePicture() },
          sign("picture"),
          t("save-picture"),
        ),
        h(
          "button",
          { type: "button", onclick: () => copy(asText(state.shown?.log ?? [])) },
          sign("copy"),
          t("copy-log"),
        ),
      ),
    ],
  };
}

/** Playing by link: who sits at this device, and the link for the one who decides next. @param {State} state */
function passing(state) {
  const { table } = state;
  const people = (table?.kinds ?? []).flatMap((kind, i) => (kind === "person" ? [i] : []));
  if (!table || table.readOnly || people.length < 2) return null;
  return h(
    "div",
    { key: "passing" },
    segments({
      name: "mine",
      legend: t("pass-mine"),
      values: [["all", t("pass-all")], ...people.map((seat) => [String(seat), seatName(seat)])],
      now: table.mine === null ? "all" : String(table.mine),
      set: (value) => sitDown(value === "all" ? null : Number(value)),
    }),
    table.mine === null ? null : link("play", () => addressFor("play")),
  );
}

/** @param {"play" | "position" | "game" | "watch" | "replay"} kind @param {() => string} make */
function link(kind, make) {
  let address;
  try {
    address = make();
  } catch {
    return h("p", { class: "quiet" }, t("share-none"));
  }
  const size = address.length <= FITS_CHAT ? "chat" : address.length <= LONG ? "long" : "file";
  return h(
    "section",
    { class: "share-link", key: kind },
    h("h3", null, t(`share-${kind}`)),
    h("p", null, t(`share-${kind}-text`)),
    h("input", {
      type: "text",
      readonly: true,
      value: address,
      "data-link": kind,
      "aria-label": t(`share-${kind}`),
      onfocus: (/** @type {Event} */ event) =>
        /** @type {HTMLInputElement} */ (event.target).select(),
    }),
    h(
      "div",
      { class: "ways" },
      h("span", { class: `size ${size}` }, t("share-length", { count: address.length, size })),
      h("button", { type: "button", onclick: () => copy(address) }, sign("copy"), t("copy-link")),
      "share" in navigator
        ? h(
            "button",
            {
              type: "button",
              onclick: () =>
                void navigator.share({ title: t("title"), url: address }).catch(() => {}),
            },
            sign("share"),
            t("share-system"),
          )
        : null,
    ),
  );
}
