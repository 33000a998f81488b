import { searchWords } from '../../../domain/search-text';
import type { Queryable } from '../../db/database';
import { type Values, values } from '../shared/sql';

/** The maximum number of searched words. More words make the search slower but not better. */
const MAX_WORDS = 6;
/**
 * The maximum length of a searched word. Longer words exceed a limit of PostgreSQL, and no word of the
 * catalogue is that long.
 */
const MAX_LETTERS = 60;

/** The maximum number of matches that a search ranks. */
export const MAX_CANDIDATES = 200;

export const wordsOf = (text: string): string[] =>
  searchWords(text)
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, MAX_LETTERS).join(''));

/**
 * Returns an SQL condition: every searched word is a prefix of a word of the row. The words contain only
 * letters and digits, so they need no escaping.
 */
const matches = (alias: string, words: string[], list: Values): string =>
  words.length > 0 ? `${alias}.search_words @@ ${list.add(prefixQuery(words))}::tsquery` : 'false';

const prefixQuery = (words: string[]): string => words.map((word) => `${word}:*`).join(' & ');

/** How a statement finds the rows of a search. */
export type Matching = {
  /** Returns the SQL condition for the rows. */
  condition(alias: string, list: Values): string;
  /** Returns SQL that puts the best candidates first, before the list is cut. Empty: any order. */
  bestFirst(alias: string, list: Values): string;
};

/** The words of a search, and how a statement finds their rows. */
export type WordSearch = { words: string[]; matching: Matching };

/** PostgreSQL finds the rows by their words. */
export const byWords = (words: string[]): Matching => ({
  condition: (alias, list) => matches(alias, words, list),
  bestFirst: () => '',
});

/** A search engine has found the rows, best first. */
export const byIds = (ids: number[]): Matching => ({
  condition: (alias, list) => `${alias}.id = any(${list.add(ids)}::int[])`,
  bestFirst: (alias, list) => `order by array_position(${list.add(ids)}::int[], ${alias}.id)`,
});

/** Returns the SQL order of search results: names before tags and stores, whole words before prefixes. */
export function matchRank(alias: string, words: string[], list: Values): string {
  const text = `${alias}.search_text`;
  const begun = list.add(words.map((word) => `% ${word}%`));
  const whole = list.add(words.map((word) => `% ${word} %`));
  const names = `split_part(${text}, '|', 1)`;
  return `(${names} like all(${begun}::text[])) desc, (${text} like all(${whole}::text[])) desc`;
}

/**
 * Suggests existing words for a search without results. Uses trigrams and prefers common words. Also swaps
 * neighbouring letters, which trigrams miss in short words. `null`: no suggestion.
 */
export async function nearestWords(
  database: Queryable,
  words: string[],
  moduleId: number | null,
): Promise<string[] | null> {
  if (words.length === 0) return null;
  const list = values();
  const drafts = words.map((word, index) => ({ index, word, swaps: swapsOf(word) }));
  const wanted = list.add(JSON.stringify(drafts));
  const known = `from known_words known where ${moduleId === null ? 'true' : `known.module_id = ${list.add(moduleId)}`}`;
  const rows = await database.query<{ word: string | null }>(
    `select coalesce(
      (select known.word ${known} and known.word like draft.word || '%' order by known.word limit 1),
      (select known.word ${known} and known.word = any(array(select jsonb_array_elements_text(draft.swaps)))
        order by known.uses desc, known.word limit 1),
      (select known.word ${known} and known.word % draft.word
        order by similarity(known.word, draft.word) * (1 + ln(known.uses) / 10) desc, known.word limit 1)
    ) as word
    from jsonb_to_recordset(${wanted}::jsonb) as draft(index int, word text, swaps jsonb)
    order by draft.index`,
    list.list,
  );
  const found = rows.map(({ word }, index) => knownOrNearest(words[index] ?? '', word));
  return found.every((word) => word !== null) && found.join(' ') !== words.join(' ') ? found : null;
}

/**
 * Returns the word to search for. A word that is a prefix of a known word is not a typo, so it stays as
 * typed.
 */
const knownOrNearest = (word: string, known: string | null): string | null =>
  known?.startsWith(word) ? word : known;

const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
