import type { ListingProgress } from '../../../../machines/catalogue/listing.types';
import type { Page } from '../../../api/catalogue-mapping';

type StoredList = { entries: unknown[]; meant: string | null; progress: ListingProgress; storedAt: number };

/** The pages of the lists that were shown lately, so that Back finds them as they were [NAV-30]. */
export type PageStore = {
  progress(key: string): ListingProgress | null;
  entries<T>(key: string): T[];
  /** The word that was searched instead of a mistyped one [CAT-09]. */
  meant(key: string): string | null;
  append(key: string, pageNumber: number, page: Page<unknown>): ListingProgress;
};

const KEEP_LISTS = 24;
const KEEP_FOR = 300_000;

export function createPageStore(now: () => number = () => performance.now()): PageStore {
  const lists = new Map<string, StoredList>();
  const fresh = (key: string): StoredList | null => {
    const list = lists.get(key);
    if (list && now() - list.storedAt <= KEEP_FOR) return list;
    lists.delete(key);
    return null;
  };
  const dropOldest = () => {
    const [oldest] = lists.keys();
    if (lists.size > KEEP_LISTS && oldest !== undefined) lists.delete(oldest);
  };
  return {
    progress: (key) => fresh(key)?.progress ?? null,
    entries: <T>(key: string) => (lists.get(key)?.entries ?? []) as T[],
    meant: (key) => lists.get(key)?.meant ?? null,
    append: (key, pageNumber, { entries, total, meant = null }) => {
      const known = pageNumber === 1 ? [] : (lists.get(key)?.entries ?? []);
      const all = [...known, ...entries];
      const progress = { pages: pageNumber, shown: all.length, total };
      lists.delete(key);
      lists.set(key, { entries: all, meant, progress, storedAt: now() });
      dropOldest();
      return progress;
    },
  };
}

const stores = new WeakMap<object, PageStore>();

/** One page store for each connection to a server. */
export function pageStoreOf(api: object): PageStore {
  const store = stores.get(api) ?? createPageStore();
  stores.set(api, store);
  return store;
}
