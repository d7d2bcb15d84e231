/** Where the files of the site are that no module imports. */

/** In the single file everything is inside; what has been unpacked lies here, by its path from the top of the site. */
const unpacked = /** @type {{ thicketFiles?: Record<string, string> }} */ (globalThis);

/** The address of a file of the site. @param {string} path from the top of the site */
export function siteFile(path) {
  return unpacked.thicketFiles?.[path] ?? new URL(path, document.baseURI).href;
}
