import type { PaymentGateway } from '../../../contract/types.gen';
import type { Currency, Minor } from '../../../domain/money';
import type { Language } from '../../http/language';
import type { StripeSettings } from './payment-settings';

export type Opening = {
  /** The id of the payment: random, so that it can't be guessed. */
  id: string;
  /** The order to pay. `orderId` and `tripId` are both `null` for a top-up of the wallet. */
  orderId: number | null;
  tripId: number | null;
  amount: Minor;
  currency: Currency;
  language: Language;
  /** The origin of this server, such as `https://souk.example`. */
  origin: string;
  /** The page of the app to which the gateway redirects the customer. */
  callback: string;
  /** The gateway's id of the customer's record. `null`: the page offers no saved cards. */
  customer: string | null;
};

/** Operations on customers' records at the gateway, which hold their saved cards. */
export type CustomerRecords = {
  /** Creates a record and returns the gateway's id of it. Calls with the same `key` create one record. */
  create(customer: { customerId: number; key: string }): Promise<string>;
  /** Deletes a record with its saved cards. A missing record is not an error. */
  remove(reference: string): Promise<void>;
};

/** Thrown if the gateway has no such record any more, for example because the operator deleted it there. */
export class GoneCustomerError extends Error {}

/**
 * A payment gateway, which collects payments on its own pages. Their outcome is passed to `settlePayment`.
 */
export type Gateway = {
  /** Opens a payment. Returns the URL of the payment page, and the gateway's id of the payment. */
  open(opening: Opening): Promise<{ link: string; reference: string | null }>;
  /** Operations on saved cards. Absent: the gateway saves none. */
  customers?: CustomerRecords;
  /** Refunds a payment or a part of it. Calls with the same `key` refund once. */
  refund(payment: { id: string; reference: string | null; amount: Minor; key: string }): Promise<void>;
};

export type PaymentServices = {
  gateways: Readonly<Record<string, Gateway>>;
  /** Returns the gateways that customers can choose. `null`: those of the configuration. */
  offered: ((language: Language) => PaymentGateway[]) | null;
  /** Settings for verifying Stripe's webhook. `null`: there is no webhook. */
  stripe: StripeSettings | null;
  /** The origins to which a gateway may redirect the customer. */
  appOrigins: readonly string[];
};

declare module '../../http/request-context' {
  interface RequestContext {
    payments: PaymentServices;
  }
}

export const FLAGS = { paid: 'success', failed: 'fail', canceled: 'cancel', late: 'pending' } as const;

/** Returns the URL of the app's page with the payment's outcome in the query [CHK-07]. */
export function returnTo(
  callback: string,
  orderId: number | null,
  outcome: keyof typeof FLAGS,
  tripId: number | null = null,
): string {
  const url = new URL(callback);
  if (orderId !== null) url.searchParams.set('order_id', String(orderId));
  if (tripId !== null) url.searchParams.set('trip_id', String(tripId));
  url.searchParams.set('flag', FLAGS[outcome]);
  return url.href;
}
