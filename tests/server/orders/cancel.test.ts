import { expect, it } from 'vitest';
import type { Order } from '../../../contract/types.gen';
import { transfer } from '../../../server/features/payments/ledger';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody, type Person } from '../account/person';
import { add } from '../cart/account-cart';
import { G, GROCERY } from '../cart/shopper';
import { order, rowOf, unbalanced } from '../checkout/orderer';
import { newVisitor } from '../session/visitor';
import { newOrder, stateOf } from './placed';

forEachDatabase('The cancellation of an order', (server) => {
  const cancel = (person: Person, order_id: number, more: object = {}, options: object = {}) =>
    person.send('PUT', '/customer/order/cancel', {
      body: { order_id, reason: 'I ordered by mistake', ...more },
      ...options,
    });
  const one = async <Value>(sql: string, id: number) =>
    (await server().database.query<{ value: Value }>(sql, [id]))[0]?.value;

  it('shows the refund in advance, then returns money, stock and coupon exactly once [ORD-06, X-05]', async () => {
    const person = await newPerson(server());
    const shelf = () => one<number>('select stock as value from items where id = $1', G(4));
    const purse = () => one<number>('select wallet_balance as value from customers where id = $1', person.id);
    const uses = (id: number) =>
      one<number>('select count(*)::int as value from coupon_uses where order_id = $1', id);
    await server().database.transaction((tx) =>
      transfer(tx, {
        kind: 'add_fund',
        from: 'opening',
        to: `wallet:${person.id}`,
        amount: 500_00,
        orderId: null,
        reference: null,
        now: 0,
      }),
    );
    const before = (await shelf()) ?? 0;
    await add(person, { item_id: G(4), quantity: 2 }, GROCERY);
    const body = { coupon_code: 'FLAT7', payment_method: 'wallet' };
    const { order_id: id, total_amount: total = 0 } = (await order(person, { moduleId: GROCERY, body })).body;
    expect([await shelf(), await uses(id), await purse()]).toEqual([
      before - 2,
      1,
      500_00 - Math.round(total * 100),
    ]);
    const read = async () =>
      (await person.send<Order>('GET', '/customer/order/track', { query: { order_id: id } })).body;
    expect((await read()).actions).toMatchObject({ can_cancel: true, cancel_refund: total });
    const answers = await Promise.all([1, 2, 3].map(() => cancel(person, id, { note: 'Sorry' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await shelf(), await uses(id), await purse()]).toEqual([before, 0, 500_00]);
    expect(await read()).toMatchObject({
      order_status: 'canceled',
      canceled: expect.any(String),
      cancelled_by: 'customer',
      cancellation_note: 'Sorry',
      refunded_amount: total,
      actions: { can_cancel: false, can_reorder: true },
    });
    expect(await unbalanced(server())).toEqual([]);
  });

  it('stores a predefined reason in every language [ORD-06]', async () => {
    const person = await newPerson(server());
    const id = await newOrder(server(), { customerId: person.id });
    await cancel(person, id);
    expect(await rowOf(server(), id)).toMatchObject({
      cancellation_reason: { en: 'I ordered by mistake', ar: 'طلبت عن طريق الخطأ' },
    });
  });

  it('requires a reason, and is refused for confirmed orders and orders of other customers [ORD-06, PERM-07]', async () => {
    const person = await newPerson(server());
    const id = await newOrder(server(), { customerId: person.id });
    for (const reason of ['  ', []]) expect((await cancel(person, id, { reason })).codes).toEqual(['reason']);
    const unknown = await cancel(person, 987654);
    expect(unknown.status).toBe(404);
    expect(await cancel(await newPerson(server()), id)).toEqual(unknown);
    expect(await stateOf(server(), id)).toBe('pending');
    for (const status of ['confirmed', 'picked_up', 'delivered'] as const) {
      const late = await newOrder(server(), { customerId: person.id, status });
      expect((await cancel(person, late)).codes).toEqual(['order_status']);
      expect(await stateOf(server(), late)).toBe(status);
    }
  });

  it('is possible for a guest in the browser of the order, but not by order number and phone [ORD-06, ORD-04]', async () => {
    const { guestId } = await newVisitor(server());
    const id = await newOrder(server(), { guestId, phone: '+971501230001' });
    const byPhone = await cancel(nobody(server()), id, { contact_number: '+971501230001' });
    expect(byPhone.status).toBe(404);
    expect((await cancel(nobody(server()), id, { guest_id: guestId })).status).toBe(200);
    expect(await stateOf(server(), id)).toBe('canceled');
  });
});
