import type { Minor } from './money';

export type ReferralTerms = {
  /** The referrer gets this much for each friend. */
  reward: Minor;
  /** The friend's goods, after the coupon, cost at least this much. */
  minimumOrder: Minor;
  /** Null: no limit. */
  maximumFriends: number | null;
};

type Delivered = {
  /** The price of the friend's goods after the coupon. */
  goods: Minor;
  /** Number of friends whose reward was paid and not taken back. */
  friends: number;
};

/** Whether a friend's delivered order earns the referrer a reward [REF-02]. */
export const isReferralEarned = (
  { goods, friends }: Delivered,
  { reward, minimumOrder, maximumFriends }: ReferralTerms,
): boolean => reward > 0 && goods >= minimumOrder && (maximumFriends === null || friends < maximumFriends);
