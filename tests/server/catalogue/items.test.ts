import { expect, it } from 'vitest';
import type { Item } from '../../../contract/types.gen';
import { priceRange } from '../../../domain/item-price';
import { fromMinor, USUAL_CURRENCY } from '../../../domain/money';
import { toItem } from '../../../src/api/item-mapping';
import { forEachDatabase } from '../../support/server';
import { countStatements, IN_FOOD, inModule, read, readItem, readItems } from './reader';

const namesOf = (items: Item[]) => items.map(({ name }) => name);
const idsOf = (items: Item[]) => items.map(({ id }) => id);
const chargedOf = (item: Item) => priceRange(toItem(item, USUAL_CURRENCY)).low;

forEachDatabase('Items', (server) => {
  it.each([
    ['F-01', [9, 9]],
    ['F-02', [7.2, 7.2]],
    ['F-03', [8.1, 8.1]],
    ['F-04', [0, 0]],
    ['F-07', [15, 15]],
    ['F-10', [5.1, 5.1]],
    ['G-02', [12, 12]],
    ['E-01', [19, 20.9]],
    ['E-02', [120000, 120000]],
    ['E-04', [2500000000, 2500000000]],
    ['E-05', [99999.99, 99999.99]],
  ])(
    'have the price range of the worked examples: %s [PRICE-01, PRICE-02, ITEM-07]',
    async (fixture, range) => {
      const { low, high } = priceRange(toItem(await readItem(server(), fixture), USUAL_CURRENCY));
      expect([fromMinor(low, USUAL_CURRENCY), fromMinor(high, USUAL_CURRENCY)]).toEqual(range);
    },
  );

  it('mark the dish options that the store has preselected [FOOD-02]', async () => {
    const { id, food_variations: groups = [] } = await readItem(server(), 'F-06');
    expect(groups.flatMap(({ values = [] }) => values).some(({ isSelected }) => isSelected)).toBe(false);
    await server().database.query(
      `update items set food_groups = jsonb_set(food_groups, '{0,values,0,is_selected}', 'true') where id = $1`,
      [id],
    );
    const [group] = (await readItem(server(), 'F-06')).food_variations ?? [];
    expect(group?.values?.map(({ isSelected }) => isSelected).slice(0, 2)).toEqual([true, false]);
    await server().database.query(
      `update items set food_groups = food_groups #- '{0,values,0,is_selected}' where id = $1`,
      [id],
    );
  });

  it('are found by id, slug and demo id, without a location [ITEM-11, NAV-28]', async () => {
    const byFixture = await readItem(server(), 'F-01');
    expect(await readItem(server(), String(byFixture.id))).toEqual(byFixture);
    expect(await readItem(server(), String(byFixture.slug))).toEqual(byFixture);
  });

  it.each(['999999', '99999999999999', 'no-such-slug', "1'%20or%20'1'='1", '%25'])(
    'are not found (404) by the unknown id %s [ITEM-11]',
    async (name) => {
      expect((await read(server(), `/items/details/${name}`)).status).toBe(404);
    },
  );

  it('have, for a dish, option groups with their bounds and the price of each value [FOOD-02]', async () => {
    const { food_variations: groups } = await readItem(server(), 'F-06');
    expect(groups?.map(({ name, type, min, max, required }) => ({ name, type, min, max, required }))).toEqual(
      [
        { name: 'Base', type: 'single', min: 1, max: 1, required: 'on' },
        { name: 'Proteins', type: 'multi', min: 2, max: 3, required: 'on' },
        { name: 'Sauces', type: 'multi', min: 1, max: 2, required: 'off' },
      ],
    );
    expect(groups?.[1]?.values.map(({ optionPrice }) => optionPrice)).toEqual([0, 0, 0, 1.5]);
  });

  it('are translated completely, including options and labels [LANG-01]', async () => {
    const item = await readItem(server(), 'F-01', { 'x-localization': 'ar' });
    const labels = item.food_variations?.flatMap(({ values }) => values.map(({ label }) => label)) ?? [];
    for (const text of [item.name, item.store_name, ...labels]) expect(text).toMatch(/\p{Script=Arabic}/u);
  });

  it('are marked by their dates when they belong to a campaign, and are left out of all other lists [ITEM-14, CAMP-02, ITEM-11]', async () => {
    const iftar = await readItem(server(), 'F-07?campaign=1');
    expect(iftar.available_date_starts).not.toBeNull();
    expect((await readItem(server(), 'F-01')).available_date_starts).toBeNull();
    expect((await read(server(), '/items/details/F-01?campaign=1')).status).toBe(404);
    const { body: campaigns } = await read<Item[]>(server(), '/campaigns/item', IN_FOOD);
    expect(namesOf(campaigns)).toEqual(['Iftar Box', 'Winter Soup']);
    const { items } = await readItems(server(), '/items/latest?store_id=2&limit=100');
    expect(idsOf(items)).not.toContain(iftar.id);
  });

  it('have the flash sale price and its end time during the sale, and the regular price afterwards [CAT-12, PRICE-09]', async () => {
    const during = await readItem(server(), 'E-07');
    const after = await readItem(server(), 'E-07', { 'x-scenario': 'CLK-SALE-ENDED' });
    expect(during.flash_sale).toBe(1);
    expect(during.flash_sale_ends_at).toBe('2026-11-24T09:15:00.000Z');
    expect(after).toMatchObject({ flash_sale: 0, flash_sale_ends_at: null });
    expect(chargedOf(during)).toBeLessThan(chargedOf(after));
  });

  it('leave a flash sale when its last piece is sold [CAT-12]', async () => {
    const { database } = server();
    const { id, ...during } = await readItem(server(), 'E-07');
    const sold = 'update flash_sale_items set sold = $2 where item_id = $1';
    const [{ left = 0, before = 0 } = {}] = await database.query<{ left: number; before: number }>(
      'select stock as left, sold as before from flash_sale_items where item_id = $1',
      [id],
    );
    await database.query(sold, [id, left - 1]);
    expect((await readItem(server(), 'E-07')).flash_sale).toBe(1);
    await database.query(sold, [id, left]);
    const soldOut = await readItem(server(), 'E-07');
    await database.query(sold, [id, before]);
    expect(soldOut).toMatchObject({ flash_sale: 0, flash_sale_ends_at: null });
    expect(chargedOf(soldOut)).toBeGreaterThan(chargedOf({ id, ...during }));
  });

  it('are paged without gaps or repetitions [CAT-02, CAT-10]', async () => {
    const whole = await readItems(server(), '/items/popular?limit=30');
    const pages = await Promise.all(
      [1, 2, 3].map((page) => readItems(server(), `/items/popular?limit=10&offset=${page}`)),
    );
    expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(idsOf(whole.items));
    expect(new Set(idsOf(whole.items)).size).toBe(30);
    expect(pages[1]?.body).toMatchObject({ limit: 10, offset: 2, total_size: whole.total });
  });

  it('are counted in the total also on a page after the last one [CAT-10]', async () => {
    const { total } = await readItems(server(), '/items/popular');
    const beyond = await readItems(server(), '/items/popular?offset=500');
    expect(beyond).toMatchObject({ total, items: [] });
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'offset=0',
    'offset=-1',
    'type=fish',
    'sort_by=price',
    'rating=9',
  ])('cannot be listed with %s [API-04]', async (query) => {
    const { status, body } = await read<{ errors: unknown[] }>(server(), `/items/popular?${query}`, IN_FOOD);
    expect(status).toBe(403);
    expect(body.errors).toHaveLength(1);
  });

  it('are listed only for the chosen module and zones [NAV-34]', async () => {
    const { items } = await readItems(server(), '/items/popular?limit=100', inModule(1, '[2]'));
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ module_id, zone_id }) => module_id === 1 && zone_id === 2)).toBe(true);
    const both = await readItems(server(), '/items/popular', inModule(1, '[1,2]'));
    const first = await readItems(server(), '/items/popular', inModule(1, '[1]'));
    const second = await readItems(server(), '/items/popular', inModule(1, '[2]'));
    expect(both.total).toBe(first.total + second.total);
    const anywhere = await readItems(server(), '/items/popular', { moduleid: '1' });
    expect(anywhere.total).toBeGreaterThan(both.total);
    expect((await readItems(server(), '/items/popular', inModule(1, '[5]'))).total).toBe(0);
  });

  it('can be filtered by diet [CAT-08]', async () => {
    const [all, veg, nonVeg] = await Promise.all(
      ['all', 'veg', 'non_veg'].map((type) => readItems(server(), `/items/latest?type=${type}&limit=100`)),
    );
    expect(veg?.items.every((item) => item.veg === 1)).toBe(true);
    expect(nonVeg?.items.every((item) => item.veg === 0)).toBe(true);
    expect((veg?.total ?? 0) + (nonVeg?.total ?? 0)).toBe(all?.total);
  });

  it('are filtered and sorted by their discounted price [CAT-08]', async () => {
    const { items } = await readItems(
      server(),
      '/items/popular?min_price=5&max_price=9&sort_by=price_asc&limit=100',
    );
    const prices = items.map(chargedOf);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices.every((price) => price >= 500 && price <= 900)).toBe(true);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(namesOf(items)).toContain('Margherita');
    const shops = await readItems(server(), '/items/popular?sort_by=price_desc&limit=100', inModule(4));
    const falling = shops.items.map(chargedOf);
    expect(falling).toEqual([...falling].sort((one, other) => other - one));
  });

  it('can be filtered by rating, discount, halal, organic and allergens together [CAT-08]', async () => {
    const rated = await readItems(server(), '/items/popular?rating=4.5&limit=100');
    expect(rated.items.every((item) => (item.avg_rating ?? 0) >= 4.5)).toBe(true);
    const reduced = await readItems(server(), '/items/popular?discounted=1&limit=100');
    expect(reduced.items.every((item) => item.discount > 0 || (item.store_discount ?? 0) > 0)).toBe(true);
    const halal = await readItems(server(), '/items/popular?halal=1&limit=100');
    expect(halal.items.every((item) => item.is_halal === 1 && item.halal_tag_status === 1)).toBe(true);
    const organic = await readItems(server(), '/items/popular?filter=["organic"]&limit=100', inModule(2));
    expect(organic.items.every((item) => item.organic === 1)).toBe(true);
    const safe = await readItems(
      server(),
      '/items/popular?without_allergies=peanut,Gluten&limit=100',
      inModule(2),
    );
    expect(safe.items.some((item) => item.allergies_name?.some((name) => /peanut|gluten/i.test(name)))).toBe(
      false,
    );
    for (const { total, items } of [rated, reduced, halal, organic, safe]) {
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBe(Math.min(total, 100));
    }
  });

  it('are listed in a store’s menu for every module and zone of the visitor [CAT-06, NAV-28]', async () => {
    const here = await readItems(server(), '/items/latest?store_id=1&limit=100', IN_FOOD);
    const elsewhere = await readItems(server(), '/items/latest?store_id=1&limit=100', inModule(2, '[3]'));
    expect(idsOf(elsewhere.items)).toEqual(idsOf(here.items));
    expect(here.items.every((item) => item.store_id === 1)).toBe(true);
  });

  it.each(['/items/related-items/101', '/items/related-store-items/101', '/stores/popular-items/1'])(
    'are listed for a linked record in every module and zone of the visitor: %s [NAV-28]',
    async (path) => {
      const idsAt = async (headers: Parameters<typeof read>[2]) => {
        const { body } = await read<Item[] | { products: Item[] }>(server(), path, headers);
        return idsOf(Array.isArray(body) ? body : body.products);
      };
      const here = await idsAt(IN_FOOD);
      expect(here.length).toBeGreaterThan(0);
      expect(await idsAt(inModule(2, '[3]'))).toEqual(here);
    },
  );

  it('are listed for a category with its sub-categories, or for chosen sub-categories only [CAT-08]', async () => {
    const sweets = await readItems(server(), '/categories/items/110?limit=100');
    const children = (await read<{ id: number }[]>(server(), '/categories/childes/110', IN_FOOD)).body;
    const parts = await Promise.all(
      children.map(({ id }) => readItems(server(), `/categories/items/110?category_ids=[${id}]`)),
    );
    expect(children.length).toBeGreaterThan(1);
    expect(parts.every(({ total }) => total > 0)).toBe(true);
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(sweets.total);
  });

  it('have related items from their store and category, without the item itself [ITEM-07]', async () => {
    const ofStore = await readItems(server(), '/items/related-store-items/101?limit=50');
    expect(ofStore.items.every((item) => item.store_id === 1 && item.id !== 101)).toBe(true);
    const { body: alike } = await read<Item[]>(server(), '/items/related-items/101', IN_FOOD);
    expect(alike.every((item) => item.category_id === 101 && item.id !== 101)).toBe(true);
    expect(alike.length).toBeGreaterThan(0);
  });

  it.each([
    '/categories/items/99999',
    '/categories/stores/99999',
    '/categories/childes/99999',
    '/brand/items/99999',
    '/items/related-store-items/99999',
    '/items/related-items/99999',
    '/items/reviews/99999',
    '/stores/popular-items/99999',
    '/stores/reviews?store_id=99999',
    '/campaigns/basic-campaign-details?basic_campaign_id=99999',
    '/flash-sales/items?flash_sale_id=99999',
    '/banners/99999',
  ])('cannot be listed for %s, which gets a 404 [API-04]', async (path) => {
    expect((await read(server(), path, IN_FOOD)).status).toBe(404);
  });

  it.each([
    ['/items/popular', 1],
    ['/items/popular?sort_by=price_asc&discounted=1', 1],
    ['/categories/items/110', 1],
    ['/items/details/101', 1],
    ['/items/reviews/101', 1],
    ['/items/search?name=pizza', 1],
    ['/items/search?name=piza', 3],
    ['/categories', 1],
    ['/stores/popular', 1],
    ['/stores/details/1', 1],
    ['/banners', 5],
    ['/flash-sales', 1],
  ])(
    'are listed with the same number of database statements, however long the list is: %s [NFR-01]',
    async (path, statements) => {
      const separator = path.includes('?') ? '&' : '?';
      const isPaged = /^\/(items|categories\/items|stores\/popular)/.test(path) && !path.includes('details');
      for (const limit of isPaged ? [`${separator}limit=1`, `${separator}limit=50`] : ['']) {
        const count = await countStatements(server(), () => read(server(), `${path}${limit}`, IN_FOOD));
        expect(count).toBe(statements);
      }
    },
  );
});
