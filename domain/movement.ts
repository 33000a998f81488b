/** The kinds of movement that a person tells apart, of money and of points [WAL-08, LOY-04]. */
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
  /** As the server names it. */
  type: string;
  /** What came; below zero: what went. Money in minor units, or points. */
  change: number;
  /** What was left afterwards. */
  balance: number;
  /** Of the order that it belongs to. */
  orderId: number | null;
  at: string;
};
