import type { OrderProblem as WireProblem } from '../../../contract/types.gen';
import { type Currency, fromMinor, toMinor } from '../../../domain/money';
import {
  type AcceptedAmounts,
  isSplitAccepted,
  type PaymentPlan,
  unacceptedPart,
} from '../../../domain/payment-plan';
import { AppError } from '../../http/errors';
import { CHECKOUT_MESSAGES } from './checkout.messages';
import { type Reader, splitChanged, totalChanged } from './problem.wire';

type Sent = { total: number | undefined; wallet_amount?: number; coupon_discount_amount?: number };

const optionalMinor = (amount: number | undefined, currency: Currency) =>
  amount === undefined ? null : toMinor(amount, currency);

/** Returns the amounts that the customer has accepted, according to the request. */
export const acceptedIn = (
  { total, wallet_amount, coupon_discount_amount }: Sent,
  currency: Currency,
): AcceptedAmounts => ({
  total: optionalMinor(total, currency),
  wallet: optionalMinor(wallet_amount, currency),
  couponDiscount: optionalMinor(coupon_discount_amount, currency),
});

type Counted = { total: number; couponDiscount: number; payment: Pick<PaymentPlan, 'wallet'> };
type Draft = { accepted: AcceptedAmounts; usesWallet: boolean };

/**
 * Returns the errors for amounts that differ from those that the customer has accepted. Empty: no amount
 * differs [CHK-06, CHK-14].
 */
export function unaccepted(
  { accepted, usesWallet }: Draft,
  { total, couponDiscount, payment: { wallet } }: Counted,
  reader: Reader,
): WireProblem[] {
  const part = unacceptedPart(accepted, { total, wallet, couponDiscount }, { usesWallet });
  if (part === null) return [];
  return [part === 'total' ? totalChanged(reader) : splitChanged(reader)];
}

type SentSplit = { wallet_amount?: number; due_amount?: number };

/** Refuses a payment if the customer hasn't accepted its split between wallet and method [CHK-14]. */
export function assertSplitAccepted(
  { wallet_amount, due_amount }: SentSplit,
  plan: Pick<PaymentPlan, 'wallet' | 'rest'>,
  currency: Currency,
): void {
  const accepted = {
    wallet: optionalMinor(wallet_amount, currency),
    due: optionalMinor(due_amount, currency),
  };
  if (isSplitAccepted(accepted, plan)) return;
  throw new AppError(409, [{ code: 'split_changed', message: CHECKOUT_MESSAGES.splitChanged }], {
    wallet_amount: fromMinor(plan.wallet, currency),
    due_amount: fromMinor(plan.rest, currency),
  });
}
