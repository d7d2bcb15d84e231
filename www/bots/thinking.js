/** Thinking in slices, so that whoever runs it stays ready for messages and presses. The same in a worker and on the page. */

/**
 * @typedef {import("../pkg/thicket.js").Thinker} Thinker
 * @typedef {import("../engine/contract.js").Rationale} Reason
 * @typedef {{ index: number, reason: Reason }} Answer
 */

/** Tries in a slice at most, however quick they are. */
const MOST = 256;

/**
 * Thinks until the bot has tried enough, the time is up, or somebody says stop.
 * @param {Thinker} thinker
 * @param {object} how
 * @param {number} how.millis the longest it may take
 * @param {number} how.slice how long one slice takes, about
 * @param {() => boolean} how.stopped
 * @param {(share: number) => void} how.told how much of it is done, 0 to 1
 * @returns {Promise<Answer>}
 */
export async function thinkItOver(thinker, { millis, slice, stopped, told }) {
  const start = performance.now();
  let tries = 1;
  for (;;) {
    const begun = performance.now();
    const done = thinker.think(tries);
    const now = performance.now();
    if (done || stopped() || now - start >= millis) break;
    if (now - begun < slice / 2) tries = Math.min(MOST, tries * 2);
    else if (now - begun > slice && tries > 1) tries = Math.floor(tries / 2);
    told(Math.min(1, Math.max(thinker.share(), (now - start) / millis)));
    await breath();
  }
  return { index: thinker.best(), reason: thinker.reason() };
}

/** Lets everything that waits have its turn, without the pause that timers make. @returns {Promise<void>} */
export function breath() {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
