import type { Minor } from './money';

export type PaymentMethod = 'cash' | 'wallet' | 'digital' | 'offline';

export type PaymentWish = {
  /** Null: not chosen yet. */
  method: PaymentMethod | null;
  /** What the wallet holds is taken first, the rest is paid by the method. */
  usesWallet: boolean;
};

export type PaymentTerms = {
  total: Minor;
  /** Null: there is no wallet, as for a guest. */
  walletBalance: Minor | null;
  /** The most that may be paid in cash; null: as much as one likes. */
  cashLimit: Minor | null;
  /** Whether a way to pay is offered here and to this person. */
  isOffered: (method: PaymentMethod) => boolean;
  /** Whether the wallet may pay a part. */
  hasPartialPayment: boolean;
};

export type PaymentProblem =
  | { code: 'methodOff' }
  | { code: 'cashTooMuch'; limit: Minor }
  | { code: 'walletShort'; missing: Minor };

/** What comes from the wallet, and what is left for the method. */
export type PaymentPlan = { wallet: Minor; rest: Minor; problem: PaymentProblem | null };

/** Whether a courier may not take as much as this [CHK-03]. */
export const isCashTooMuch = (amount: Minor, limit: Minor | null): boolean =>
  limit !== null && amount > limit;

/** Who pays how much of an order, and why it can't be paid like that [CHK-03, CHK-04]. */
export function paymentPlan({ method, usesWallet }: PaymentWish, terms: PaymentTerms): PaymentPlan {
  const { total, cashLimit, isOffered } = terms;
  const balance = terms.walletBalance ?? 0;
  if (method === 'wallet') {
    const wallet = Math.min(balance, total);
    const missing = total - wallet;
    if (terms.walletBalance === null || !isOffered('wallet'))
      return { wallet: 0, rest: total, problem: { code: 'methodOff' } };
    return { wallet, rest: missing, problem: missing > 0 ? { code: 'walletShort', missing } : null };
  }
  const canUseWallet = terms.hasPartialPayment && isOffered('wallet');
  const wallet = usesWallet && canUseWallet ? Math.min(balance, total) : 0;
  const rest = total - wallet;
  return { wallet, rest, problem: problemOf() };

  function problemOf(): PaymentProblem | null {
    if (usesWallet && (terms.walletBalance === null || !canUseWallet)) return { code: 'methodOff' };
    if (method === null || rest === 0) return null;
    if (!isOffered(method)) return { code: 'methodOff' };
    if (method === 'cash' && cashLimit !== null && isCashTooMuch(rest, cashLimit))
      return { code: 'cashTooMuch', limit: cashLimit };
    return null;
  }
}
