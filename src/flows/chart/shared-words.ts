const LEAST_WORDS = 3;

/** Returns the common beginning of these sentences. `null`: there is none, or it is too short. */
export function sharedBeginning(sentences: readonly string[]): string | null {
  const [first = '', ...others] = sentences;
  if (others.length === 0) return null;
  const words = first.split(' ');
  const differs = words.findIndex((word, index) => others.some((other) => other.split(' ')[index] !== word));
  const beginning = words.slice(0, differs);
  while (beginning.length >= LEAST_WORDS && !isWhole(beginning.join(' '))) beginning.pop();
  return differs > 0 && beginning.length >= LEAST_WORDS
    ? `${beginning.join(' ').replace(/[:;,]$/, '')} …`
    : null;
}

/** Returns the end that most sentences share after different conditions, such as `Press “Continue”`. */
export function sharedEnd(sentences: readonly string[]): string | null {
  const [first = [], ...others] = [...sentences]
    .sort((one, other) => one.length - other.length)
    .map((sentence) => sentence.split(' '));
  const ends = others
    .map((other) => first.slice(first.findIndex((_, index) => isEnd(first.slice(index), other))))
    .filter((end) => end.length >= LEAST_WORDS && end.length < first.length && isWhole(end.join(' ')));
  const [end] = ends.sort((one, other) => one.length - other.length);
  const text = end?.join(' ') ?? '';
  return ends.length * 2 >= others.length && text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : null;
}

const isWhole = (text: string) =>
  [/[“«(]/g, /[”»)]/g]
    .map((mark) => text.match(mark)?.length ?? 0)
    .every((count, _, [first]) => count === first);

const isEnd = (end: readonly string[], sentence: readonly string[]): boolean =>
  sentence.slice(-end.length).join(' ') === end.join(' ');
