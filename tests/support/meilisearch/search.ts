import { filterOf, type StoredDocument } from './filter';
import { checkFields, isCount, isList, isOneOf, isText, Refusal, snake } from './refusal';
import type { IndexSettings } from './settings';

export type StoredIndex = {
  primaryKey: string | null;
  settings: IndexSettings;
  documents: Map<string, StoredDocument>;
};

type Query = {
  indexUid: string;
  q?: string;
  filter?: unknown;
  limit?: number;
  offset?: number;
  matchingStrategy?: 'all' | 'last';
  attributesToRetrieve?: string[];
  distinct?: string;
};

const CHECKS = {
  indexUid: isText,
  q: isText,
  filter: (value: unknown) => typeof value === 'string' || Array.isArray(value),
  limit: isCount,
  offset: isCount,
  matchingStrategy: isOneOf('all', 'last', 'frequency'),
  attributesToRetrieve: isList(isText),
  distinct: isText,
};

export function checkQuery(query: unknown): asserts query is Query {
  checkFields(query, CHECKS, { codeOf: (name) => `invalid_search_${snake(name)}`, required: ['indexUid'] });
}

/** Searches as documented: only the last word of a query may be the beginning of a word. */
export function search(index: StoredIndex, query: Query): StoredDocument[] {
  const { settings } = index;
  const { q = '', limit = 20, offset = 0, matchingStrategy = 'last', distinct, attributesToRetrieve } = query;
  const passes = filterOf(query.filter, settings.filterableAttributes);
  if (distinct !== undefined && !settings.filterableAttributes.includes(distinct))
    throw new Refusal('invalid_search_distinct', `Attribute \`${distinct}\` is not filterable.`);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = [...index.documents.values()]
    .filter(passes)
    .flatMap((document) => rankedHit(document, words, matchingStrategy, settings))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ document }) => document);
  const seen = new Set<unknown>();
  const distinctHits = ranked.filter((document) => {
    if (distinct === undefined) return true;
    const isNew = !seen.has(document[distinct]);
    seen.add(document[distinct]);
    return isNew;
  });
  return distinctHits
    .slice(0, settings.maxTotalHits)
    .slice(offset, offset + limit)
    .map((document) => shown(document, attributesToRetrieve ?? ['*'], settings.displayedAttributes));
}

const compare = (one: number[], other: number[]): number => {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
};

const shown = (document: StoredDocument, wanted: string[], displayed: string[]): StoredDocument =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) =>
      [wanted, displayed].every((names) => names.includes('*') || names.includes(name)),
    ),
  );

type Match = { attribute: number; isExact: boolean; typos: number };

function rankedHit(
  document: StoredDocument,
  words: string[],
  strategy: 'all' | 'last' | 'frequency',
  settings: IndexSettings,
): { document: StoredDocument; rank: number[] }[] {
  const found = words.map((word, place) => bestMatch(document, word, place === words.length - 1, settings));
  // With "last", words at the end may be missing.
  const missing = found.indexOf(null);
  if (missing >= 0 && (strategy === 'all' || missing === 0)) return [];
  const matches = found.slice(0, missing < 0 ? undefined : missing) as Match[];
  const sumOf = (value: (match: Match) => number) => matches.reduce((sum, match) => sum + value(match), 0);
  const rank = settings.rankingRules.map((rule) => {
    if (rule === 'words') return -matches.length;
    if (rule === 'typo') return sumOf(({ typos }) => typos);
    if (rule === 'attribute' || rule === 'attributeRank') return sumOf(({ attribute }) => attribute);
    if (rule === 'exactness') return -sumOf(({ isExact }) => Number(isExact));
    const [field, direction] = rule.split(':');
    if (direction === undefined) return 0;
    return Number(document[field ?? ''] ?? 0) * (direction === 'desc' ? -1 : 1);
  });
  return [{ document, rank }];
}

function bestMatch(
  document: StoredDocument,
  word: string,
  mayBeBeginning: boolean,
  { searchableAttributes, toleratesTypos }: IndexSettings,
): Match | null {
  const attributes = searchableAttributes.includes('*') ? Object.keys(document) : searchableAttributes;
  const most = !toleratesTypos || word.length < 5 ? 0 : word.length < 9 ? 1 : 2;
  const matches = attributes.flatMap((name, attribute) =>
    wordsIn(document[name]).flatMap((known): Match[] => {
      if (known === word) return [{ attribute, isExact: true, typos: 0 }];
      if (mayBeBeginning && known.startsWith(word)) return [{ attribute, isExact: false, typos: 0 }];
      const typos = most === 0 ? 1 : distance(known, word);
      return typos <= most ? [{ attribute, isExact: false, typos }] : [];
    }),
  );
  const [best] = matches.sort(
    (one, other) =>
      one.typos - other.typos ||
      one.attribute - other.attribute ||
      Number(other.isExact) - Number(one.isExact),
  );
  return best ?? null;
}

const wordsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((text) =>
    typeof text === 'string'
      ? text
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean)
      : [],
  );

/** The number of letters to add, remove or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 1; index <= other.length; index += 1)
      next.push(
        Math.min(
          (row[index] ?? 0) + 1,
          (next[index - 1] ?? 0) + 1,
          (row[index - 1] ?? 0) + (other[index - 1] === letter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
