import { T0 } from '../../../server/demo/world/t0';
import { approveRefund } from '../../../server/features/orders/decide-refund.operation';
import { moveOrder } from '../../../server/features/orders/moving';
import { findAnyOrder } from '../../../server/features/orders/order.store';
import { payOrder } from '../../../server/features/payments/order-money';
import type { RewardTerms } from '../../../server/features/payments/wallet/rewards';
import type { TestServer } from '../../support/server';
import type { Person } from '../account/person';
import { order, rowOf, WRAP } from '../checkout/orderer';

/** Falafel Wraps for 5.10 each, bought directly without the cart. */
export const wraps = (quantity: number) => ({
  is_buy_now: 1,
  cart: [{ model: 'Item', item_id: WRAP, quantity, price: 0 }],
});

export type Delivered = { orderId: number; total: number };

/** Places an order, pays it in cash at the door and delivers it. */
export async function delivered(
  server: TestServer,
  person: Person,
  { quantity = 7, rewards, coupon }: { quantity?: number; rewards?: RewardTerms; coupon?: number } = {},
): Promise<Delivered> {
  const { order_id: orderId } = (await order(person, { body: wraps(quantity) })).body;
  if (coupon !== undefined)
    await server.database.query('update orders set coupon_discount = $2 where id = $1', [orderId, coupon]);
  const total = Number((await rowOf(server, orderId)).total);
  const payment = { orderId, from: 'cash', method: 'cash_on_delivery', amount: total } as const;
  await server.database.transaction((tx) =>
    payOrder(tx, { ...payment, reference: `door:${orderId}`, now: T0 }),
  );
  await server.database.transaction(async (tx) => {
    for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const) {
      const row = await findAnyOrder(tx, orderId);
      if (row !== null)
        await moveOrder(tx, row, { to, by: 'operator', now: T0, ...(rewards && { rewards }) });
    }
  });
  return { orderId, total };
}

/** Refunds a delivered order. Returns false if it was refunded before. */
export async function refunded({ database }: TestServer, orderId: number): Promise<boolean> {
  await database.query(
    `update orders set status = 'refund_requested' where id = $1 and status = 'delivered'`,
    [orderId],
  );
  return database.transaction((tx) => approveRefund(tx, orderId));
}

export type Holdings = { money: number; points: number; debt: number };

export async function holdingsOf({ database }: TestServer, { id }: Pick<Person, 'id'>): Promise<Holdings> {
  const [row] = await database.query<Holdings>(
    `select wallet_balance::float8 as money, loyalty_points::float8 as points, reward_debt::float8 as debt
    from customers where id = $1`,
    [id],
  );
  return row ?? { money: 0, points: 0, debt: 0 };
}
