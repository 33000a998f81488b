/** Transaction types of wallet and points [WAL-08, LOY-04]. */
export const TRANSACTION_KINDS = [
  'added',
  'spent',
  'refund',
  'points',
  'referral',
  'cashback',
  'bonus',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export type Transaction = {
  id: string;
  /** The server's name of the transaction type. */
  type: string;
  /**
   * The amount: smallest currency units for the wallet, points for loyalty points. Positive: received.
   * Negative: spent.
   */
  change: number;
  /** The balance after this transaction. */
  balance: number;
  orderId: number | null;
  at: string;
};
