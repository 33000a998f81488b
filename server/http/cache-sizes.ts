/** Reads the size in bytes of each cache of this process, by name. Caches add themselves. */
export type CacheSizes = Map<string, () => number>;
