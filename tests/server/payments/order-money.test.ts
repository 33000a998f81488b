import { expect, it } from 'vitest';
import type { AddFundResponse, WalletTransactionPage } from '../../../contract/types.gen';
import { transfer } from '../../../server/features/payments/ledger';
import { payOrder, refundOrder } from '../../../server/features/payments/order-money';
import { releaseAndRefundOrder } from '../../../server/features/payments/refund-order';
import { forEachDatabase } from '../../support/server';
import { newPerson } from '../account/person';
import { add } from '../cart/account-cart';
import { G, GROCERY } from '../cart/shopper';
import { order, rowOf, unbalanced, withWraps } from '../checkout/orderer';

const now = Date.parse('2026-05-12T09:00:00Z');

forEachDatabase('The payments of an order', (server) => {
  const balanceOf = async (customerId: number) =>
    (
      await server().database.query<{ wallet_balance: number }>(
        'select wallet_balance from customers where id = $1',
        [customerId],
      )
    )[0]?.wallet_balance;

  it('are counted once, however often they are reported, and refunded once [X-05, CHK-07]', async () => {
    const { database } = server();
    const person = await withWraps(server());
    const { order_id: orderId } = (await order(person)).body;
    const total = Number((await rowOf(server(), orderId)).total);
    const pay = () =>
      database.transaction((tx) =>
        payOrder(tx, {
          orderId,
          from: 'cash',
          method: 'cash_on_delivery',
          amount: total,
          reference: `cash:${orderId}`,
          now,
        }),
      );
    expect([await pay(), await pay()]).toEqual([true, false]);
    expect(await rowOf(server(), orderId)).toMatchObject({ paid: total, payment_status: 'paid' });
    const back = () => database.transaction((tx) => refundOrder(tx, { orderId, now }));
    expect([await back(), await back()]).toEqual([total, 0]);
    expect(await balanceOf(person.id)).toBe(total);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('can come from the wallet and go back to it on a cancellation, with each balance recorded [WAL-04, WAL-08, ORD-06]', async () => {
    const person = await withWraps(server());
    const { redirect_link: link } = (
      await person.send<AddFundResponse>('POST', '/customer/wallet/add-fund', {
        body: { amount: 50, payment_method: 'card', callback: '/wallet', payment_platform: 'web' },
      })
    ).body;
    await server().app.inject({
      method: 'POST',
      url: `${new URL(link).pathname}/paid`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    const { order_id: orderId } = (await order(person, { body: { payment_method: 'wallet' } })).body;
    const total = Number((await rowOf(server(), orderId)).total);
    expect(await balanceOf(person.id)).toBe(5500 - total);
    const cancelled = await person.send('PUT', '/customer/order/cancel', {
      body: { order_id: orderId, reason: 'I ordered by mistake' },
    });
    expect(cancelled.status).toBe(200);
    const readAll = async (query = {}) =>
      (
        await person.send<WalletTransactionPage>('GET', '/customer/wallet/transactions', { query })
      ).body.data?.map((one) => [one.transaction_type, one.credit, one.debit, one.balance]);
    const price = total / 100;
    expect(await readAll()).toEqual([
      ['order_refund', price, 0, 55],
      ['order_place', 0, price, (5500 - total) / 100],
      ['bonus', 5, 0, 55],
      ['add_fund', 50, 0, 50],
    ]);
    expect(await readAll({ type: 'refund' })).toEqual([['order_refund', price, 0, 55]]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('are refunded when the order fails, while its goods and coupon are released [ORD-06]', async () => {
    const { database } = server();
    const shelf = async () =>
      (await database.query<{ stock: number }>('select stock from items where id = $1', [G(8)]))[0]?.stock;
    const before = await shelf();
    const person = await newPerson(server());
    await add(person, { item_id: G(8), quantity: 2 }, GROCERY);
    const { order_id: orderId } = (await order(person, { moduleId: GROCERY, body: { coupon_code: 'FLAT7' } }))
      .body;
    const uses = () => database.query('select 1 from coupon_uses where order_id = $1', [orderId]);
    expect([await shelf(), (await uses()).length]).toEqual([(before ?? 0) - 2, 1]);
    for (let time = 0; time < 2; time += 1)
      await database.transaction((tx) => releaseAndRefundOrder(tx, { orderId, now }));
    expect([await shelf(), (await uses()).length]).toEqual([before, 0]);
  });

  it('always leave the ledger balanced and never overdraw a wallet [CHK-04]', async () => {
    const { database } = server();
    const person = await newPerson(server());
    await expect(
      database.transaction((tx) =>
        tx.query(
          `with posted as (insert into ledger_postings (kind, created_at) values ('order_payment', now()) returning id)
          insert into ledger_entries (posting_id, account, amount) select id, 'cash', 5 from posted`,
        ),
      ),
    ).rejects.toThrow('does not make zero');
    const spend = (amount: number) =>
      database.transaction((tx) =>
        transfer(tx, {
          kind: 'order_payment',
          from: `wallet:${person.id}`,
          to: 'cash',
          amount,
          orderId: null,
          reference: null,
          now,
        }),
      );
    await expect(spend(1)).rejects.toThrow();
    await expect(spend(-1)).rejects.toThrow('No amount');
    expect(await balanceOf(person.id)).toBe(0);
  });
});
