/** The service worker: working without a network, and new versions that wait for the player. */

import { change, notify, state } from "../state.js";
import { t } from "../words/messages.js";

/** How long a first visit is left alone before everything else is fetched, in milliseconds. */
const LATER = 1500;

let reloading = false;
/** Whether the new version was taken in this tab. */
let accepted = false;

/** Starts it where there can be one. Ends when it is known whether this version works without a network. */
export async function startOffline() {
  const single = document.documentElement.hasAttribute("data-single-file");
  if (single || !("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  // A first visit gets its worker while it is being looked at, and that is the version it came with.
  if (navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener("controllerchange", replaced);
  } else await new Promise((done) => setTimeout(done, LATER));
  try {
    const registration = await navigator.serviceWorker.register("./sw.js");
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
        if (worker.state === "activated") void askStatus(worker);
      });
    });
    const ready = await Promise.race([navigator.serviceWorker.ready, refused(registration)]);
    if (ready?.active) await askStatus(ready.active);
  } catch {
    // No worker here (a host without https, or it is forbidden): the page works, only not offline.
  }
}

/** Comes about when a first version could not be fetched as a whole. @param {ServiceWorkerRegistration} registration @returns {Promise<null>} */
function refused({ installing }) {
  return new Promise((done) => {
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant") done(null);
    });
  });
}

/** Asks a worker whether it has every file of its version, verified. @param {ServiceWorker} worker */
async function askStatus(worker) {
  const channel = new MessageChannel();
  const answer = new Promise((done) => {
    channel.port1.onmessage = (event) => done(event.data);
    setTimeout(() => done(null), 4000);
  });
  worker.postMessage("status", [channel.port2]);
  const status = /** @type {{ complete?: boolean } | null} */ (await answer);
  if (status?.complete) change({ offline: { ...state.offline, ready: true } });
}

/** A new version waits; the player decides when. @param {ServiceWorker} worker */
function offer(worker) {
  change({ offline: { ...state.offline, update: true } });
  notify({
    key: "update",
    tone: "info",
    text: t("notice-update"),
    action: {
      label: t("update-now"),
      run: () => {
        worker.addEventListener("statechange", () => {
          if (worker.state === "activated") reloadOnce();
        });
        accepted = true;
        worker.postMessage("skipWaiting");
      },
    },
  });
}

/**
 * Another version serves this page from now on. It must not fetch any more of it: the tab that took it begins anew, and
 * so does one that nobody looks at; every choice is saved. Whoever is in the middle of something says when.
 */
function replaced() {
  if (accepted || document.hidden) {
    reloadOnce();
    return;
  }
  notify({
    key: "update",
    tone: "warn",
    text: t("notice-replaced"),
    action: { label: t("update-now"), run: reloadOnce },
  });
}

function reloadOnce() {
  if (reloading) return;
  reloading = true;
  location.reload();
}
