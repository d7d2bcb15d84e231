/** What may wait until the answer to a press is painted. */

/** A page that is not shown paints nothing; then the work is done after this many milliseconds. */
const UNSEEN = 120;

/** @type {(() => void)[]} */
let waiting = [];

/**
 * Runs something after the next painting, once for each function however often it is asked for, in the order of the
 * first asking.
 * @param {() => void} work
 */
export function afterPainting(work) {
  if (!waiting.includes(work)) waiting.push(work);
  if (waiting.length > 1) return;
  const soon = setTimeout(run, UNSEEN);
  requestAnimationFrame(() => {
    clearTimeout(soon);
    // The frame is painted when its callbacks are done; the next task comes after that.
    setTimeout(run);
  });
}

function run() {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}
