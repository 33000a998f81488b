import type { ListingProgress } from '../../machines/catalogue/listing.types';
import type { Page } from '../api/catalogue-mapping';

/**
 * Times in milliseconds. `stale`: how long a response counts as fresh. `keep`: how long it stays cached.
 * `failed`: how long a failure is returned again, for components that read during rendering. React re-renders
 * them when their promise settles. A new request each time would suspend them without end.
 */
export type Lifetime = { stale: number; keep: number; failed?: number };

/** How long a failure is cached, in milliseconds. Longer than React takes to render it. */
export const FAILURE_SHOWN = 3000;

export const CATEGORY_LIFETIME: Lifetime = { stale: 300_000, keep: 300_000 };
export const FEATURED_LIFETIME: Lifetime = { stale: 30_000, keep: 60_000 };
/** The lifetime of data that does not change during a visit. */
export const VISIT_LIFETIME: Lifetime = { stale: Number.POSITIVE_INFINITY, keep: Number.POSITIVE_INFINITY };

/** Data of a part of a page. A new key means another request, or a repeated one. */
export type BlockData<T> = { key: string; promise: Promise<T> };

/** The cache of server responses, for loaders and for components outside routes. */
export type Reads = {
  /**
   * Returns a fresh cached response, or loads one. Going back therefore sends no request [CAT-01]. Failures
   * are cached only for `failed` milliseconds.
   */
  read<T>(name: string, lifetime: Lifetime, load: () => Promise<T>): BlockData<T>;
  /** Marks all cached responses whose name has this prefix as outdated. */
  forget(beginning?: string): void;
  /** Removes cached failures. The next read of a failed name sends a request. */
  forgetFailures(): void;
  /** Caches data that the response to another request contained. */
  keep(name: string, value: unknown): void;
  kept<T>(name: string): T | null;
  lists: Lists;
};

/** Recently shown pages of lists, so that Back restores them [NAV-30]. */
export type Lists = {
  progress(key: string): ListingProgress | null;
  entries<T>(key: string): T[];
  /** Returns the corrected search word [CAT-09]. */
  meant(key: string): string | null;
  append(key: string, pageNumber: number, page: Page<unknown>): ListingProgress;
  /** Loads the first page of a list while its route loads, unless the page is cached. */
  begin(key: string, load: () => Promise<Page<unknown>>): void;
  /** Returns the page that `begin` has loaded. It can be taken once. */
  takeBegun(key: string): Promise<Page<unknown>> | null;
  /** Reloads these pages, then replaces them in one step. */
  renew(key: string, pages: number, load: (page: number) => Promise<Page<unknown>>): Promise<ListingProgress>;
  /** Marks all lists as outdated. A visible list stays until it has reloaded. */
  forget(): void;
  /** Calls the listener when all lists are marked as outdated. */
  onForgotten(listener: () => void): () => void;
};

type Answer = { data: BlockData<unknown>; askedAt: number; keep: number; failedAt: number | null };
type StoredList = { entries: unknown[]; meant: string | null; progress: ListingProgress; storedAt: number };

const NOTHING_READ: ListingProgress = { pages: 0, shown: 0, total: 0 };
const KEEP_LISTS = 24;
const KEEP_LIST_FOR = 300_000;

/** Creates the cache of responses, one per shop. Each response has its own lifetime, failure and retry. */
export function createReads(now: () => number = () => performance.now()): Reads {
  const answers = new Map<string, Answer>();
  const values = new Map<string, unknown>();
  let requested = 0;
  const sweep = () => {
    for (const [name, { askedAt, keep }] of answers) if (now() - askedAt > keep) answers.delete(name);
  };
  const isFresh = ({ askedAt, failedAt }: Answer, { stale, failed = 0 }: Lifetime) =>
    failedAt === null ? now() - askedAt <= stale : now() - failedAt < failed;
  return {
    read: <T>(name: string, lifetime: Lifetime, load: () => Promise<T>): BlockData<T> => {
      const known = answers.get(name);
      if (known && isFresh(known, lifetime)) return known.data as BlockData<T>;
      sweep();
      requested += 1;
      const data: BlockData<T> = { key: `${name} ${requested}`, promise: load() };
      const answer: Answer = { data, askedAt: now(), keep: lifetime.keep, failedAt: null };
      answers.set(name, answer);
      data.promise.catch(() => {
        answer.failedAt = now();
      });
      return data;
    },
    forget: (beginning = '') => {
      for (const name of answers.keys()) if (name.startsWith(beginning)) answers.delete(name);
    },
    forgetFailures: () => {
      for (const [name, { failedAt }] of answers) if (failedAt !== null) answers.delete(name);
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
      // The caller handles the failure. Without this line the browser would also report an unhandled
      // rejection.
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
      for (const listener of listeners) listener();
    },
    onForgotten: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
