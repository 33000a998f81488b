import { searchWords } from '../../../domain/search-text';
import type { Queryable } from '../../db/database';
import { type Values, values } from '../shared/sql';

/** More words only cost time: nobody names a thing with ten words. */
const MOST_WORDS = 6;
/** The database takes no longer ones, and no word of the catalogue has as many letters. */
const MOST_LETTERS = 60;

/** The best of these are shown. However many entries match, a search looks at no more of them. */
export const MOST_CANDIDATES = 200;

export const wordsOf = (text: string): string[] =>
  searchWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, MOST_LETTERS).join(''));

/** Every word must begin a word of `alias`, in any order. Words hold letters and digits only: nothing to escape. */
export const matches = (alias: string, words: string[], list: Values): string =>
  words.length > 0 ? `${alias}.search_words @@ ${list.add(prefixQuery(words))}::tsquery` : 'false';

const prefixQuery = (words: string[]): string => words.map((word) => `${word}:*`).join(' & ');

/** Names before tags and stores, whole words before beginnings of words, the popular first. */
export function matchRank(alias: string, words: string[], list: Values): string {
  const text = `${alias}.search_text`;
  const begun = list.add(words.map((word) => `% ${word}%`));
  const whole = list.add(words.map((word) => `% ${word} %`));
  const names = `split_part(${text}, '|', 1)`;
  return `(${names} like all(${begun}::text[])) desc, (${text} like all(${whole}::text[])) desc`;
}

/**
 * The nearest words of a module that exist, for a search that found nothing; null when there are none nearer.
 * Compares by trigrams, a common word before a rare one of the same likeness, and finds two swapped letters of a
 * short word, which trigrams do not.
 */
export async function nearestWords(
  database: Queryable,
  words: string[],
  moduleId: number | null,
): Promise<string[] | null> {
  if (words.length === 0) return null;
  const list = values();
  const wishes = words.map((word, index) => ({ index, word, swaps: swapsOf(word) }));
  const wanted = list.add(JSON.stringify(wishes));
  const known = `from known_words known where ${moduleId === null ? 'true' : `known.module_id = ${list.add(moduleId)}`}`;
  const rows = await database.query<{ word: string | null }>(
    `select coalesce(
      (select known.word ${known} and known.word like wish.word || '%' order by known.word limit 1),
      (select known.word ${known} and known.word = any(array(select jsonb_array_elements_text(wish.swaps)))
        order by known.uses desc, known.word limit 1),
      (select known.word ${known} and known.word % wish.word
        order by similarity(known.word, wish.word) * (1 + ln(known.uses) / 10) desc, known.word limit 1)
    ) as word
    from jsonb_to_recordset(${wanted}::jsonb) as wish(index int, word text, swaps jsonb)
    order by wish.index`,
    list.list,
  );
  const found = rows.map(({ word }, index) => keptOrNearest(words[index] ?? '', word));
  return found.every((word) => word !== null) && found.join(' ') !== words.join(' ') ? found : null;
}

/** A word that begins a known one is not misspelt. */
const keptOrNearest = (word: string, known: string | null): string | null =>
  known?.startsWith(word) ? word : known;

const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
