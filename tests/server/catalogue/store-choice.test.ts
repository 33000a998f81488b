import { expect, it } from 'vitest';
import type { Cuisine, Store } from '../../../contract/types.gen';
import { deliveryTo, isDeliveryFree } from '../../../domain/delivery-fee';
import { USUAL_CURRENCY } from '../../../domain/money';
import { openState } from '../../../domain/opening-hours';
import { toStore } from '../../../src/api/store-mapping';
import { CITY_OFFSET } from '../../domain/demo-items';
import { onDatabase } from '../../support/server';
import { IN_FOOD, inModule, read, readItem, readItems, readStores } from './reader';

const HARBOUR = { latitude: '25.2', longitude: '55.27' };
const CLOCKS = { '': '2026-11-24T09:00:00Z', 'CLK-EVENING': '2026-11-24T16:00:00Z' };

onDatabase('Lists of stores', (server) => {
  const listed = async (query: string, headers = IN_FOOD): Promise<Store[]> =>
    (await readStores(server(), `/stores/popular?limit=50&${query}`, headers)).stores;
  const idsOf = (stores: Store[]) => stores.map(({ id }) => id);

  it.each(Object.entries(CLOCKS))(
    'show open stores first, with the same opening hours as the app (%s) [CAT-02, CAT-06]',
    async (scenario, moment) => {
      const headers = { ...IN_FOOD, ...(scenario && { 'x-scenario': scenario }) };
      const isOpen = (store: Store) =>
        openState(toStore(store, USUAL_CURRENCY).hours, Date.parse(moment), CITY_OFFSET).isOpen;
      for (const order of ['popular', 'new', 'rating', 'time', 'fee', 'distance']) {
        const stores = await listed(`sort_by=${order}`, { ...headers, ...HARBOUR });
        const states = stores.map(isOpen);
        expect(states).toEqual([...states].sort((one, other) => Number(other) - Number(one)));
        expect(stores.map(({ open }) => open === 1)).toEqual(states);
        const open = await listed(`sort_by=${order}&open_now=1`, { ...headers, ...HARBOUR });
        expect(idsOf(open)).toEqual(idsOf(stores.filter(isOpen)));
      }
    },
  );

  it('are sorted by the delivery fee for the location, and by the delivery time [CAT-08, DLV-03]', async () => {
    const place = { lat: 25.2, lng: 55.27, zoneIds: [1] };
    const stores = await listed('sort_by=fee&open_now=1', { ...IN_FOOD, ...HARBOUR });
    const fees = stores.map(
      (store) =>
        deliveryTo(toStore(store, USUAL_CURRENCY), place, { subtotal: 0, shopFreeOver: null })?.fee ?? -1,
    );
    expect(new Set(fees).size).toBeGreaterThan(2);
    expect(fees).toEqual([...fees].sort((one, other) => one - other));
    const times = (await listed('sort_by=time&open_now=1')).map(({ delivery_time = '' }) =>
      Number.parseInt(delivery_time, 10),
    );
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('are paged without losing or repeating a store when they are sorted by fee [CAT-10]', async () => {
    const all = await listed('sort_by=fee', { ...IN_FOOD, ...HARBOUR });
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        readStores(server(), `/stores/popular?limit=6&offset=${page}&sort_by=fee`, {
          ...IN_FOOD,
          ...HARBOUR,
        }),
      ),
    );
    expect(pages.flatMap(({ stores }) => idsOf(stores))).toEqual(idsOf(all).slice(0, 18));
    expect(pages[0]?.total).toBe(all.length);
  });

  it('can be filtered by delivery time, free delivery, price level and cuisine [CAT-08]', async () => {
    const all = await listed('');
    const expected = (condition: (store: Store) => boolean) => all.filter(condition).map(({ id }) => id);
    const found = async (query: string) => idsOf(await listed(query));
    const longest = ({ delivery_time = '' }: Store) => Number(delivery_time.split('-').at(-1));

    expect(await found('max_minutes=30')).toEqual(expected((store) => longest(store) <= 30));
    expect(await found('free_delivery=1')).toEqual(
      expected((store) => isDeliveryFree(toStore(store, USUAL_CURRENCY).delivery)),
    );
    expect(await found('price_level=1')).toEqual(expected(({ price_level }) => price_level === 1));
    expect(await found('cuisine=levantine')).toEqual(
      expected(({ cuisines = [] }) => cuisines.some(({ code }) => code === 'levantine')),
    );
    expect((await found('cuisine=levantine')).length).toBeGreaterThan(2);
    expect(await found('cuisine=klingon')).toEqual([]);
  });

  it("can be filtered by the cuisines of their stores, named in the reader's language [CAT-08]", async () => {
    const { body } = await read<Cuisine[]>(server(), '/cuisines', IN_FOOD);
    expect(body.map(({ code }) => code)).toContain('levantine');
    const arabic = await read<Cuisine[]>(server(), '/cuisines', { ...IN_FOOD, 'x-localization': 'ar' });
    expect(arabic.body.find(({ code }) => code === 'italian')?.name).toBe('إيطالي');
    expect((await read<Cuisine[]>(server(), '/cuisines', inModule(3))).body).toEqual([]);
  });

  it('never feature a store without items [CAT-04]', async () => {
    for (const list of ['popular', 'latest']) {
      const { stores } = await readStores(server(), `/stores/${list}?limit=50`, inModule(2));
      expect(stores.length).toBeGreaterThan(3);
      expect(stores.every(({ total_items = 0 }) => total_items > 0)).toBe(true);
    }
  });

  it('every item says whether its store is open and when that changes [CARD-05]', async () => {
    const { items } = await readItems(server(), '/items/popular?limit=100');
    const { stores } = await readStores(server(), '/stores/get-stores/all?limit=100');
    const open = new Map(stores.map((store) => [store.id, store.open]));
    expect(items.every((item) => item.store_open === open.get(item.store_id))).toBe(true);
    const [night] = (await readItems(server(), '/items/latest?store_id=3')).items;
    expect(night).toMatchObject({ store_open: 0, store_opens_at: '2026-11-24T14:00:00.000Z' });
    const pizza = await readItem(server(), 'F-01');
    expect(pizza).toMatchObject({ store_open: 1, store_closes_at: '2026-11-24T19:00:00.000Z' });
  });
});
