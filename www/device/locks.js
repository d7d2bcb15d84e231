/** One tab at a time plays a table; another one that opens it only looks, until it takes over. */

/** @type {(() => void) | null} */
let letGo = null;

/**
 * Claims a table for this tab.
 * @param {string} id
 * @param {() => void} taken called when another tab takes it over
 * @param {boolean} [steal] take it away from another tab
 * @returns {Promise<boolean>} whether it is ours
 */
export async function claim(id, taken, steal = false) {
  if (!navigator.locks) return true;
  return new Promise((answer) => {
    const held = new Promise((done) => {
      letGo = () => done(undefined);
    });
    navigator.locks
      .request(`thicket-${id}`, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock ? held : undefined;
      })
      .catch((thrown) => {
        if (thrown?.name === "AbortError") taken();
        else answer(true); // No locks on this page (a file, say): nothing to share with.
      });
  });
}

/** Gives the table up. */
export async function release() {
  letGo?.();
  letGo = null;
  // Lets the browser notice before the same tab asks again.
  await new Promise((done) => setTimeout(done, 0));
}
