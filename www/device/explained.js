/** Which kinds of question were explained to this person. Kept on the device; forbidden storage only means that they are again. */

const PLACE = "thicket.explained";

/** @type {Set<string> | null} */
let kinds = null;

/** @returns {Set<string>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

/** @param {Set<string>} now */
function write(now) {
  kinds = now;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...now]));
  } catch {
    // Not allowed: it holds until the page closes.
  }
}

/** Whether a kind of question was explained already. @param {string} kind */
export function isExplained(kind) {
  kinds ??= read();
  return kinds.has(kind);
}

/** Notes that a kind of question was explained. @param {string} kind */
export function noteExplained(kind) {
  if (!isExplained(kind)) write(new Set([...(kinds ?? []), kind]));
}

/** Lets everything be explained once more. */
export function explainAgain() {
  write(new Set());
}
