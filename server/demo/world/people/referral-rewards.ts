import type { WorldTable } from '../world.types';

/** Rewards that already are in the wallets of the demo's customers. */
export const referralRewards = ({ rows }: WorldTable): WorldTable => ({
  table: 'referral_rewards',
  rows: rows
    .filter(({ type }) => type === 'referrer')
    .map(({ customer_id, credit, created_at }, index) => ({
      id: index + 1,
      referrer_id: Number(customer_id),
      amount: Number(credit),
      given_at: String(created_at),
    })),
});
