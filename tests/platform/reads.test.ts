import { describe, expect, it, vi } from 'vitest';
import { CATEGORY_LIFETIME, createReads, FEATURED_LIFETIME } from '../../src/platform/reads';

function readsAt() {
  let now = 0;
  return { reads: createReads(() => now), wait: (milliseconds: number) => (now += milliseconds) };
}

describe('the freshness of an answer', () => {
  it.each([
    ['categories', CATEGORY_LIFETIME, 300_000],
    ['featured blocks', FEATURED_LIFETIME, 30_000],
  ])('%s are asked for again only after their time [CAT-01, CONST-09]', (_, lifetime, stale) => {
    const { reads, wait } = readsAt();
    const load = vi.fn(() => Promise.resolve('answer'));
    const first = reads.read('block', lifetime, load);
    wait(stale);
    expect(reads.read('block', lifetime, load)).toBe(first);
    wait(1);
    expect(reads.read('block', lifetime, load)).not.toBe(first);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure: the next reading asks for it again, and for nothing else [CAT-04, NFR-09]', async () => {
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

  it('keeps one answer apart from another [CAT-04]', () => {
    const { reads } = readsAt();
    const one = reads.read('one', CATEGORY_LIFETIME, () => Promise.resolve(1));
    expect(reads.read('two', CATEGORY_LIFETIME, () => Promise.resolve(2))).not.toBe(one);
  });

  it('forgets those whose name begins so, or all', () => {
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

describe('the pages of a list', () => {
  const page = (...ids: number[]) => ({ entries: ids.map((id) => ({ id })), total: 5 });

  it('are joined and counted [CAT-10]', () => {
    const { lists } = createReads();
    lists.append('list', 1, page(1, 2));
    expect(lists.append('list', 2, page(3, 4))).toEqual({ pages: 2, shown: 4, total: 5 });
    expect(lists.entries<{ id: number }>('list').map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('start anew with the first [CAT-10]', () => {
    const { lists } = createReads();
    lists.append('list', 1, page(1, 2));
    expect(lists.append('list', 1, page(9))).toEqual({ pages: 1, shown: 1, total: 5 });
  });

  it('are held for Back, but not for ever [NAV-30]', () => {
    const { reads, wait } = readsAt();
    reads.lists.append('list', 1, page(1));
    wait(300_000);
    expect(reads.lists.progress('list')).toEqual({ pages: 1, shown: 1, total: 5 });
    wait(1);
    expect(reads.lists.progress('list')).toBeNull();
  });

  it('that are forgotten stay where they are shown, and are told so; a new visit asks again [X-15]', () => {
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

  it('that are begun before they are shown are asked once, and answer once [NFR-07]', async () => {
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

  it('that are begun are asked anew where the answers are old meanwhile, and fail for who takes them [X-15]', async () => {
    const { lists } = createReads();
    lists.begin('list', async () => page(1));
    lists.forget();
    expect(lists.takeBegun('list')).toBeNull();
    lists.begin('list', () => Promise.reject(new Error('no network')));
    await expect(lists.takeBegun('list')).rejects.toThrow('no network');
  });

  it('of long ago are forgotten first [NAV-30]', () => {
    const { lists } = createReads();
    for (let list = 0; list < 30; list += 1) lists.append(`list-${list}`, 1, page(1));
    expect(lists.progress('list-0')).toBeNull();
    expect(lists.progress('list-29')).not.toBeNull();
  });
});
