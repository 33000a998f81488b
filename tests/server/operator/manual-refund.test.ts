import { expect, it } from 'vitest';
import type { OperatorTrip } from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { payOrder } from '../../../server/features/payments/order-money';
import { onDatabase } from '../../support/server';
import { unbalanced } from '../checkout/orderer';
import { DAY, newOrder } from '../orders/placed';
import { browser, ENV } from './visitor';

onDatabase(
  'A refund that no gateway can return',
  (server) => {
    const reported = (column: 'order_id' | 'trip_id', id: number) =>
      server().database.query(
        `insert into offline_payments (${column}, method_id, answers, created_at, updated_at)
        values ($1, 1, '{"account_name": "Nour"}', now(), now())`,
        [id],
      );
    const owedAccount = async (account: string) =>
      (
        await server().database.query<{ left: number }>(
          `select coalesce(sum(amount), 0)::int as left from ledger_entries where account = $1`,
          [account],
        )
      )[0]?.left;

    it('stays in the console until the operator has confirmed the payment, once [X-23, CHK-04]', async () => {
      const operator = browser(server);
      await operator.enter();
      const id = await newOrder(server(), { guestId: 'a guest', method: 'offline_payment' });
      await reported('order_id', id);
      const atConsole = async () => (await operator.orders()).find((one) => one.id === id);
      const decide = (decision: string, reason?: string) =>
        operator.send('PUT', `/operator/orders/${id}`, { decision, ...(reason && { reason }) });
      expect((await decide('refund_paid')).codes).toEqual(['decision']);
      expect((await decide('payment_received')).status).toBe(200);
      expect(await atConsole()).toMatchObject({ refund_owed: 0 });
      expect((await decide('canceled', 'No bread left')).status).toBe(200);
      await server().database.query(
        `update orders set updated_at = updated_at - interval '9 days' where id = $1`,
        [id],
      );
      expect(await atConsole()).toMatchObject({ refund_owed: 17.4, decisions: ['refund_paid'] });
      expect(await owedAccount(`refund:${id}`)).toBe(1740);

      const answers = await Promise.all([decide('refund_paid'), decide('refund_paid')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await atConsole()).toMatchObject({ refund_owed: 0, decisions: [] });
      expect(await owedAccount(`refund:${id}`)).toBe(0);
      expect(await unbalanced(server())).toEqual([]);
    });

    it('is booked against the cash account for the part that was paid in cash [X-23, CHK-04]', async () => {
      const operator = browser(server);
      await operator.enter();
      const id = await newOrder(server(), { guestId: 'cash guest', method: 'offline_payment' });
      const pay = (from: 'cash' | 'offline', amount: number) =>
        server().database.transaction((tx) =>
          payOrder(tx, { orderId: id, from, method: from, amount, reference: `${from}:${id}`, now: T0 }),
        );
      await pay('cash', 7_40);
      await pay('offline', 10_00);
      const decide = (decision: string, reason?: string) =>
        operator.send('PUT', `/operator/orders/${id}`, { decision, ...(reason && { reason }) });
      expect((await decide('canceled', 'No bread left')).status).toBe(200);
      expect((await decide('refund_paid')).status).toBe(200);
      const sent = await server().database.query(
        `select entry.account, entry.amount::int as amount
        from ledger_postings posting join ledger_entries entry on entry.posting_id = posting.id
        where posting.order_id = $1 and posting.kind = 'refund_sent' and entry.amount > 0 order by entry.account`,
        [id],
      );
      expect(sent).toEqual([
        { account: 'cash', amount: 7_40 },
        { account: 'offline', amount: 10_00 },
      ]);
      expect(await owedAccount(`refund:${id}`)).toBe(0);
      expect(await unbalanced(server())).toEqual([]);
    });

    it('stays in the trip’s console entry until the operator has confirmed the payment [X-23, RENT-54]', async () => {
      const operator = browser(server);
      await operator.enter();
      const [trip] = await server().database.query<{ id: number }>(
        `insert into trips (module_id, zone_id, provider_id, type, status, payment_method, payment_status, contact_name,
          contact_phone, pickup, pickup_at, vehicles_amount, tax, total, created_at, updated_at)
        select 6, 1, id, 'day_wise', 'pending', 'offline_payment', 'unpaid', 'Nour', '+971501112233', '{}',
          $1::timestamptz, 5000, 0, 5000, now(), now() from providers order by id limit 1 returning id`,
        [new Date(Date.now() + DAY).toISOString()],
      );
      const id = trip?.id ?? 0;
      await reported('trip_id', id);
      const atConsole = async () =>
        (await operator.send<{ trips: OperatorTrip[] }>('GET', '/operator/trips')).body.trips.find(
          (one) => one.id === id,
        );
      const decide = (decision: string, reason?: string) =>
        operator.send('PUT', `/operator/trips/${id}`, { decision, ...(reason && { reason }) });
      expect((await decide('payment_received')).status).toBe(200);
      expect((await decide('canceled', 'No car left')).status).toBe(200);
      expect(await atConsole()).toMatchObject({ refund_owed: 50, decisions: ['refund_paid'] });
      expect((await decide('refund_paid')).status).toBe(200);
      expect(await atConsole()).toMatchObject({ refund_owed: 0, decisions: [] });
      expect(await owedAccount(`refund:trip:${id}`)).toBe(0);
    });
  },
  { env: ENV },
);
