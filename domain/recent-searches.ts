const MAX_STORED = 8;
const LONGEST = 80;

/**
 * Adds a search to the front of the list. Of several spellings of one search, only the newest is kept
 * [CAT-09].
 */
export function withSearch(recent: readonly string[], words: string): string[] {
  const clean = words.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (clean === '') return [...recent];
  const others = recent.filter((known) => known.toLocaleLowerCase() !== clean.toLocaleLowerCase());
  return [clean, ...others].slice(0, MAX_STORED);
}
