import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Page } from './page';

type Kept<P> = { page: P; madeAt: number };
type Making<P> = { page: Promise<P | null>; startedAt: number };

/** Milliseconds until a cached page is stale. */
export const FRESH_FOR = 30_000;
/** Milliseconds that a visitor waits for a new page while a stale one exists. */
export const STALE_AFTER = 1000;
/** Milliseconds until a failed page is tried again. */
const ASKED_AGAIN_AFTER = 2000;
const MOST_FAILURES = 1000;

/**
 * LRU cache of pages, bounded by bytes. One request makes a page; the others wait for it. Keys are canonical: a
 * caller must not be able to invent another key for an existing page.
 */
export class PageCache<P extends Page> {
  readonly #pages: LRUCache<string, Kept<P>>;
  readonly #making = new Map<string, Making<P>>();
  readonly #failed = new LRUCache<string, number>({ max: MOST_FAILURES });

  constructor(mostBytes: number) {
    this.#pages = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get count(): number {
    return this.#pages.size;
  }

  /** The page if it is younger than `FRESH_FOR`. */
  fresh(key: string): P | null {
    const cached = this.#pages.get(key);
    return cached !== undefined && performance.now() - cached.madeAt < FRESH_FOR ? cached.page : null;
  }

  /** The page, fresh or stale. */
  last(key: string): P | null {
    return this.#pages.peek(key)?.page ?? null;
  }

  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  /**
   * Waits at most `patience`, or `STALE_AFTER` if there is a stale page. Then returns the stale page or `null`. A
   * page that finishes later is still cached.
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
