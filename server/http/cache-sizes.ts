/**
 * Functions that return the size in bytes of each cache of this process, by name. Caches register themselves.
 */
export type CacheSizes = Map<string, () => number>;
