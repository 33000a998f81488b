import { expect, it } from 'vitest';
import type { OperatorLogPage, OperatorStoreGoods } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { OLIVE_BRANCH } from '../orders/placed';
import { browser, ENV, operatorOf } from './visitor';

const UNKNOWN = 987_654;

forEachDatabase(
  'The items of a store account',
  (server) => {
    let people = 0;
    const storeAccount = (storeId = OLIVE_BRANCH) => {
      people += 1;
      return operatorOf(server, { role: 'store', storeId, email: `goods.${people}@shop.example` });
    };
    type Store = Awaited<ReturnType<typeof storeAccount>>;
    const goodsOf = async (store: Store) =>
      (await store.send<OperatorStoreGoods>('GET', '/operator/store/goods')).body.goods;
    const set = (store: Store, id: number, body: object) =>
      store.send('PUT', `/operator/store/goods/${id}`, body);
    const stored = async (id: number) => {
      const [row] = await server().database.query<{ stock: number | null; variations: object[] }>(
        'select stock, variations from items where id = $1',
        [id],
      );
      return row;
    };
    const itemOf = async (condition: string) => {
      const [row] = await server().database.query<{ id: number; store_id: number }>(
        `select id, store_id from items where is_active and ${condition} order by id limit 1`,
      );
      if (row === undefined) throw new Error(`No item: ${condition}`);
      return row;
    };
    const plain = `variations = '[]' and campaign_starts is null`;

    it('are only those of its store, with their stock [X-28, X-30]', async () => {
      const store = await storeAccount();
      const goods = await goodsOf(store);
      const { database } = server();
      const [count] = await database.query<{ count: number }>(
        'select count(*)::int as count from items where store_id = $1 and is_active',
        [OLIVE_BRANCH],
      );
      const stores = await database.query('select distinct store_id from items where id = any($1::int[])', [
        goods.map(({ id }) => id),
      ]);
      expect(goods).toHaveLength(count?.count ?? -1);
      expect(stores).toEqual([{ store_id: OLIVE_BRANCH }]);
      expect(goods[0]).toMatchObject({ name: expect.any(String), category: expect.any(String) });
    });

    it('answer 404 for items of other stores, as for unknown ones, and stay as they are [X-28, X-30]', async () => {
      const store = await storeAccount();
      const other = await itemOf(`store_id <> ${OLIVE_BRANCH} and ${plain}`);
      const varied = await itemOf(`store_id <> ${OLIVE_BRANCH} and variations <> '[]'`);
      const before = [await stored(other.id), await stored(varied.id)];
      const unknown = await set(store, UNKNOWN, { stock: 0 });
      expect(unknown.status).toBe(404);
      expect((await set(store, other.id, { stock: 0 })).body).toEqual(unknown.body);
      expect((await set(store, varied.id, { stock: 0, variation: 'any' })).body).toEqual(unknown.body);
      expect([await stored(other.id), await stored(varied.id)]).toEqual(before);
    });

    it('are sold out for customers at once, and available again [X-30, ITEM-05]', async () => {
      const store = await storeAccount();
      const { id } = await itemOf(`store_id = ${OLIVE_BRANCH} and ${plain}`);
      const seen = async () =>
        (await browser(server).send<{ stock?: number }>('GET', `/items/details/${id}`)).body.stock;
      expect((await set(store, id, { stock: 0 })).status).toBe(200);
      expect(await seen()).toBe(0);
      expect((await goodsOf(store)).find((good) => good.id === id)?.stock).toBe(0);
      expect((await set(store, id, { stock: 12 })).status).toBe(200);
      expect(await seen()).toBe(12);
      expect((await set(store, id, { stock: null })).status).toBe(200);
      expect(await seen()).toBeUndefined();
    });

    it('have a stock for each variation [X-30, ITEM-05]', async () => {
      const { id, store_id: storeId } = await itemOf(`variations <> '[]'`);
      const store = await storeAccount(storeId);
      const variations = async () => (await goodsOf(store)).find((good) => good.id === id)?.variations ?? [];
      const [first, ...others] = await variations();
      const change = (stock: number | null) => set(store, id, { stock, variation: first?.key });
      for (const stock of [0, 7, null]) {
        expect((await change(stock)).status).toBe(200);
        expect(await variations()).toEqual([{ ...first, stock }, ...others]);
      }
      const kept = await stored(id);
      expect((await set(store, id, { stock: 1, variation: 'unknown' })).status).toBe(404);
      expect(await stored(id)).toEqual(kept);
    });

    it.each([-1, 100_001, 1.5])('keep their stock when the store enters %s [X-30]', async (stock) => {
      const store = await storeAccount();
      const { id } = await itemOf(`store_id = ${OLIVE_BRANCH} and ${plain}`);
      const before = await stored(id);
      expect((await set(store, id, { stock })).status).toBe(403);
      expect(await stored(id)).toEqual(before);
    });

    it('are in the audit log with the old and the new stock [X-27, X-30]', async () => {
      const store = await storeAccount();
      const { id } = await itemOf(`store_id = ${OLIVE_BRANCH} and ${plain}`);
      await set(store, id, { stock: 5 });
      await set(store, id, { stock: 0 });
      const key = browser(server);
      await key.enter();
      const { body } = await key.send<OperatorLogPage>('GET', `/operator/log?person=${store.id}&limit=1`);
      expect(body.entries).toMatchObject([
        {
          action: 'setStoreStock',
          role: 'store',
          object: 'item',
          object_id: id,
          changes: [{ field: 'stock', old: 5, new: 0 }],
        },
      ]);
    });
  },
  { env: ENV },
);
