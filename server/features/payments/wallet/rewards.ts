import { pointsEarned } from '../../../../domain/loyalty';
import { type Minor, toMinor } from '../../../../domain/money';
import type { Queryable } from '../../../db/database';
import type { SiteConfig } from '../../site/config';
import { transfer } from '../ledger';
import { loyaltyTermsOf } from './loyalty.routes';

/** Which of them the shop gives, and how much. */
export type RewardTerms = Pick<
  SiteConfig,
  | 'customer_wallet_status'
  | 'loyalty_point_status'
  | 'loyalty_point_exchange_rate'
  | 'loyalty_point_minimum_point'
  | 'loyalty_point_item_purchase_point'
  | 'ref_earning_status'
  | 'ref_earning_exchange_rate'
>;

type Delivered = { orderId: number; now: number; terms: RewardTerms };
type Row = { customer_id: number | null; goods: Minor; cashback: Minor | null; referred_by: number | null };

/**
 * What an order brings when it has arrived: points, the cashback it was promised, the reward of the friend who sent its
 * customer. Each once [WAL-09, LOY-04, REF-01].
 */
export async function rewardDelivery(tx: Queryable, { orderId, now, terms }: Delivered): Promise<void> {
  const [order] = await tx.query<Row>(
    `select o.customer_id, greatest(0, o.items_amount - o.coupon_discount) as goods, promised.amount as cashback,
      customer.referred_by
    from orders o left join order_cashbacks promised on promised.order_id = o.id
    left join customers customer on customer.id = o.customer_id
    where o.id = $1`,
    [orderId],
  );
  if (order === undefined || order.customer_id === null) return;
  const { customer_id: customerId, referred_by: referrer } = order;
  const points = terms.loyalty_point_status === 1 ? pointsEarned(order.goods, loyaltyTermsOf(terms)) : 0;
  if (points > 0)
    await transfer(tx, {
      kind: 'points_earned',
      from: 'points',
      to: `points:${customerId}`,
      amount: points,
      orderId,
      reference: `points:order:${orderId}`,
      now,
    });
  if (terms.customer_wallet_status !== 1) return;
  if (order.cashback !== null)
    await transfer(tx, {
      kind: 'cashback',
      from: 'promotions',
      to: `wallet:${customerId}`,
      amount: order.cashback,
      orderId,
      reference: `cashback:${orderId}`,
      now,
    });
  const reward = toMinor(terms.ref_earning_exchange_rate);
  if (referrer === null || terms.ref_earning_status !== 1 || reward <= 0) return;
  await transfer(tx, {
    kind: 'referral',
    from: 'promotions',
    to: `wallet:${referrer}`,
    amount: reward,
    // What the friend has ordered is the friend's.
    orderId: null,
    label: null,
    reference: `referral:${customerId}`,
    now,
  });
}
