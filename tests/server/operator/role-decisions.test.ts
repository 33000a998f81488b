import { expect, it } from 'vitest';
import { forEachDatabase, type TestServer } from '../../support/server';
import { order, withWraps } from '../checkout/orderer';
import { newOrder, OLIVE_BRANCH } from '../orders/placed';
import { browser, ENV, operatorOf } from './visitor';

const ANOTHER_STORE = 1;

/** An order whose customer reports a bank transfer. */
async function withTransfer(server: TestServer): Promise<number> {
  const placed = await order(await withWraps(server), {
    body: {
      payment_method: 'offline_payment',
      offline_payment: { method_id: 1, answers: { account_name: 'Nour', transaction_id: 'TR-1' } },
    },
  });
  return placed.body.order_id;
}

forEachDatabase(
  'The orders of a store account',
  (server) => {
    it('are the only orders that the account sees, and all others get a 404 [X-28]', async () => {
      const store = await operatorOf(server, { role: 'store', storeId: OLIVE_BRANCH });
      const [own, other] = [
        await newOrder(server(), {}),
        await newOrder(server(), { storeId: ANOTHER_STORE }),
      ];
      const [{ id: parcel } = { id: 0 }] = await server().database.query<{ id: number }>(
        `select id from orders where type = 'parcel' order by id limit 1`,
      );
      const seen = await store.orders();
      const { database } = server();
      const stores = await database.query<{ store_id: number | null }>(
        'select distinct store_id from orders where id = any($1::int[])',
        [seen.map(({ id }) => id)],
      );
      expect(seen.map(({ id }) => id)).toContain(own);
      expect(stores).toEqual([{ store_id: OLIVE_BRANCH }]);
      const decide = (id: number) => store.send('PUT', `/operator/orders/${id}`, { decision: 'confirmed' });
      const [unknown, ofOthers, ofNone] = [
        await decide(999_999_999),
        await decide(other),
        await decide(parcel),
      ];
      expect(unknown.status).toBe(404);
      expect([ofOthers.body, ofNone.body]).toEqual([unknown.body, unknown.body]);
      const untouched = await database.query('select status from orders where id = $1', [other]);
      expect(untouched).toEqual([{ status: 'pending' }]);
      expect((await decide(own)).status).toBe(200);
    });

    it('can be accepted, prepared and handed over by the store account, but not delivered [X-28, ORD-03]', async () => {
      const store = await operatorOf(server, {
        role: 'store',
        storeId: OLIVE_BRANCH,
        email: 'a@shop.example',
      });
      const id = await newOrder(server(), {});
      const decisions = async () => (await store.orders()).find((order) => order.id === id)?.decisions;
      const decide = (decision: string, reason?: string) =>
        store.send('PUT', `/operator/orders/${id}`, { decision, ...(reason && { reason }) });
      expect(await decisions()).toEqual(['confirmed', 'canceled']);
      for (const step of ['confirmed', 'processing', 'handover'])
        expect([step, (await decide(step)).status]).toEqual([step, 200]);
      expect(await decisions()).toEqual(['canceled']);
      for (const step of ['picked_up', 'failed'])
        expect([step, (await decide(step, 'No')).codes]).toEqual([step, ['decision']]);
      expect((await decide('canceled', 'Closed early')).status).toBe(200);
      const [order] = await server().database.query('select status, cancelled_by from orders where id = $1', [
        id,
      ]);
      expect(order).toEqual({ status: 'canceled', cancelled_by: 'store' });
    });

    it('can be handed by the store account to customers who collect them [X-28, ORD-03]', async () => {
      const store = await operatorOf(server, {
        role: 'store',
        storeId: OLIVE_BRANCH,
        email: 'b@shop.example',
      });
      const id = await newOrder(server(), { type: 'take_away', status: 'handover' });
      expect((await store.orders()).find((order) => order.id === id)?.decisions).toEqual([
        'delivered',
        'canceled',
      ]);
    });

    it('do not contain the customer’s bank details [X-28]', async () => {
      const store = await operatorOf(server, {
        role: 'store',
        storeId: OLIVE_BRANCH,
        email: 'c@shop.example',
      });
      const id = await withTransfer(server());
      const { database } = server();
      await database.query('update orders set store_id = $2 where id = $1', [id, OLIVE_BRANCH]);
      const key = browser(server);
      await key.enter();
      const transferFor = async (who: Pick<typeof store, 'orders'>) =>
        (await who.orders()).find((order) => order.id === id)?.transfer;
      expect(await transferFor(key)).not.toBeNull();
      expect(await transferFor(store)).toBeNull();
    });
  },
  { env: ENV },
);

forEachDatabase(
  'An operator with the role support',
  (server) => {
    it('can cancel an order but cannot confirm its bank transfer [X-26]', async () => {
      const support = await operatorOf(server, { role: 'support' });
      const id = await withTransfer(server());
      expect((await support.orders()).find((order) => order.id === id)?.decisions).toEqual([
        'canceled',
        'failed',
      ]);
      const received = { decision: 'payment_received' };
      expect((await support.send('PUT', `/operator/orders/${id}`, received)).codes).toEqual(['decision']);
      const manager = await operatorOf(server, { role: 'manager' });
      expect((await manager.send('PUT', `/operator/orders/${id}`, received)).status).toBe(200);
    });
  },
  { env: ENV },
);
