type Cached<T> = { answer: Promise<T>; cachedAt: number };

/** An LRU cache of at most `most` results. Concurrent requests for a key share one load. */
export class BoundedCache<T> {
  readonly #most: number;
  readonly #lifetime: number;
  readonly #kept = new Map<string, Cached<T>>();

  constructor(most: number, lifetime = Number.POSITIVE_INFINITY) {
    this.#most = most;
    this.#lifetime = lifetime;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Returns the cached result, or loads it. A failed load is not cached, so the next request tries again. */
  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const cached =
      known && performance.now() - known.cachedAt <= this.#lifetime
        ? known
        : { answer: load(), cachedAt: performance.now() };
    this.#kept.set(key, cached);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    cached.answer.catch(() => {
      if (this.#kept.get(key) === cached) this.#kept.delete(key);
    });
    return cached.answer;
  }
}
