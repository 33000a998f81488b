import { pointsEarned, rewardToReturn } from '../../../../domain/loyalty';
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

const pointsOf = (orderId: number): string => `points:order:${orderId}`;
const cashbackOf = (orderId: number): string => `cashback:${orderId}`;

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
      reference: pointsOf(orderId),
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
      reference: cashbackOf(orderId),
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

/** An order that was refunded has brought nothing: its points and its cashback go back, each once [ORD-07]. */
export async function returnRewards(
  tx: Queryable,
  { orderId, now }: { orderId: number; now: number },
): Promise<void> {
  const given = await tx.query<{ reference: string; amount: number }>(
    `select posting.reference, entry.amount
    from ledger_postings posting join ledger_entries entry on entry.posting_id = posting.id
    where posting.reference = any($1) and entry.amount > 0`,
    [[pointsOf(orderId), cashbackOf(orderId)]],
  );
  const [held] = await tx.query<{ id: number; money: Minor; points: number }>(
    `select customer.id, wallet_balance as money, loyalty_points as points
    from orders o join customers customer on customer.id = o.customer_id
    where o.id = $1 for no key update of customer`,
    [orderId],
  );
  if (held === undefined) return;
  const givenBy = (reference: string) => given.find((one) => one.reference === reference)?.amount ?? 0;
  const points = rewardToReturn(givenBy(pointsOf(orderId)), held.points);
  if (points > 0)
    await transfer(tx, {
      kind: 'points_returned',
      from: `points:${held.id}`,
      to: 'points',
      amount: points,
      orderId,
      reference: `returned:${pointsOf(orderId)}`,
      now,
    });
  const cashback = rewardToReturn(givenBy(cashbackOf(orderId)), held.money);
  if (cashback > 0)
    await transfer(tx, {
      kind: 'cashback_returned',
      from: `wallet:${held.id}`,
      to: 'promotions',
      amount: cashback,
      orderId,
      reference: `returned:${cashbackOf(orderId)}`,
      now,
    });
}
