/** Finds entries by prefixes of their words. Tolerates one typing error per word. */
export class WordIndex {
  readonly #vocabulary: string[];
  readonly #entries: Map<string, number[]>;

  static readonly #EXACT = 1.2;
  static readonly #BEGINNING = 1;
  static readonly #SIMILAR = 0.6;
  static readonly #SHORTEST_FORGIVEN = 4;

  /** `wordsByEntry[n]` contains the words of entry n. */
  constructor(wordsByEntry: readonly ReadonlySet<string>[]) {
    this.#entries = new Map();
    wordsByEntry.forEach((words, entry) => {
      for (const word of words) {
        const known = this.#entries.get(word);
        if (known) known.push(entry);
        else this.#entries.set(word, [entry]);
      }
    });
    this.#vocabulary = [...this.#entries.keys()].sort(byCodeUnits);
  }

  /**
   * Returns the entries with a word of this prefix, with their scores. `within` limits the search to earlier
   * results.
   */
  search(word: string, within: ReadonlyMap<number, number> | null): Map<number, number> {
    const found = new Map<number, number>();
    const take = (known: string, score: number) => {
      for (const entry of this.#entries.get(known) ?? []) {
        if (!within || within.has(entry)) found.set(entry, Math.max(found.get(entry) ?? 0, score));
      }
    };
    for (const known of this.#beginningWith(word)) {
      take(known, known === word ? WordIndex.#EXACT : WordIndex.#BEGINNING);
    }
    if (found.size === 0 && word.length >= WordIndex.#SHORTEST_FORGIVEN) {
      for (const known of this.#vocabulary) if (isOneSlipFrom(word, known)) take(known, WordIndex.#SIMILAR);
    }
    return found;
  }

  *#beginningWith(prefix: string): Iterable<string> {
    let low = 0;
    let high = this.#vocabulary.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#vocabulary[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    for (let index = low; index < this.#vocabulary.length; index++) {
      const word = this.#vocabulary[index] ?? '';
      if (!word.startsWith(prefix)) return;
      yield word;
    }
  }
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : 1);

/** Returns whether a prefix of `word` differs from `typed` by one wrong, missing, extra or swapped letter. */
export const isOneSlipFrom = (typed: string, word: string): boolean => {
  let same = 0;
  while (same < typed.length && same < word.length && typed[same] === word[same]) same++;
  if (same === typed.length) return true;
  const afterWrong = typed.slice(same + 1);
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return (
    word.startsWith(afterWrong, same + 1) ||
    word.startsWith(typed.slice(same), same + 1) ||
    word.startsWith(afterWrong, same) ||
    (isSwapped && word.startsWith(typed.slice(same + 2), same + 2))
  );
};
