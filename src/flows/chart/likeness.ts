const HIDDEN = '***';
/** Codes consist of words. Other strings are data. */
const WORD = /^[a-z]+([A-Z_][a-z]+)*$/;

/**
 * Counts the fields in which a recorded event contradicts a sample event. Only codes, flags and empty values
 * count. Ids, amounts, texts and hidden values always differ.
 */
export function contradictions(seen: unknown, sample: unknown): number {
  if (seen === undefined || sample === undefined || seen === HIDDEN || sample === HIDDEN) return 0;
  if (seen === null || sample === null) return seen === sample ? 0 : 1;
  if (typeof seen !== typeof sample || Array.isArray(seen) !== Array.isArray(sample)) return 1;
  if (Array.isArray(seen) && Array.isArray(sample))
    return (seen.length === 0) === (sample.length === 0) ? pairs(seen, sample) : 1;
  if (typeof seen === 'object') return pairs(seen, sample);
  if (typeof seen === 'boolean') return seen === sample ? 0 : 1;
  return typeof seen === 'string' && WORD.test(seen) && WORD.test(String(sample)) && seen !== sample ? 1 : 0;
}

const pairs = (seen: object, sample: unknown): number =>
  Object.entries(seen).reduce(
    (sum, [key, value]) => sum + contradictions(value, (sample as Readonly<Record<string, unknown>>)[key]),
    0,
  );
