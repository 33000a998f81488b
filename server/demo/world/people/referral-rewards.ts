import type { WorldTable } from '../world.types';

/** Referral rewards that the demo's customers have already received. */
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
