import { describe, expect, it, vi } from 'vitest';
import {
  CATEGORY_LIFETIME,
  createBlockCache,
  FEATURED_LIFETIME,
} from '../../../src/features/catalogue/page/block-cache';

function cacheAt() {
  let now = 0;
  return { cache: createBlockCache(() => now), wait: (milliseconds: number) => (now += milliseconds) };
}

describe('the freshness of a block', () => {
  it.each([
    ['categories', CATEGORY_LIFETIME, 300_000],
    ['featured blocks', FEATURED_LIFETIME, 30_000],
  ])('%s are asked for again only after their time [CAT-01]', (_, lifetime, stale) => {
    const { cache, wait } = cacheAt();
    const load = vi.fn(() => Promise.resolve('answer'));
    const first = cache.read('block', lifetime, load);
    wait(stale);
    expect(cache.read('block', lifetime, load)).toBe(first);
    wait(1);
    expect(cache.read('block', lifetime, load)).not.toBe(first);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure: the next reading asks again [CAT-04]', async () => {
    const { cache } = cacheAt();
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('answer');
    await expect(cache.read('block', CATEGORY_LIFETIME, load)).rejects.toThrow('offline');
    await expect(cache.read('block', CATEGORY_LIFETIME, load)).resolves.toBe('answer');
  });

  it('keeps one block apart from another [CAT-04]', () => {
    const { cache } = cacheAt();
    const one = cache.read('one', CATEGORY_LIFETIME, () => Promise.resolve(1));
    expect(cache.read('two', CATEGORY_LIFETIME, () => Promise.resolve(2))).not.toBe(one);
  });
});
