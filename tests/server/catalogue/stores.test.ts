import { expect, it } from 'vitest';
import type {
  BannerList,
  BasicCampaign,
  Brand,
  Category,
  FlashSale,
  Store,
} from '../../../contract/types.gen';
import { USUAL_CURRENCY } from '../../../domain/money';
import { toStore } from '../../../src/api/store-mapping';
import { forEachDatabase } from '../../support/server';
import { IN_FOOD, inModule, read, readItems, readStores } from './reader';

forEachDatabase('Stores', (server) => {
  const readStore = async (name: string, headers = {}): Promise<Store> =>
    (await read<Store>(server(), `/stores/details/${name}`, headers)).body;

  it('are found by id, slug and demo id, without a location [NAV-28]', async () => {
    const byFixture = await readStore('ST-01');
    expect(byFixture.name).toBe('Basil Kitchen');
    expect(await readStore('1')).toEqual(byFixture);
    expect(await readStore(byFixture.slug ?? '')).toEqual(byFixture);
    expect((await read(server(), '/stores/details/ST-99')).status).toBe(404);
  });

  it('say whether they are open and when they open next [CAT-06]', async () => {
    expect(await readStore('ST-01')).toMatchObject({ open: 1, active: true });
    expect(await readStore('ST-03')).toMatchObject({ open: 0, current_opening_time: '18:00' });
    expect(await readStore('ST-03', { 'x-scenario': 'CLK-EVENING' })).toMatchObject({ open: 1 });
  });

  it('have the delivery terms of their own couriers or of the shop [DLV-03, DLV-05, DLV-06, DLV-08]', async () => {
    const termsOf = async (name: string) => toStore(await readStore(name), USUAL_CURRENCY).delivery;
    expect(await termsOf('ST-01')).toMatchObject({ perKm: 100, minimumCharge: 200, maximumCharge: 800 });
    expect(await termsOf('ST-06')).toMatchObject({ adminFreeDelivery: { type: 'overAmount', over: 5000 } });
    expect(await termsOf('ST-07')).toMatchObject({ isSelfDelivery: true, isFreeBySelfDelivery: true });
    expect(await termsOf('ST-08')).toMatchObject({
      isSelfDelivery: true,
      isFreeBySelfDelivery: false,
      perKm: 200,
      minimumCharge: 300,
      maximumCharge: 1200,
    });
    expect(await termsOf('ST-10')).toMatchObject({ zoneIncreasePercent: 10, surge: null });
    expect(await termsOf('ST-05')).toMatchObject({ surge: { kind: 'percent', percent: 20 } });
    expect(await termsOf('ST-11')).toMatchObject({ fixedCharge: 450 });
    expect(await termsOf('ST-12')).toMatchObject({ adminFreeDelivery: { type: 'allStores' } });
  });

  it('have a distance only for a request with a location [CAT-06]', async () => {
    const store = await readStore('ST-01');
    expect(store.distance).toBeUndefined();
    const place = { latitude: String(store.latitude), longitude: String(store.longitude) };
    expect((await readStore('ST-01', place)).distance).toBe(0);
    const { stores } = await readStores(server(), '/stores/popular?sort_by=distance&open_now=1&limit=50', {
      ...IN_FOOD,
      ...place,
    });
    const ways = stores.map(({ distance }) => distance ?? -1);
    expect(ways[0]).toBe(0);
    expect(ways).toEqual([...ways].sort((one, other) => one - other));
  });

  it('are listed for the chosen module and zones, and for all zones without a location [NAV-28, NAV-34]', async () => {
    const { stores, total } = await readStores(server(), '/stores/get-stores/all?limit=100');
    expect(stores.every(({ module_id, zone_id }) => module_id === 1 && zone_id === 1)).toBe(true);
    const anywhere = await readStores(server(), '/stores/get-stores/all', { moduleid: '1' });
    expect(anywhere.total).toBeGreaterThan(total);
    expect((await readStores(server(), '/stores/popular', inModule(1, '[5]'))).total).toBe(0);
  });

  it('can be sorted, filtered and paged [CAT-02, CAT-04]', async () => {
    const rated = await readStores(server(), '/stores/top-rated?open_now=1&limit=50');
    const ratings = rated.stores.map(({ avg_rating }) => avg_rating);
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
    const takeAway = await readStores(server(), '/stores/get-stores/take_away?limit=50');
    expect(takeAway.stores.every((store) => store.take_away)).toBe(true);
    const discounted = await readStores(server(), '/stores/discounted');
    expect(discounted.stores.every((store) => (store.discount?.discount ?? 0) > 0)).toBe(true);
    const pages = await Promise.all(
      [1, 2].map((page) => readStores(server(), `/stores/latest?limit=6&offset=${page}`)),
    );
    expect(new Set(pages.flatMap(({ stores }) => stores.map(({ id }) => id))).size).toBe(12);
  });

  it('are listed for a category only if they sell something from it, and an empty store lists no items [CAT-08]', async () => {
    expect(await readStore('ST-15')).toMatchObject({ total_items: 0, category_ids: [] });
    const { stores } = await readStores(server(), '/categories/stores/101');
    expect(stores.length).toBeGreaterThan(0);
    expect(stores.every((store) => store.category_ids?.includes(101))).toBe(true);
  });

  it('categories count their items in the zones, including sub-categories [CAT-01]', async () => {
    const { body } = await read<Category[]>(server(), '/categories', IN_FOOD);
    const parents = body.filter(({ childes_count }) => (childes_count ?? 0) > 0);
    expect(body).toHaveLength(12);
    expect(parents).toHaveLength(2);
    for (const category of body) {
      const { total } = await readItems(server(), `/categories/items/${category.id}`);
      expect(category.products_count).toBe(total);
    }
    const { body: featured } = await read<Category[]>(server(), '/categories?featured=1', IN_FOOD);
    expect(featured.length).toBeLessThan(body.length);
    const { body: searched } = await read<Category[]>(server(), '/categories?search=PIZ', IN_FOOD);
    expect(searched.map(({ name }) => name)).toEqual(['Pizza']);
  });

  it('a module lists its banners, campaigns, flash sales and brands [CAT-04, CAT-12, CAT-13, CAMP-03]', async () => {
    const { body: banners } = await read<BannerList>(server(), '/banners', IN_FOOD);
    expect(banners.banners[0]).toMatchObject({ subtitle: 'Cooked now, at your door while it is hot' });
    const { body: campaigns } = await read<BasicCampaign[]>(server(), '/campaigns/basic', IN_FOOD);
    expect(banners.campaigns).toEqual(campaigns);
    const { body: campaign } = await read<BasicCampaign>(
      server(),
      `/campaigns/basic-campaign-details?basic_campaign_id=${campaigns[0]?.id}`,
    );
    expect(campaign.stores?.length).toBeGreaterThan(0);
    const { body: sale } = await read<FlashSale>(server(), '/flash-sales', inModule(4));
    expect(sale.active_products?.map(({ item }) => item.name)).toContain('Headphones');
    expect(sale.active_products?.every(({ item, price }) => price !== undefined && price < item.price)).toBe(
      true,
    );
    expect(
      (await read(server(), '/flash-sales', { ...inModule(4), 'x-scenario': 'CLK-SALE-ENDED' })).body,
    ).toEqual({});
    const { body: brands } = await read<Brand[]>(server(), '/brand', inModule(4));
    expect(brands).toHaveLength(6);
    const branded = await readItems(server(), `/brand/items/${brands[0]?.id}`, inModule(4));
    expect(branded.total).toBe(brands[0]?.items_count);
  });
});
