/** Sending a table: links with their length, a picture, a file, the log as text. */

import { h } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { FITS_CHAT, fullAddress } from "../device/address.js";
import { savePicture } from "../map/picture.js";
import { asText } from "../parts/log.js";
import { current } from "../table/play.js";
import { t } from "../words/messages.js";
import { notify } from "../state.js";
import { saveFile } from "../table/tables.js";

/** Past this many characters even patient chats cut a link. */
const LONG = 4000;

/** @param {import("../state.js").State} state */
export function shareSheet(state) {
  return {
    title: t("share"),
    body: [
      h("p", null, t("share-warning")),
      link("position", () => current().positionLink()),
      link("game", () => current().gameLink()),
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

/** @param {"position" | "game"} kind @param {() => string} make */
function link(kind, make) {
  let address;
  try {
    address = fullAddress(make());
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

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ key: "copied", tone: "good", text: t("copied") });
  } catch {
    notify({ key: "copied", tone: "warn", text: t("copy-failed") });
  }
}
