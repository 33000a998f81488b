import type { ListingProgress } from '../../machines/catalogue/listing.types';
import type { Page } from '../api/catalogue-mapping';

/** How long an answer is fresh, and how long it is kept at all. */
export type Lifetime = { stale: number; keep: number };

export const CATEGORY_LIFETIME: Lifetime = { stale: 300_000, keep: 300_000 };
export const FEATURED_LIFETIME: Lifetime = { stale: 30_000, keep: 60_000 };
/** What does not change while somebody is here. */
export const VISIT_LIFETIME: Lifetime = { stale: Number.POSITIVE_INFINITY, keep: Number.POSITIVE_INFINITY };

/** One answer of the server; another key is another question, or the same asked again. */
export type BlockData<T> = { key: string; promise: Promise<T> };

/** What the server answered, in one place: loaders and the parts that no address names ask through it. */
export type Reads = {
  /** The same answer as long as it is fresh, so that coming back asks nothing [CAT-01]. A failure is not kept. */
  read<T>(name: string, lifetime: Lifetime, load: () => Promise<T>): BlockData<T>;
  /** The next reading of these asks again: all whose name begins so. */
  forget(beginning?: string): void;
  /** What a flow was told beside what it needs itself. */
  keep(name: string, value: unknown): void;
  kept<T>(name: string): T | null;
  lists: Lists;
};

/** The pages of the lists that were shown lately, so that Back finds them as they were [NAV-30]. */
export type Lists = {
  progress(key: string): ListingProgress | null;
  entries<T>(key: string): T[];
  /** The word that was searched instead of a mistyped one [CAT-09]. */
  meant(key: string): string | null;
  append(key: string, pageNumber: number, page: Page<unknown>): ListingProgress;
  /** Asks for the first page of a list while its page is still being opened; what is known already is not asked. */
  begin(key: string, load: () => Promise<Page<unknown>>): void;
  /** The answer to that, for the list that has come to be shown, once. */
  takeBegun(key: string): Promise<Page<unknown>> | null;
  /** Reads so many pages anew and puts them in the place of the old, all at once. */
  renew(key: string, pages: number, load: (page: number) => Promise<Page<unknown>>): Promise<ListingProgress>;
  /** The next visit asks again; what stands on a page stays there until it is read anew. */
  forget(): void;
  /** Tells a list on the page that it is old. */
  onForgotten(hear: () => void): () => void;
};

type Answer = { data: BlockData<unknown>; askedAt: number; keep: number };
type StoredList = { entries: unknown[]; meant: string | null; progress: ListingProgress; storedAt: number };

const NOTHING_READ: ListingProgress = { pages: 0, shown: 0, total: 0 };
const KEEP_LISTS = 24;
const KEEP_LIST_FOR = 300_000;

/** Made with the shop. Every answer has its own freshness, fails alone and is asked for again alone. */
export function createReads(now: () => number = () => performance.now()): Reads {
  const answers = new Map<string, Answer>();
  const values = new Map<string, unknown>();
  let asked = 0;
  const sweep = () => {
    for (const [name, { askedAt, keep }] of answers) if (now() - askedAt > keep) answers.delete(name);
  };
  return {
    read: <T>(name: string, { stale, keep }: Lifetime, load: () => Promise<T>): BlockData<T> => {
      const known = answers.get(name);
      if (known && now() - known.askedAt <= stale) return known.data as BlockData<T>;
      sweep();
      asked += 1;
      const data: BlockData<T> = { key: `${name} ${asked}`, promise: load() };
      const answer: Answer = { data, askedAt: now(), keep };
      answers.set(name, answer);
      data.promise.catch(() => answers.get(name) === answer && answers.delete(name));
      return data;
    },
    forget: (beginning = '') => {
      for (const name of answers.keys()) if (name.startsWith(beginning)) answers.delete(name);
    },
    keep: (name, value) => void values.set(name, value),
    kept: <T>(name: string) => (values.get(name) ?? null) as T | null,
    lists: createLists(now),
  };
}

function createLists(now: () => number): Lists {
  const lists = new Map<string, StoredList>();
  const listeners = new Set<() => void>();
  let begun: { key: string; promise: Promise<Page<unknown>> } | null = null;
  const fresh = (key: string): StoredList | null => {
    const list = lists.get(key);
    return list && now() - list.storedAt <= KEEP_LIST_FOR ? list : null;
  };
  const dropOldest = () => {
    const [oldest] = lists.keys();
    if (lists.size > KEEP_LISTS && oldest !== undefined) lists.delete(oldest);
  };
  const append = (key: string, pageNumber: number, { entries, total, meant }: Page<unknown>) => {
    const known = pageNumber === 1 ? [] : (lists.get(key)?.entries ?? []);
    const all = [...known, ...entries];
    const progress = { pages: pageNumber, shown: all.length, total };
    lists.delete(key);
    lists.set(key, { entries: all, meant: meant ?? null, progress, storedAt: now() });
    dropOldest();
    return progress;
  };
  return {
    progress: (key) => fresh(key)?.progress ?? null,
    entries: <T>(key: string) => (lists.get(key)?.entries ?? []) as T[],
    meant: (key) => lists.get(key)?.meant ?? null,
    append,
    begin: (key, load) => {
      if (fresh(key)) return;
      const promise = load();
      // Whoever takes it hears of the failure; nobody else has to.
      promise.catch(() => undefined);
      begun = { key, promise };
    },
    takeBegun: (key) => {
      if (begun?.key !== key) return null;
      const { promise } = begun;
      begun = null;
      return promise;
    },
    renew: async (key, pages, load) => {
      const read = await Promise.all(Array.from({ length: pages }, (_, index) => load(index + 1)));
      return read.reduce((_, page, index) => append(key, index + 1, page), NOTHING_READ);
    },
    forget: () => {
      begun = null;
      for (const list of lists.values()) list.storedAt = Number.NEGATIVE_INFINITY;
      for (const hear of listeners) hear();
    },
    onForgotten: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
