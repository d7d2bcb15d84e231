/**
 * The service worker: after one visit the site works without a network.
 *
 * It holds one complete version of the site or none. The list below, with a checksum for each file, is written in by
 * `cargo xtask dist`. A new version is fetched as a whole next to the old one and waits; the page asks the player and
 * then posts "skipWaiting". Until then the old version is served, every file of it, so that two versions never meet.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Changes with the content of any file. */
const VERSION = "__VERSION__";

/**
 * Every file of the site, seen from this worker, with its checksum.
 * @type {Record<string, string>}
 */
const FILES = { __FILES__: "" };

/** The folder of the site on its host: several sites can share one host and with it one store of caches. */
const BASE = new URL("./", worker.location.href).pathname;
const PREFIX = `thicket ${BASE} `;
const CACHE = PREFIX + VERSION;

/**
 * A request that reaches the host itself and accepts exactly the file of this version: an answer from an older or
 * newer deployment has another checksum and counts as a failure.
 * @param {string} file
 */
function exact(file) {
  return new Request(file, { cache: "reload", integrity: FILES[file] });
}

/**
 * The file of the site that an address means, or undefined.
 * @param {URL} address
 */
function fileAt(address) {
  if (address.origin !== worker.location.origin || !address.pathname.startsWith(BASE)) {
    return undefined;
  }
  const path = address.pathname.slice(BASE.length);
  const file = path === "" || path === "index.html" ? "./" : path;
  return Object.hasOwn(FILES, file) ? file : undefined;
}

/**
 * A file of this version: from the cache, or, should the browser have dropped it, from the host if it still has it.
 * @param {string} file
 */
async function answer(file) {
  return (await stored(file)) ?? fetch(exact(file));
}

/**
 * A file of this version as it is stored. A store that fails has nothing; the host may.
 * @param {string} file
 */
async function stored(file) {
  try {
    const cache = await caches.open(CACHE);
    return await cache.match(file, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Whether every file of this version is stored. */
async function isComplete() {
  const cache = await caches.open(CACHE);
  return (await cache.keys()).length === Object.keys(FILES).length;
}

/** Old versions of this site; the caches of others on the same host are not ours to touch. */
async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("install", (event) => {
  // addAll stores nothing unless every file has arrived, and a failed installation is tried again later.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(Object.keys(FILES).map(exact))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldVersions());
});

worker.addEventListener("fetch", (event) => {
  const file = event.request.method === "GET" ? fileAt(new URL(event.request.url)) : undefined;
  if (file !== undefined) {
    event.respondWith(answer(file));
  }
});

worker.addEventListener("message", (event) => {
  if (event.data === "skipWaiting") {
    event.waitUntil(worker.skipWaiting());
  } else if (event.data === "status") {
    const report = async () => {
      event.ports[0]?.postMessage({ version: VERSION, complete: await isComplete() });
    };
    event.waitUntil(report());
  }
});
