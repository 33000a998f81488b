import type { Contract } from '../../contract/types.gen';
import { type Currency, fromMinor } from '../../domain/money';
import type { PaymentChoice } from '../../domain/order-quote';
import type { RestSplit } from '../../domain/payment-plan';
import { ApiError } from './api-error';
import { optionalAmount } from './checkout-mapping';
import { optionalWire, type Wire } from './wire';

type Refusal = Wire<Contract['PaymentSplitRefusal']> | null;

/**
 * A payment of an order's unpaid amount. `split`: the accepted amounts. The server rejects outdated amounts
 * and sends the current split [CHK-14].
 */
export type RestPayment = PaymentChoice & { split: RestSplit | null; callback: string };

/** Returns the amounts for the body that the customer accepts by paying the unpaid amount [CHK-14]. */
export const acceptedRest = (split: RestSplit | null, currency: Currency) =>
  split
    ? { wallet_amount: fromMinor(split.wallet, currency), due_amount: fromMinor(split.due, currency) }
    : {};

/** Adds the current split to the error if the server rejected an outdated one. */
export const withCurrentSplit =
  (currency: Currency) =>
  (error: unknown): never => {
    throw withSplit(error, currency);
  };

function withSplit(error: unknown, currency: Currency): unknown {
  if (!(error instanceof ApiError) || !error.isAbout('split_changed')) return error;
  const wire = optionalWire(error.body as Refusal);
  const wallet = optionalAmount(wire?.wallet_amount, currency);
  const due = optionalAmount(wire?.due_amount, currency);
  if (wallet === null || due === null) return error;
  return new ApiError(error.code, error.errors, { cause: error, split: { wallet, due } });
}
