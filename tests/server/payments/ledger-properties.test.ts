import { array, asyncProperty, assert as check, constantFrom, integer, oneof, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect';
import { payOrder } from '../../../server/features/payments/order-money';
import { releaseAndRefundOrder } from '../../../server/features/payments/refund-order';
import { settlePayment } from '../../../server/features/payments/settle-payment.operation';
import { openTestDatabase, startTestApp, type TestServer } from '../../support/server';
import { order, rowOf, unbalanced, withWraps } from '../checkout/orderer';

const now = Date.parse('2026-11-24T09:00:00Z');
const PAYMENTS = 3;

let database: OpenDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestApp(database);
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

/** Generates all events that can change the money of an order, in any order and number. */
const happening = oneof(
  record({
    kind: constantFrom('settled' as const),
    payment: integer({ min: 0, max: PAYMENTS - 1 }),
    outcome: constantFrom('paid' as const, 'failed' as const, 'canceled' as const),
  }),
  record({ kind: constantFrom('cash' as const) }),
  record({ kind: constantFrom('cancelled' as const) }),
);

it('the ledger stays balanced for any sequence of events of an order [CHK-07, X-05]', async () => {
  await check(
    asyncProperty(array(happening, { minLength: 1, maxLength: 8 }), async (happenings) => {
      const person = await withWraps(server);
      const { order_id: orderId } = (await order(person)).body;
      const total = Number((await rowOf(server, orderId)).total);
      for (let at = 0; at < PAYMENTS; at += 1)
        await database.query(
          `insert into gateway_payments (id, order_id, gateway, amount, status, callback, created_at)
          values ($1, $2, 'card', $3, 'open', 'http://localhost/', now())`,
          [`${orderId}-${at}`, orderId, total],
        );
      const arrived = new Set<number>();
      let cash = 0;
      for (const one of happenings) {
        if (one.kind === 'settled') {
          if (one.outcome === 'paid') arrived.add(one.payment);
          await settlePayment(database, {
            paymentId: `${orderId}-${one.payment}`,
            outcome: one.outcome,
            now,
          });
        } else if (one.kind === 'cancelled')
          await database.transaction(async (tx) => {
            await releaseAndRefundOrder(tx, { orderId, now });
            await tx.query(`update orders set status = 'canceled' where id = $1`, [orderId]);
          });
        else
          await database.transaction(async (tx) => {
            const [due] = await tx.query(
              `select 1 from orders where id = $1 and paid = 0 and status = 'pending'`,
              [orderId],
            );
            if (due === undefined) return;
            cash += total;
            const from = 'cash' as const;
            await payOrder(tx, {
              orderId,
              from,
              method: 'cash_on_delivery',
              amount: total,
              reference: null,
              now,
            });
          });
      }
      expect(await unbalanced(server)).toEqual([]);
      const [held] = await database.query<{ wallet_balance: number }>(
        'select wallet_balance from customers where id = $1',
        [person.id],
      );
      const paid = Number((await rowOf(server, orderId)).paid);
      expect(paid + (held?.wallet_balance ?? 0)).toBe(cash + arrived.size * total);
      expect(paid).toBeLessThanOrEqual(total);
    }),
    { numRuns: 15 },
  );
});
