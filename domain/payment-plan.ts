import type { Minor } from './money';

export type PaymentMethod = 'cash' | 'wallet' | 'digital' | 'offline';

export type PaymentRequest = {
  /** The payment method. `null`: none is chosen yet. */
  method: PaymentMethod | null;
  /** The wallet pays first; the method pays the remaining amount. */
  usesWallet: boolean;
};

export type PaymentTerms = {
  total: Minor;
  /** The wallet's balance. `null`: there is no wallet, for example for a guest. */
  walletBalance: Minor | null;
  /** The largest total that can be paid in cash. `null`: unlimited. */
  cashLimit: Minor | null;
  isOffered: (method: PaymentMethod) => boolean;
  hasPartialPayment: boolean;
};

export type PaymentProblem =
  | { code: 'methodOff' }
  | { code: 'cashTooMuch'; limit: Minor }
  | { code: 'walletShort'; missing: Minor };

export type PaymentPlan = { wallet: Minor; rest: Minor; problem: PaymentProblem | null };

/** The amounts that the customer has seen and accepted. `null`: the request does not contain the amount. */
export type AcceptedAmounts = {
  total: Minor | null;
  /** The part of the total that the wallet pays. */
  wallet: Minor | null;
  couponDiscount: Minor | null;
};

type CountedAmounts = { total: Minor; wallet: Minor; couponDiscount: Minor };

/**
 * Returns the first amount that differs from the amounts that the customer accepted [CHK-06, CHK-14].
 * Comparing only the total would miss a change of the wallet's part.
 */
export function unacceptedPart(
  accepted: AcceptedAmounts,
  { total, wallet, couponDiscount }: CountedAmounts,
  { usesWallet }: Pick<PaymentRequest, 'usesWallet'>,
): 'total' | 'split' | null {
  if (accepted.total !== total) return 'total';
  if (accepted.wallet === null ? usesWallet : accepted.wallet !== wallet) return 'split';
  return accepted.couponDiscount === null || accepted.couponDiscount === couponDiscount ? null : 'split';
}

/** The split of an unpaid amount: `wallet` from the wallet, `due` by the chosen method. */
export type RestSplit = { wallet: Minor; due: Minor };

/**
 * Splits an unpaid amount between wallet and method, by the wallet's balance. The server checks whether the
 * method is allowed.
 */
export function restSplit(
  due: Minor,
  { method, usesWallet }: PaymentRequest,
  balance: Minor | null,
): RestSplit {
  const { wallet, rest } = paymentPlan(
    { method, usesWallet },
    {
      total: due,
      walletBalance: balance,
      cashLimit: null,
      isOffered: () => true,
      hasPartialPayment: true,
    },
  );
  return { wallet, due: rest };
}

/**
 * Returns whether the customer has accepted this exact split. Without that, no money is taken from the wallet
 * [CHK-14].
 */
export function isSplitAccepted(
  { wallet, due }: { wallet: Minor | null; due: Minor | null },
  plan: Pick<PaymentPlan, 'wallet' | 'rest'>,
): boolean {
  if ((wallet ?? 0) !== plan.wallet) return false;
  return due === null ? plan.wallet === 0 : due === plan.rest;
}

/** Returns whether the amount exceeds the largest amount that can be paid in cash [CHK-03]. */
export const isCashTooMuch = (amount: Minor, limit: Minor | null): boolean =>
  limit !== null && amount > limit;

/**
 * Returns the split of the total between wallet and method, or the problem if no split is possible [CHK-03,
 * CHK-04].
 */
export function paymentPlan({ method, usesWallet }: PaymentRequest, terms: PaymentTerms): PaymentPlan {
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
