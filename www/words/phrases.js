/** Finding words and phrases in a text, where they stand by themselves. */

/** A word, of which no phrase is a part. */
const WORD = /[\p{L}\p{N}-]+/gu;

/** Whether a text begins with a part of a word. */
const GOES_ON = /^[\p{L}\p{N}-]/u;

/**
 * Phrases to look for. They are looked up word by word: one pattern of all of them takes a browser longer to get ready
 * than a press may take, and it does so for each sort of text anew.
 */
export class Phrases {
  /** By their first word, longer ones first. @type {Map<string, string[]>} */
  #byWord = new Map();

  /** @param {Iterable<string>} phrases in small letters */
  constructor(phrases) {
    for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
      const [first] = phrase.match(WORD) ?? [];
      if (first) this.#byWord.set(first, [...(this.#byWord.get(first) ?? []), phrase]);
    }
  }

  /**
   * Where they stand in a text, from its beginning on; of several at one place the longest.
   * @param {string} text
   * @returns {{ at: number, phrase: string }[]}
   */
  in(text) {
    const found = [];
    let from = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (index < from) continue;
      const rest = text.slice(index).toLowerCase();
      const phrase = this.#byWord
        .get(word.toLowerCase())
        ?.find((one) => rest.startsWith(one) && !GOES_ON.test(rest.slice(one.length)));
      if (phrase === undefined) continue;
      found.push({ at: index, phrase });
      from = index + phrase.length;
    }
    return found;
  }
}
