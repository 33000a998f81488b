/** The kinds of rows that customers search for. Each has a separate index. */
export const KINDS = ['items', 'stores', 'vehicles'] as const;
export type Kind = (typeof KINDS)[number];

/** A search for the ids of rows in which every word is the beginning of a word. */
export type Question = {
  kind: Kind;
  /** Normalised words, which contain only letters and digits. */
  words: readonly string[];
  /** Conditions of which all must hold. */
  filter: readonly Condition[];
  /** The maximum number of ids, best first. */
  most: number;
  /** Returns the ids of the stores that sell the found items, each once. */
  ofStores?: boolean;
};

/** A field of a document, and the values of which it must have one. */
export type Condition = readonly [field: FilterField, values: readonly number[] | true | false];

/** The fields by which the engine filters. Every other filter is applied by PostgreSQL afterwards. */
export const FILTER_FIELDS = [
  'module',
  'zones',
  'store',
  'provider',
  'categories',
  'brand',
  'veg',
  'halal',
  'organic',
  'recommended',
] as const;
type FilterField = (typeof FILTER_FIELDS)[number];

/** A row as the engine stores it. A field that the kind does not have is missing. */
export type SearchDocument = {
  id: number;
  /** The names in both languages, then all other words: tags, category, store. */
  names: string;
  others: string;
  /** Each word once, for words of which only the beginning was typed. */
  words: string[];
  popularity: number;
} & Partial<Record<FilterField, number | boolean | number[] | null>>;

/** The operations of a search engine that the shop uses. */
export type SearchEngine = {
  /** Returns the ids for each question, best first. Throws if that takes more than these milliseconds. */
  find(questions: readonly Question[], patience: number): Promise<number[][]>;
  /** Adds or replaces documents. Resolves when a search finds them. */
  put(kind: Kind, documents: readonly SearchDocument[]): Promise<void>;
  /** Removes documents. Missing ones are not an error. */
  remove(kind: Kind, ids: readonly number[]): Promise<void>;
  /** Creates a new, empty set of indexes. Searches still use the old one. */
  beginIndex(): Promise<NewIndex>;
};

type NewIndex = {
  put(kind: Kind, documents: readonly SearchDocument[]): Promise<void>;
  /** Replaces the old indexes by the new ones, all at once. */
  finish(): Promise<void>;
};

/** Thrown if the engine answers, but has no index. */
export class IndexMissing extends Error {
  override readonly name = 'IndexMissing';
}

/** Answers searches of requests. */
export type Search = {
  /** Returns the ids for each question. `null`: no engine can answer, so PostgreSQL has to. */
  find(questions: readonly Question[]): Promise<number[][] | null>;
};

/** No search engine: PostgreSQL answers. */
export const NO_ENGINE: Search = { find: async () => null };

declare module '../../http/request-context' {
  interface RequestContext {
    search: Search;
  }
}
