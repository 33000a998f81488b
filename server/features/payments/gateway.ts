import type { PaymentGateway } from '../../../contract/types.gen';
import type { Minor } from '../../../domain/money';
import type { Language } from '../../http/language';
import type { StripeSettings } from './payment-settings';

export type Opening = {
  /** Our own name of the payment, which nobody can guess. */
  id: string;
  /** Neither an order nor a trip: money for the wallet. */
  orderId: number | null;
  tripId: number | null;
  amount: Minor;
  language: Language;
  /** Where this server is: `https://souk.example`. */
  origin: string;
  /** The page of the app that waits for the customer. */
  callback: string;
};

/** Whoever collects money for the shop on pages of their own. What becomes of a payment they tell by `settlePayment`. */
export type Gateway = {
  /** The page to send the customer to, and what the gateway calls the payment. */
  open(opening: Opening): Promise<{ link: string; reference: string | null }>;
  /** Gives a part or all of a payment back the way it came. The same `key` is given back once. */
  refund(payment: { id: string; reference: string | null; amount: Minor; key: string }): Promise<void>;
};

export type PaymentServices = {
  gateways: Readonly<Record<string, Gateway>>;
  /** What the app offers; null: what the shop's settings say. */
  offered: ((language: Language) => PaymentGateway[]) | null;
  /** How what Stripe tells is known to be of Stripe; null: nobody listens. */
  stripe: StripeSettings | null;
  /** Where else the app is served, and may therefore be returned to. */
  appOrigins: readonly string[];
};

declare module '../../http/request-context' {
  interface RequestContext {
    payments: PaymentServices;
  }
}

export const FLAGS = { paid: 'success', failed: 'fail', canceled: 'cancel', late: 'pending' } as const;

/** The app's page with what became of the payment, as far as whoever comes back can know [CHK-07]. */
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
