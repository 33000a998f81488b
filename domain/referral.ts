import type { Minor } from './money';

export type ReferralTerms = {
  /** The referrer's reward for each friend. */
  reward: Minor;
  /** The friend's own reward for the same order. */
  friendReward: Minor;
  /** The smallest order of a friend that earns a reward: price of the items after the coupon. */
  minimumOrder: Minor;
  /** The largest number of rewarded friends. `null`: unlimited. */
  maximumFriends: number | null;
};

type Delivered = {
  /** The price of the friend's items after the coupon. */
  goods: Minor;
  /** The number of friends for whom the referrer got a reward. Rewards that were taken back don't count. */
  friends: number;
};

/** Returns whether a friend's delivered order earns the rewards of a referral [REF-02, REF-03]. */
export const isReferralEarned = (
  { goods, friends }: Delivered,
  { reward, friendReward, minimumOrder, maximumFriends }: ReferralTerms,
): boolean =>
  reward + friendReward > 0 && goods >= minimumOrder && (maximumFriends === null || friends < maximumFriends);
