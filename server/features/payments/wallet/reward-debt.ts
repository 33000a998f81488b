import type { Minor } from '../../../../domain/money';
import type { Queryable } from '../../../db/database';
import { transfer } from '../ledger';

/** The ledger's entry kind for a reward in money that is taken back. */
const RETURNED = {
  cashback: 'cashback_returned',
  referral: 'referral_returned',
  points_to_money: 'points_money_returned',
} as const;

type Reward = {
  kind: keyof typeof RETURNED;
  customerId: number;
  amount: Minor;
  orderId: number | null;
  /** The idempotency key. `null`: the caller makes sure that the reward is given once. */
  reference: string | null;
  now: number;
};

/**
 * Returns the text of the entry in the history. Without an order id it names no order, because a referrer
 * must not see the friend's order.
 */
const shownOn = ({ orderId }: Reward) => (orderId === null ? { orderId, label: null } : { orderId });

/**
 * Pays a reward into the wallet, minus the customer's debt from rewards that were taken back [WAL-10].
 * Idempotent by its reference.
 */
export async function giveReward(tx: Queryable, reward: Reward): Promise<void> {
  const { kind, customerId, amount, reference, now } = reward;
  const wallet = `wallet:${customerId}` as const;
  const details = { ...shownOn(reward), now };
  if (!(await transfer(tx, { ...details, kind, from: 'promotions', to: wallet, amount, reference }))) return;
  const [customer] = await tx.query<{ reward_debt: Minor }>(
    'select reward_debt from customers where id = $1',
    [customerId],
  );
  const settled = Math.min(customer?.reward_debt ?? 0, amount);
  if (settled === 0) return;
  await transfer(tx, {
    ...details,
    kind: RETURNED[kind],
    from: wallet,
    to: `owed:${customerId}`,
    amount: settled,
    reference: null,
  });
}

/**
 * Takes a reward back from the wallet. If the balance is too low, the difference becomes a debt [WAL-10]. The
 * caller makes sure that it happens once.
 */
export async function takeRewardBack(tx: Queryable, reward: Reward): Promise<void> {
  const { kind, customerId, amount, reference, now } = reward;
  const [customer] = await tx.query<{ wallet_balance: Minor }>(
    'select wallet_balance from customers where id = $1 for no key update',
    [customerId],
  );
  if (customer === undefined) return;
  const details = { ...shownOn(reward), kind: RETURNED[kind], to: 'promotions', now } as const;
  const paid = Math.min(customer.wallet_balance, amount);
  if (paid > 0) await transfer(tx, { ...details, from: `wallet:${customerId}`, amount: paid, reference });
  if (amount > paid)
    await transfer(tx, {
      ...details,
      from: `owed:${customerId}`,
      amount: amount - paid,
      reference: reference === null ? null : `owed:${reference}`,
    });
}
