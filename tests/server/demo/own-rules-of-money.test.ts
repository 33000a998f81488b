import { expect, it } from 'vitest';
import { bestFundBonus } from '../../../domain/fund';
import { moneyOfPoints, pointsEarned } from '../../../domain/loyalty';
import { forEachDatabase } from '../../support/server';
import { unbalanced } from '../checkout/orderer';
import { demoOrders, type Transaction } from './order-rows';

const EXCHANGE = { pointsPerUnit: 100, minimum: 200, earnedPerUnit: 5, minorPerUnit: 100 };
const REFERRAL = 500;

forEachDatabase("The demo's wallets and coupons", (server) => {
  const rows = <Row extends object>(text: string, values: unknown[] = []) =>
    server().database.query<Row>(text, values);

  it('include a recorded order for every used coupon [COUP-09]', async () => {
    const used = await rows(
      `select o.id, o.coupon_id, o.customer_id from orders o where o.coupon_id is not null and o.fixture is not null
      except select order_id, coupon_id, customer_id from coupon_uses`,
    );
    const without = await rows(
      `select use.id from coupon_uses use left join orders o on o.id = use.order_id
      where use.trip_id is null and (o.id is null or o.coupon_id <> use.coupon_id)`,
    );
    expect([used, without]).toEqual([[], []]);
  });

  const transactions = (table: 'wallet_transactions' | 'point_transactions') =>
    rows<Transaction>(`select * from ${table} order by customer_id, id`);

  it('have balances equal to the sum of their transactions and to the ledger [WAL-01, LOY-01]', async () => {
    for (const [table, column] of [
      ['wallet_transactions', 'wallet_balance'],
      ['point_transactions', 'loyalty_points'],
    ] as const) {
      const held = new Map<number, number>();
      for (const { customer_id: id, credit, debit, balance } of await transactions(table)) {
        held.set(id, (held.get(id) ?? 0) + credit - debit);
        expect(balance).toBe(held.get(id));
      }
      const people = await rows<{ id: number; held: number }>(
        `select id, ${column} as held from customers where fixture is not null`,
      );
      for (const person of people)
        expect([table, person.id, person.held]).toEqual([table, person.id, held.get(person.id) ?? 0]);
    }
    expect(await unbalanced(server())).toEqual([]);
  });

  it('have money and points that follow the shop’s rules for orders, top-ups and referrals [WAL-08, WAL-09, LOY-02, LOY-04, REF-01, ORD-06]', async () => {
    const all = await demoOrders(server());
    const orderOf = (reference: string | null) => all.find(({ id }) => id === Number(reference));
    const money = await transactions('wallet_transactions');
    const points = await transactions('point_transactions');
    const [bonusRow] = await rows<{ bonus: number; minimum_amount: number; starts: Date; ends: Date }>(
      'select bonus::float8 as bonus, minimum_amount, starts, ends from fund_bonuses',
    );
    const bonus = {
      id: 1,
      title: '',
      description: null,
      bonus: { kind: 'percent' as const, percent: bonusRow?.bonus ?? 0, maximum: 2000 },
      minimum: bonusRow?.minimum_amount ?? 0,
      starts: bonusRow?.starts.getTime() ?? 0,
      ends: bonusRow?.ends.getTime() ?? 0,
    };
    for (const { type, credit, debit, reference, created_at, customer_id } of money) {
      const order = orderOf(reference);
      const isAt = (one: Transaction) => one.created_at.getTime() === created_at.getTime();
      if (type === 'order_place') expect([debit, created_at]).toEqual([order?.total, order?.created_at]);
      else if (type === 'order_refund') expect([credit, order?.paid]).toEqual([order?.total, 0]);
      else if (type === 'bonus') {
        const added = money.find((one) => one.type === 'add_fund' && isAt(one))?.credit ?? 0;
        expect(credit).toBe(bestFundBonus([bonus], added, created_at.getTime())?.worth);
      } else if (type === 'loyalty_point') {
        const spent = points.find((one) => one.type === 'point_to_wallet' && isAt(one))?.debit ?? 0;
        expect(spent).toBeGreaterThanOrEqual(EXCHANGE.minimum);
        expect(credit).toBe(moneyOfPoints(spent, EXCHANGE));
      } else if (type === 'referrer') {
        const [friend] = await rows<{ id: number }>('select id from customers where referred_by = $1', [
          customer_id,
        ]);
        const first = all.find(({ customer_id: id, status }) => id === friend?.id && status === 'delivered');
        expect([credit, created_at]).toEqual([REFERRAL, first?.updated_at]);
      } else expect(type).toBe('add_fund');
    }
    const paidByWallet = all.filter(({ payment_method }) => payment_method === 'wallet').map(({ id }) => id);
    const moved = money
      .filter(({ type }) => type === 'order_place')
      .map(({ reference }) => Number(reference));
    expect(moved.sort()).toEqual(paidByWallet.sort());
    const earned = all
      .filter(({ status, customer_id }) => status === 'delivered' && customer_id !== null)
      .map((order) => [
        order.id,
        pointsEarned(order.items_amount - order.coupon_discount, EXCHANGE),
        order.updated_at,
      ]);
    const given = points
      .filter(({ type }) => type === 'order_place')
      .map(({ reference, credit, created_at }) => [Number(reference), credit, created_at]);
    expect(given.sort()).toEqual(earned.sort());
  });

  it('have payments for paid orders and refunds for cancelled ones [ORD-06, CHK-04]', async () => {
    for (const order of await demoOrders(server())) {
      const payments = await rows<{ amount: number; status: string }>(
        'select amount, status from order_payments where order_id = $1',
        [order.id],
      );
      const isPaid = order.payment_status === 'paid';
      const paid = payments.filter(({ status }) => status === 'paid').map(({ amount }) => amount);
      expect([order.id, paid]).toEqual([order.id, isPaid ? [order.total] : []]);
      expect([order.id, order.paid]).toEqual([
        order.id,
        isPaid && order.status !== 'canceled' ? order.total : 0,
      ]);
    }
  });
});
