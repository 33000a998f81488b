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
  /** For how many friends the referrer has been rewarded; a reward that was taken back doesn't count. */
  friends: number;
};

/** Whether a friend's delivered order earns the referrer a reward [REF-02]. */
export const isReferralEarned = (
  { goods, friends }: Delivered,
  { reward, minimumOrder, maximumFriends }: ReferralTerms,
): boolean => reward > 0 && goods >= minimumOrder && (maximumFriends === null || friends < maximumFriends);
