import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Page } from './page';

type Kept<P> = { page: P; madeAt: number };
type Making<P> = { page: Promise<P | null>; startedAt: number };

/** Milliseconds until a cached page is stale. */
export const FRESH_FOR = 30_000;
/** Milliseconds that a visitor waits for a new page if there is a stale one. */
export const STALE_AFTER = 1000;
/** Milliseconds after which a page that failed is made again. */
const ASKED_AGAIN_AFTER = 2000;
const MAX_FAILURES = 1000;

/**
 * An LRU cache of pages, limited by bytes. If several requests need the same page, one makes it and the
 * others wait. Keys must be canonical, so that a client can't fill the cache with other keys for the same
 * page.
 */
export class PageCache<P extends Page> {
  readonly #pages: LRUCache<string, Kept<P>>;
  readonly #making = new Map<string, Making<P>>();
  readonly #failed = new LRUCache<string, number>({ max: MAX_FAILURES });

  constructor(mostBytes: number) {
    this.#pages = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get count(): number {
    return this.#pages.size;
  }

  /** Returns the cached page if it is younger than `FRESH_FOR`. */
  fresh(key: string): P | null {
    const cached = this.#pages.get(key);
    return cached !== undefined && performance.now() - cached.madeAt < FRESH_FOR ? cached.page : null;
  }

  /** Returns the cached page, fresh or stale. */
  last(key: string): P | null {
    return this.#pages.peek(key)?.page ?? null;
  }

  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  /**
   * Makes the page and waits at most `timeout`, or `STALE_AFTER` if there is a stale page. If that is not
   * enough, returns the stale page or `null`. A page that finishes later is still cached.
   */
  async get(key: string, make: () => Promise<P>, timeout: number): Promise<P | null> {
    const fresh = this.fresh(key);
    if (fresh !== null) return fresh;
    const last = this.last(key);
    const failedAt = this.#failed.get(key);
    if (failedAt !== undefined && performance.now() - failedAt < ASKED_AGAIN_AFTER) return last;
    const { page, startedAt } = this.#making.get(key) ?? this.#make(key, make);
    const left = startedAt + (last === null ? timeout : STALE_AFTER) - performance.now();
    return (await Promise.race([page, nothingAfter(Math.max(0, left))])) ?? last;
  }

  #make(key: string, make: () => Promise<P>): Making<P> {
    const page = make().then(
      (made) => {
        this.#pages.set(key, { page: made, madeAt: performance.now() });
        return made;
      },
      () => {
        this.#failed.set(key, performance.now());
        return null;
      },
    );
    const making = { page: page.finally(() => this.#making.delete(key)), startedAt: performance.now() };
    this.#making.set(key, making);
    return making;
  }
}

const sizeOf = ({ plain, br, gzip }: Page): number => plain.length + br.length + gzip.length;

const nothingAfter = (milliseconds: number): Promise<null> => pause(milliseconds, null, { ref: false });
