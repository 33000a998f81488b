/** How long an answer is fresh, and how long it is kept at all. */
export type Lifetime = { stale: number; keep: number };

export const CATEGORY_LIFETIME: Lifetime = { stale: 300_000, keep: 300_000 };
export const FEATURED_LIFETIME: Lifetime = { stale: 30_000, keep: 60_000 };

type Entry = { promise: Promise<unknown>; askedAt: number; keep: number };

type BlockCache = {
  /** The same promise as long as it is fresh, so that coming back asks nothing [CAT-01]. A failure is not kept. */
  read<T>(key: string, lifetime: Lifetime, load: () => Promise<T>): Promise<T>;
  forget(key: string): void;
};

/** Every block of a page has its own freshness, fails alone and is tried again alone. */
export function createBlockCache(now: () => number = () => performance.now()): BlockCache {
  const entries = new Map<string, Entry>();
  const sweep = () => {
    for (const [key, { askedAt, keep }] of entries) if (now() - askedAt > keep) entries.delete(key);
  };
  return {
    read: <T>(key: string, { stale, keep }: Lifetime, load: () => Promise<T>): Promise<T> => {
      const known = entries.get(key);
      if (known && now() - known.askedAt <= stale) return known.promise as Promise<T>;
      sweep();
      const entry: Entry = { promise: load(), askedAt: now(), keep };
      entries.set(key, entry);
      entry.promise.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.promise as Promise<T>;
    },
    forget: (key) => void entries.delete(key),
  };
}

const caches = new WeakMap<object, BlockCache>();
const ownCaches = new WeakMap<object, BlockCache>();

/** One cache for each connection to a server. */
export const blockCacheOf = (api: object): BlockCache => cacheIn(caches, api);

/** What only the person who is signed in may see; gone with them. */
export const ownBlockCacheOf = (api: object): BlockCache => cacheIn(ownCaches, api);
export const forgetOwnBlocks = (api: object): void => void ownCaches.delete(api);

function cacheIn(map: WeakMap<object, BlockCache>, api: object): BlockCache {
  const cache = map.get(api) ?? createBlockCache();
  map.set(api, cache);
  return cache;
}
