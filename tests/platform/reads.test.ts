import { describe, expect, it, vi } from 'vitest';
import { CATEGORY_LIFETIME, createReads, FAILURE_SHOWN, FEATURED_LIFETIME } from '../../src/platform/reads';

function readsAt() {
  let now = 0;
  return { reads: createReads(() => now), wait: (milliseconds: number) => (now += milliseconds) };
}

describe('the lifetime of cached reads', () => {
  it.each([
    ['categories', CATEGORY_LIFETIME, 300_000, 300_000],
    ['featured blocks', FEATURED_LIFETIME, 30_000, 60_000],
  ])(
    'ends for %s after their lifetime, and then they are requested again [CAT-01, CONST-09]',
    (_, lifetime, stale, keep) => {
      const { reads, wait } = readsAt();
      const load = vi.fn(() => Promise.resolve('answer'));
      const first = reads.read('block', lifetime, load);
      wait(stale);
      expect(reads.read('block', lifetime, load)).toBe(first);
      wait(1);
      expect(reads.read('block', lifetime, load)).not.toBe(first);
      expect(load).toHaveBeenCalledTimes(2);

      // A response can be too old for one reader and fresh enough for another.
      const patient = { stale: Number.POSITIVE_INFINITY, keep: Number.POSITIVE_INFINITY };
      const stored = reads.read('block', lifetime, load);
      wait(keep - 1);
      reads.read('another', patient, load);
      expect(reads.read('block', patient, load)).toBe(stored);
      wait(2);
      reads.read('a third', patient, load);
      expect(reads.read('block', patient, load)).not.toBe(stored);
    },
  );

  it('excludes failures, so that the next read requests only the failed part again [CAT-04, NFR-09]', async () => {
    const { reads } = readsAt();
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('answer');
    const neighbour = vi.fn(() => Promise.resolve('the neighbour'));
    const failed = reads.read('block', CATEGORY_LIFETIME, load);
    const beside = reads.read('neighbour', CATEGORY_LIFETIME, neighbour);
    await expect(failed.promise).rejects.toThrow('offline');
    const again = reads.read('block', CATEGORY_LIFETIME, load);
    await expect(again.promise).resolves.toBe('answer');
    expect(again.key).not.toBe(failed.key);
    expect(reads.read('neighbour', CATEGORY_LIFETIME, neighbour)).toBe(beside);
    expect(neighbour).toHaveBeenCalledTimes(1);
  });

  it('is short for a failure, so that a component that renders again receives the same failure [NFR-09]', async () => {
    const { reads, wait } = readsAt();
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const lifetime = { ...CATEGORY_LIFETIME, failed: FAILURE_SHOWN };
    const ask = () => reads.read('block', lifetime, load);
    const failed = ask();
    await expect(failed.promise).rejects.toThrow('offline');
    wait(FAILURE_SHOWN - 1);
    expect(ask()).toBe(failed);
    wait(1);
    const second = ask();
    expect(second).not.toBe(failed);
    await expect(second.promise).rejects.toThrow('offline');
    reads.forgetFailures();
    expect(ask()).not.toBe(second);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is counted separately for each read [CAT-04]', () => {
    const { reads } = readsAt();
    const one = reads.read('one', CATEGORY_LIFETIME, () => Promise.resolve(1));
    expect(reads.read('two', CATEGORY_LIFETIME, () => Promise.resolve(2))).not.toBe(one);
  });

  it('can be ended for all reads, or for those with a given prefix', () => {
    const { reads } = readsAt();
    const ask = (name: string) => reads.read(name, CATEGORY_LIFETIME, () => Promise.resolve(name));
    const [own, other] = [ask('own|1'), ask('other|1')];
    reads.forget('own');
    expect(ask('own|1')).not.toBe(own);
    expect(ask('other|1')).toBe(other);
    reads.forget();
    expect(ask('other|1')).not.toBe(other);
  });
});

describe('the cached pages of a list', () => {
  const page = (...ids: number[]) => ({ entries: ids.map((id) => ({ id })), total: 5 });

  it('are joined to one list with a total [CAT-10]', () => {
    const { lists } = createReads();
    lists.append('list', 1, page(1, 2));
    expect(lists.append('list', 2, page(3, 4))).toEqual({ pages: 2, shown: 4, total: 5 });
    expect(lists.entries<{ id: number }>('list').map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('are replaced when the first page is loaded again [CAT-10]', () => {
    const { lists } = createReads();
    lists.append('list', 1, page(1, 2));
    expect(lists.append('list', 1, page(9))).toEqual({ pages: 1, shown: 1, total: 5 });
  });

  it('are kept for a return with Back for a limited time [NAV-30]', () => {
    const { reads, wait } = readsAt();
    reads.lists.append('list', 1, page(1));
    wait(300_000);
    expect(reads.lists.progress('list')).toEqual({ pages: 1, shown: 1, total: 5 });
    wait(1);
    expect(reads.lists.progress('list')).toBeNull();
  });

  it('stay on the page when they are invalidated, and are requested again by the next visit [X-15]', () => {
    const { lists } = createReads();
    const hear = vi.fn();
    lists.append('list', 1, page(1, 2));
    const leave = lists.onForgotten(hear);
    lists.forget();
    expect(hear).toHaveBeenCalledTimes(1);
    expect(lists.entries('list')).toHaveLength(2);
    expect(lists.progress('list')).toBeNull();
    leave();
    lists.forget();
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('are requested once when prefetched, and the result is used once [NFR-07]', async () => {
    const { lists } = createReads();
    const load = vi.fn(async () => page(1));
    lists.begin('list', load);
    expect(lists.takeBegun('another')).toBeNull();
    await expect(lists.takeBegun('list')).resolves.toEqual(page(1));
    expect(lists.takeBegun('list')).toBeNull();
    lists.append('list', 1, page(1));
    lists.begin('list', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are requested again when the prefetched ones are outdated, and a failure reaches the reader [X-15]', async () => {
    const { lists } = createReads();
    lists.begin('list', async () => page(1));
    lists.forget();
    expect(lists.takeBegun('list')).toBeNull();
    lists.begin('list', () => Promise.reject(new Error('no network')));
    await expect(lists.takeBegun('list')).rejects.toThrow('no network');
  });

  it('are removed from the cache with the oldest first [NAV-30]', () => {
    const { lists } = createReads();
    for (let list = 0; list < 30; list += 1) lists.append(`list-${list}`, 1, page(1));
    expect(lists.progress('list-0')).toBeNull();
    expect(lists.progress('list-29')).not.toBeNull();
  });
});
