/** Transaction types of wallet and points [WAL-08, LOY-04]. */
export const MOVEMENT_KINDS = [
  'added',
  'spent',
  'refund',
  'points',
  'referral',
  'cashback',
  'bonus',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export type Movement = {
  id: string;
  /** The server's name for it. */
  type: string;
  /** Positive: received, negative: spent. Minor units or points. */
  change: number;
  /** The balance afterwards. */
  balance: number;
  orderId: number | null;
  at: string;
};
