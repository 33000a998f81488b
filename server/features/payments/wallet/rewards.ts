import { type Converted, moneyOfConverted, pointsEarned, pointsToReturn } from '../../../../domain/loyalty';
import { type Minor, toMinor } from '../../../../domain/money';
import type { OrderStatus } from '../../../../domain/order-states';
import { isReferralEarned, type ReferralTerms } from '../../../../domain/referral';
import { type Queryable, timestamp } from '../../../db/database';
import type { SiteConfig } from '../../shared/site-config';
import { currencyIn } from '../../shared/text-placeholders';
import { transfer } from '../ledger';
import { loyaltyTermsOf } from './loyalty.routes';
import { giveReward, takeRewardBack } from './reward-debt';

/** The settings for rewards: those that are on, and their amounts. */
export type RewardTerms = Pick<
  SiteConfig,
  | 'currency_code'
  | 'currency_decimals'
  | 'customer_wallet_status'
  | 'loyalty_point_status'
  | 'loyalty_point_exchange_rate'
  | 'loyalty_point_minimum_point'
  | 'loyalty_point_item_purchase_point'
  | 'ref_earning_status'
  | 'ref_earning_exchange_rate'
  | 'ref_earning_friend_reward'
  | 'ref_earning_minimum_order'
  | 'ref_earning_maximum_friends'
>;

type Delivered = { orderId: number; now: number; terms: RewardTerms };
type Row = { customer_id: number | null; goods: Minor; cashback: Minor | null; referred_by: number | null };

const pointsOf = (orderId: number): string => `points:order:${orderId}`;
const cashbackOf = (orderId: number): string => `cashback:${orderId}`;
const referralOf = (orderId: number): string => `referral:order:${orderId}`;
const invitedOf = (orderId: number): string => `referral:friend:order:${orderId}`;

type Moved = { order: { id: number }; to: OrderStatus; now: number; rewards: RewardTerms };

/** Gives or takes back rewards when an order's status changes. Handles the event `orderMoved`. */
export async function rewardMovedOrder(tx: Queryable, { order, to, now, rewards }: Moved): Promise<void> {
  if (to === 'delivered') await rewardDelivery(tx, { orderId: order.id, now, terms: rewards });
}

/**
 * Gives the rewards of a delivered order: points, cashback and the referral reward. Each is given once
 * [WAL-09, LOY-04, REF-01].
 */
async function rewardDelivery(tx: Queryable, { orderId, now, terms }: Delivered): Promise<void> {
  const [order] = await tx.query<Row>(
    `select o.customer_id, greatest(0, o.items_amount - o.coupon_discount) as goods, promised.amount as cashback,
      customer.referred_by
    from orders o left join order_cashbacks promised on promised.order_id = o.id
    left join customers customer on customer.id = o.customer_id
    where o.id = $1`,
    [orderId],
  );
  if (order === undefined || order.customer_id === null) return;
  const { customer_id: customerId, referred_by: referrerId, goods } = order;
  const points = terms.loyalty_point_status === 1 ? pointsEarned(goods, loyaltyTermsOf(terms)) : 0;
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
    await giveReward(tx, {
      kind: 'cashback',
      customerId,
      amount: order.cashback,
      orderId,
      reference: cashbackOf(orderId),
      now,
    });
  if (referrerId !== null && terms.ref_earning_status === 1)
    await rewardReferral(tx, { referrerId, friendId: customerId, goods, orderId, now, terms });
}

const referralTermsOf = (terms: RewardTerms): ReferralTerms => ({
  reward: toMinor(terms.ref_earning_exchange_rate, currencyIn(terms)),
  friendReward: toMinor(terms.ref_earning_friend_reward, currencyIn(terms)),
  minimumOrder: toMinor(terms.ref_earning_minimum_order, currencyIn(terms)),
  maximumFriends: terms.ref_earning_maximum_friends,
});

type Referral = Delivered & { referrerId: number; friendId: number; goods: Minor };

/**
 * Rewards the referrer and the friend for a friend's first order that is large enough. Each friend counts once
 * [REF-02, REF-03].
 */
async function rewardReferral(
  tx: Queryable,
  { referrerId, friendId, goods, orderId, now, terms }: Referral,
): Promise<void> {
  // Locks the referrer, so that concurrent orders of two friends can't both get the last reward below the
  // limit.
  await tx.query('select 1 from customers where id = $1 for no key update', [referrerId]);
  const [counted] = await tx.query<{ friends: number }>(
    'select count(*)::int as friends from referral_rewards where referrer_id = $1 and returned_at is null',
    [referrerId],
  );
  const referral = referralTermsOf(terms);
  if (!isReferralEarned({ goods, friends: counted?.friends ?? 0 }, referral)) return;
  const [earned] = await tx.query(
    `insert into referral_rewards (referrer_id, friend_id, order_id, amount, friend_amount, given_at)
    values ($1, $2, $3, $4, $5, $6::timestamptz)
    on conflict (friend_id) where returned_at is null do nothing returning id`,
    [referrerId, friendId, orderId, referral.reward, referral.friendReward, timestamp(now)],
  );
  if (earned === undefined) return;
  for (const part of referralParts({ orderId, referrerId, friendId, ...referral }))
    await giveReward(tx, { ...part, kind: 'referral', reference: part.key, now });
}

type ReferralParts = Pick<ReferralTerms, 'reward' | 'friendReward'> & {
  orderId: number;
  /** The customer who referred the friend. `null`: the account was deleted. */
  referrerId: number | null;
  friendId: number | null;
};

/**
 * Returns the payouts of a referral to referrer and friend, without deleted accounts and zero amounts. The
 * referrer's has no order id, because the referrer must not see the friend's order.
 */
const referralParts = ({ orderId, referrerId, friendId, reward, friendReward }: ReferralParts) =>
  [
    { customerId: referrerId, amount: reward, orderId: null, key: referralOf(orderId) },
    { customerId: friendId, amount: friendReward, orderId, key: invitedOf(orderId) },
  ].flatMap(({ customerId, ...part }) =>
    customerId === null || part.amount === 0 ? [] : [{ ...part, customerId }],
  );

type Refunded = { orderId: number; now: number };

/**
 * Takes back the rewards of a refunded order: points, cashback and the rewards of a referral [ORD-07, WAL-10,
 * REF-02, REF-03]. The caller makes sure that it happens once.
 */
export async function returnRewards(tx: Queryable, refunded: Refunded): Promise<void> {
  await returnOwnRewards(tx, refunded);
  await returnReferral(tx, refunded);
}

async function returnOwnRewards(tx: Queryable, { orderId, now }: Refunded): Promise<void> {
  const given = await tx.query<{ reference: string; amount: number }>(
    `select posting.reference, entry.amount
    from ledger_postings posting join ledger_entries entry on entry.posting_id = posting.id
    where posting.reference = any($1) and entry.amount > 0`,
    [[pointsOf(orderId), cashbackOf(orderId)]],
  );
  const [customer] = await tx.query<{ id: number; points: number }>(
    `select customer.id, loyalty_points as points
    from orders o join customers customer on customer.id = o.customer_id
    where o.id = $1 for no key update of customer`,
    [orderId],
  );
  if (customer === undefined) return;
  const givenBy = (reference: string) => given.find((one) => one.reference === reference)?.amount ?? 0;
  const { points, missing } = pointsToReturn(givenBy(pointsOf(orderId)), customer.points);
  if (points > 0)
    await transfer(tx, {
      kind: 'points_returned',
      from: `points:${customer.id}`,
      to: 'points',
      amount: points,
      orderId,
      reference: `returned:${pointsOf(orderId)}`,
      now,
    });
  const money = missing > 0 ? moneyOfConverted(missing, await convertedBy(tx, customer.id)) : 0;
  if (money > 0)
    await takeRewardBack(tx, {
      kind: 'points_to_money',
      customerId: customer.id,
      amount: money,
      orderId,
      reference: `returned:money:${pointsOf(orderId)}`,
      now,
    });
  const cashback = givenBy(cashbackOf(orderId));
  if (cashback > 0)
    await takeRewardBack(tx, {
      kind: 'cashback',
      customerId: customer.id,
      amount: cashback,
      orderId,
      reference: `returned:${cashbackOf(orderId)}`,
      now,
    });
}

/** Returns all points that the customer has ever converted, and their total value in the wallet. */
async function convertedBy(tx: Queryable, customerId: number): Promise<Converted> {
  const [sums] = await tx.query<Converted>(
    `select coalesce(-sum(entry.amount) filter (where posting.kind = 'points_spent'), 0)::float8 as points,
      coalesce(sum(entry.amount) filter (where posting.kind = 'points_to_money'), 0)::float8 as money
    from ledger_entries entry join ledger_postings posting on posting.id = entry.posting_id
    where entry.account = any($1) and posting.kind in ('points_spent', 'points_to_money')`,
    [[`points:${customerId}`, `wallet:${customerId}`]],
  );
  return sums ?? { points: 0, money: 0 };
}

async function returnReferral(tx: Queryable, { orderId, now }: Refunded): Promise<void> {
  const [given] = await tx.query<Omit<ReferralParts, 'orderId'>>(
    `update referral_rewards set returned_at = $2::timestamptz
    where order_id = $1 and returned_at is null
    returning referrer_id as "referrerId", friend_id as "friendId", amount as reward, friend_amount as "friendReward"`,
    [orderId, timestamp(now)],
  );
  if (given === undefined) return;
  for (const part of referralParts({ orderId, ...given }))
    await takeRewardBack(tx, { ...part, kind: 'referral', reference: `returned:${part.key}`, now });
}
