/** Answers that several parts of the page ask for while they are drawn. */

/**
 * Remembers the last answer of a function that follows from its arguments alone, for as long as they are the very same.
 * @template {unknown[]} Args
 * @template Answer
 * @param {(...args: Args) => Answer} find
 * @returns {(...args: Args) => Answer}
 */
export function remembering(find) {
  /** @type {{ args: Args, answer: Answer } | null} */
  let last = null;
  return (...args) => {
    if (last?.args.length === args.length && last.args.every((one, i) => one === args[i])) {
      return last.answer;
    }
    last = { args, answer: find(...args) };
    return last.answer;
  };
}
