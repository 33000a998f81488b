import { expect, it } from 'vitest';
import type { WalletTransactionPage } from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { moveOrder } from '../../../server/features/orders/moving';
import { findAnyOrder } from '../../../server/features/orders/order.store';
import { approveRefund } from '../../../server/features/orders/refund-decision';
import { transfer } from '../../../server/features/payments/ledger';
import { payOrder } from '../../../server/features/payments/order-money';
import { onDatabase } from '../../support/server';
import type { Person } from '../account/person';
import { order, quoted, rowOf, unbalanced, withWraps } from '../checkout/orderer';

onDatabase('A refund of what has arrived', (server) => {
  const held = async ({ id }: { id: number }) =>
    (
      await server().database.query<{ money: number; points: number }>(
        'select wallet_balance as money, loyalty_points as points from customers where id = $1',
        [id],
      )
    )[0];
  const listed = async (person: Person, path: string, query = {}) =>
    (await person.send<WalletTransactionPage>('GET', path, { query })).body.data ?? [];
  const cashback = async (person: Person) =>
    (await listed(person, '/customer/wallet/transactions', { type: 'CashBack' })).map((one) => [
      one.transaction_type,
      one.credit - one.debit,
      one.balance,
    ]);
  const deliver = (orderId: number) =>
    server().database.transaction(async (tx) => {
      for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const) {
        const row = await findAnyOrder(tx, orderId);
        if (row !== null) await moveOrder(tx, row, { to, by: 'operator', now: T0 });
      }
    });

  it('takes back what an order was to bring, as its sum had said, and brought, as far as it is there, once [ORD-07, WAL-08, WAL-09, LOY-04]', async () => {
    const keeps = await withWraps(server(), 7);
    const spends = await withWraps(server(), 7);
    for (const person of [keeps, spends]) {
      expect((await quoted(person)).cashback_amount).toBe(1.79);
      const { order_id: orderId } = (await order(person)).body;
      const total = Number((await rowOf(server(), orderId)).total);
      await server().database.transaction((tx) =>
        payOrder(tx, {
          orderId,
          from: 'cash',
          method: 'cash_on_delivery',
          amount: total,
          reference: `door:${orderId}`,
          now: T0,
        }),
      );
      await deliver(orderId);
      if (person === spends)
        await server().database.transaction((tx) =>
          transfer(tx, {
            kind: 'points_spent',
            from: `points:${person.id}`,
            to: 'points',
            amount: 100,
            orderId: null,
            reference: null,
            now: T0,
          }),
        );
      await server().database.query(`update orders set status = 'refund_requested' where id = $1`, [orderId]);
      const approve = () => server().database.transaction((tx) => approveRefund(tx, orderId));
      expect(await approve()).toBe(true);
      expect(await approve()).toBe(false);
      expect((await rowOf(server(), orderId)).status).toBe('refunded');
      expect(await held(person)).toEqual({ money: total, points: 0 });
      expect(await cashback(person)).toEqual([
        ['cashback', -1.79, total / 100],
        ['cashback', 1.79, 1.79],
      ]);
      const points = await person.send<WalletTransactionPage>(
        'GET',
        '/customer/loyalty-point/transactions',
        {},
      );
      expect(points.body.data?.[0]).toMatchObject({
        transaction_type: 'order_refund',
        debit: person === spends ? 78 : 178,
        balance: 0,
        reference: String(orderId),
      });
    }
    expect(await unbalanced(server())).toEqual([]);
  });
});
