import { searchWords } from '../../../domain/search-text';
import type { Queryable } from '../../db/database';
import { type Values, values } from '../shared/sql';

/** Further words would slow the search without better results. */
const MOST_WORDS = 6;
/** PostgreSQL's limit for words; no catalogue word is longer. */
const MOST_LETTERS = 60;

/** A search ranks at most this many matches. */
export const MOST_CANDIDATES = 200;

export const wordsOf = (text: string): string[] =>
  searchWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, MOST_LETTERS).join(''));

/**
 * Every word must be a prefix of a word in `alias`. Words contain only letters and digits, so nothing needs
 * escaping.
 */
export const matches = (alias: string, words: string[], list: Values): string =>
  words.length > 0 ? `${alias}.search_words @@ ${list.add(prefixQuery(words))}::tsquery` : 'false';

const prefixQuery = (words: string[]): string => words.map((word) => `${word}:*`).join(' & ');

/** Names before tags and stores, whole words before prefixes, popular first. */
export function matchRank(alias: string, words: string[], list: Values): string {
  const text = `${alias}.search_text`;
  const begun = list.add(words.map((word) => `% ${word}%`));
  const whole = list.add(words.map((word) => `% ${word} %`));
  const names = `split_part(${text}, '|', 1)`;
  return `(${names} like all(${begun}::text[])) desc, (${text} like all(${whole}::text[])) desc`;
}

/**
 * The closest existing words for a search without results; `null`: none closer. Uses trigrams, prefers common
 * words, and handles two swapped letters in short words, which trigrams miss.
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
  const found = rows.map(({ word }, index) => keptOrNearest(words[index] ?? '', word));
  return found.every((word) => word !== null) && found.join(' ') !== words.join(' ') ? found : null;
}

/** Keeps a word that is a prefix of a known word: it is no typo. */
const keptOrNearest = (word: string, known: string | null): string | null =>
  known?.startsWith(word) ? word : known;

const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
