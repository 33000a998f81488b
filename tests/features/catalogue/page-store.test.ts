import { expect, it } from 'vitest';
import { createPageStore } from '../../../src/features/catalogue/browse/page-store';

const page = (...ids: number[]) => ({ entries: ids.map((id) => ({ id })), total: 5 });

it('joins the pages of a list and counts them [CAT-10]', () => {
  const store = createPageStore();
  store.append('list', 1, page(1, 2));
  expect(store.append('list', 2, page(3, 4))).toEqual({ pages: 2, shown: 4, total: 5 });
  expect(store.entries<{ id: number }>('list').map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('starts a list anew with its first page [CAT-10]', () => {
  const store = createPageStore();
  store.append('list', 1, page(1, 2));
  expect(store.append('list', 1, page(9))).toEqual({ pages: 1, shown: 1, total: 5 });
});

it('holds a list for Back, but not for ever [NAV-30]', () => {
  let now = 0;
  const store = createPageStore(() => now);
  store.append('list', 1, page(1));
  now = 300_000;
  expect(store.progress('list')).toEqual({ pages: 1, shown: 1, total: 5 });
  now = 300_001;
  expect(store.progress('list')).toBeNull();
});

it('forgets the lists of long ago first [NAV-30]', () => {
  const store = createPageStore();
  for (let list = 0; list < 30; list += 1) store.append(`list-${list}`, 1, page(1));
  expect(store.progress('list-0')).toBeNull();
  expect(store.progress('list-29')).not.toBeNull();
});
