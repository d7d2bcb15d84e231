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
    // The browser asks for the next frame when this one is on its way to the screen: until then the processor is its own.
    requestAnimationFrame(() => {
      clearTimeout(soon);
      run();
    });
  });
}

function run() {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}
