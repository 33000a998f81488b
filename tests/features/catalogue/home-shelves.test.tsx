import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Item, Store } from '../../../domain/catalogue';
import { moduleMachine } from '../../../machines/location/module.machine';
import { UnitPrice } from '../../../src/features/catalogue/cards/unit-price';
import { dedupeRows } from '../../../src/features/catalogue/home/dedupe-rows';
import { homeBlocks } from '../../../src/features/catalogue/home/home-blocks';
import type { Reader } from '../../../src/features/catalogue/page/page-blocks';
import { RecentItems } from '../../../src/features/catalogue/recents/recent-items';
import { saveViewedItem, viewedIn } from '../../../src/features/catalogue/recents/viewed-items';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { createReads } from '../../../src/platform/reads';
import { items as terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { recordedApi } from '../../support/effects';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

beforeEach(() => localStorage.clear());

const item = (id: number, name = `Dish ${id}`): Item => ({ ...itemWith(terms['F-02']), id, name });
const shelf = <T,>(key: string, promise: Promise<T[]>) => ({ key, promise });
const goods = (key: string, ...ids: number[]) => shelf(key, Promise.resolve(ids.map((id) => item(id))));
const shops = (key: string, ...ids: number[]) =>
  shelf(key, Promise.resolve(ids.map((id) => ({ id }) as Store)));
const idsOf = async (block: { promise: Promise<{ id: number }[]> }) =>
  (await block.promise).map(({ id }) => id);

describe('the shelves of the home page', () => {
  const items = {
    discounted: goods('a', 1, 2),
    recommended: goods('b', 2, 3),
    popular: goods('c', 1, 2, 3, 4),
    'new-arrival': goods('d', 4, 5),
    'most-reviewed': goods('e', 1, 5),
  };

  it('request the shelf of stores to visit again for signed-in customers only [CAT-14]', async () => {
    const page = { entries: [], total: 0 };
    const { api, calls } = recordedApi({ visitAgain: [{ id: 4 }], items: page, stores: page });
    const reader = { api: { catalogue: api }, reads: createReads() } as unknown as Reader;
    const shelfOf = (isSignedIn: boolean) =>
      homeBlocks(reader, { language: 'en', zoneIds: [1], module: null }, isSignedIn).visitAgain;
    const requests = () => calls.filter(([name]) => name === 'visitAgain').length;
    expect([shelfOf(false), requests()]).toEqual([null, 0]);
    expect(await shelfOf(true)?.promise).toEqual([{ id: 4 }]);
    // After a sign-out the next customer's stores are requested again.
    expect(shelfOf(false)).toBeNull();
    shelfOf(true);
    expect(requests()).toBe(2);
  });

  it('request the first 12 popular and latest stores, and never show more [CAT-02]', async () => {
    const stores = { entries: Array.from({ length: 15 }, (_, index) => ({ id: index + 1 })), total: 15 };
    const { api, calls } = recordedApi({ items: { entries: [], total: 0 }, stores });
    const reader = { api: { catalogue: api }, reads: createReads() } as unknown as Reader;
    const rows = homeBlocks(reader, { language: 'en', zoneIds: [1], module: null }, false).stores;
    for (const row of [rows.popular, rows.latest]) expect(await row.promise).toHaveLength(12);
    expect(calls.filter(([name]) => name === 'stores')).toEqual([
      ['stores', 'popular', { page: 1, limit: 12 }],
      ['stores', 'latest', { page: 1, limit: 12 }],
    ]);
  });

  it('are requested again after half a minute, and the categories after five minutes [CONST-09, CAT-01]', () => {
    const page = { entries: [], total: 0 };
    const { api, calls } = recordedApi({ items: page, stores: page });
    let now = 0;
    const reads = createReads(() => now);
    const reader = { api: { catalogue: api }, reads } as unknown as Reader;
    const requests = (moment: number) => {
      now = moment;
      calls.length = 0;
      homeBlocks(reader, { language: 'en', zoneIds: [1], module: null }, false);
      return calls.map(([name]) => name);
    };
    expect(requests(0)).toContain('categories');
    expect(requests(30_000)).toEqual([]);
    const renewed = requests(30_001);
    expect(renewed).toEqual(expect.arrayContaining(['banners', 'flashSale', 'items', 'stores']));
    expect(renewed).not.toContain('categories');
    expect(requests(300_000)).not.toContain('categories');
    expect(requests(300_001)).toContain('categories');
  });

  it('do not repeat an item of an earlier shelf [CAT-04]', async () => {
    const apart = dedupeRows({
      items,
      stores: { popular: shops('p', 1), latest: shops('l', 1, 2) },
      visitAgain: null,
    });
    expect(await idsOf(apart.deals)).toEqual([1, 2]);
    expect(await idsOf(apart.recommended)).toEqual([3]);
    expect(await idsOf(apart.popular)).toEqual([4]);
    expect(await idsOf(apart.arrivals)).toEqual([5]);
    expect(await idsOf(apart.reviewed)).toEqual([]);
    expect(await idsOf(apart.newStores)).toEqual([2]);
  });

  it('include new stores even when all of them are popular as well [CAT-02]', async () => {
    const apart = dedupeRows({
      items,
      stores: { popular: shops('p', 1, 2), latest: shops('l', 2) },
      visitAgain: null,
    });
    expect(await idsOf(apart.newStores)).toEqual([2]);
  });

  it('include new stores instead of stores to visit again for a new customer [CAT-14, NFR-07]', async () => {
    const stores = { popular: shops('p', 1), latest: shops('l', 1, 2) };
    const first = dedupeRows({ items, stores, visitAgain: shops('v') });
    expect(await idsOf(first.firstVisit ?? shops('none'))).toEqual([2]);
    expect(await idsOf(first.newStores)).toEqual([]);
    const again = dedupeRows({ items, stores, visitAgain: shops('v', 7) });
    expect(await idsOf(again.firstVisit ?? shops('none', 0))).toEqual([]);
    expect(await idsOf(again.newStores)).toEqual([2]);
    const unknown = dedupeRows({
      items,
      stores,
      visitAgain: shelf('v', Promise.reject(new Error('away'))),
    });
    expect(await idsOf(unknown.newStores)).toEqual([2]);
  });

  it('are independent, so that a failed shelf does not remove the shelves below it [CAT-04, NFR-09]', async () => {
    const failed = shelf<Item>('a', Promise.reject(new Error('away')));
    const apart = dedupeRows({
      items: { ...items, discounted: failed },
      stores: { popular: shops('p', 1), latest: shops('l', 2) },
      visitAgain: null,
    });
    await expect(apart.deals.promise).rejects.toThrow('away');
    expect(await idsOf(apart.recommended)).toEqual([2, 3]);
  });
});

describe('The recently viewed items', () => {
  it('are stored by module, and an invalid stored value is ignored [STO-02]', () => {
    saveViewedItem({ id: 7, moduleId: 1 });
    saveViewedItem({ id: 9, moduleId: 2 });
    saveViewedItem({ id: 8, moduleId: 1 });
    expect([viewedIn(1), viewedIn(2), viewedIn(3)]).toEqual([[8, 7], [9], []]);
    localStorage.setItem('recent_items', '{"1":[3,"x",-1,2.5],"2":"words"}');
    expect([viewedIn(1), viewedIn(2)]).toEqual([[3], []]);
    localStorage.setItem('recent_items', '"words"');
    expect(viewedIn(1)).toEqual([]);
  });

  it('are not requested when nothing was viewed', async () => {
    const itemsByIds = vi.fn();
    const market = createActor(moduleMachine, { input: { modules: [], storedId: null } }).start();
    await renderPage(
      <ShopPage>
        <ModuleProvider actor={market as never}>
          <RecentItems moduleId={1} />
        </ModuleProvider>
      </ShopPage>,
      { api: { discovery: { itemsByIds } } },
    );
    expect(itemsByIds).not.toHaveBeenCalled();
  });
});

it('a card shows the content of a package and its price per kilogram', async () => {
  const oats = { ...item(1), price: 250, discount: null, storeDiscountPercent: 0 };
  await renderPage(
    <ShopPage>
      <UnitPrice item={{ ...oats, content: { amount: 500, measure: 'g' } }} />
      <UnitPrice item={{ ...oats, content: { amount: 1000, measure: 'ml' } }} />
      <UnitPrice item={{ ...oats, content: null }} />
    </ShopPage>,
  );
  expect(document.body.textContent).toContain('500 g · $5.00 per kg$2.50 per litre');
});
