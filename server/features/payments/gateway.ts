import type { PaymentGateway } from '../../../contract/types.gen';
import type { Currency, Minor } from '../../../domain/money';
import type { Language } from '../../http/language';
import type { StripeSettings } from './payment-settings';

export type Opening = {
  /** The payment's id. It can't be guessed. */
  id: string;
  /** `null` without a trip: a top-up of the wallet. */
  orderId: number | null;
  tripId: number | null;
  amount: Minor;
  currency: Currency;
  language: Language;
  /** This server's origin: `https://souk.example`. */
  origin: string;
  /** The app page that waits for the customer. */
  callback: string;
};

/** Collects payments on its own pages and reports through `settlePayment`. */
export type Gateway = {
  /** Returns the payment page and the gateway's reference. */
  open(opening: Opening): Promise<{ link: string; reference: string | null }>;
  /** Refunds part or all of a payment; idempotent by `key`. */
  refund(payment: { id: string; reference: string | null; amount: Minor; key: string }): Promise<void>;
};

export type PaymentServices = {
  gateways: Readonly<Record<string, Gateway>>;
  /** `null`: as configured. */
  offered: ((language: Language) => PaymentGateway[]) | null;
  /** Verifies Stripe's events. `null`: no webhook. */
  stripe: StripeSettings | null;
  /** Allowed return origins. */
  appOrigins: readonly string[];
};

declare module '../../http/request-context' {
  interface RequestContext {
    payments: PaymentServices;
  }
}

export const FLAGS = { paid: 'success', failed: 'fail', canceled: 'cancel', late: 'pending' } as const;

/** The app page with the payment's outcome, if the return URL contains it [CHK-07]. */
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
