import type { Currency } from '../../../../domain/money';
import type { Gateway, Opening } from '../gateway';
import { returnTo } from '../gateway';
import type { StripeSettings } from '../payment-settings';
import { stripeAmount } from './stripe-amount';

const API = 'https://api.stripe.com/v1';
/** The Stripe API version that this code was written for. */
const VERSION = '2024-06-20';
const PATIENCE = 15_000;

const TITLES = { en: 'Order', ar: 'الطلب' } as const;
const TRIP_TITLES = { en: 'Trip', ar: 'الرحلة' } as const;
const FUND_TITLES = { en: 'Wallet top-up', ar: 'شحن المحفظة' } as const;

type Session = { id: string; url: string | null };
type Failure = { error?: { message?: string; code?: string } };

/**
 * Stripe Checkout: https://docs.stripe.com/api/checkout/sessions/create. Only signed webhooks confirm a
 * payment. That the customer returns to the app proves nothing.
 */
export function stripeGateway({ secretKey, currency }: StripeSettings, call: typeof fetch): Gateway {
  async function post<Body>(path: string, fields: Record<string, string>, key: string): Promise<Body> {
    const answer = await call(`${API}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
        'stripe-version': VERSION,
        // Stripe ignores a repeated call with the same key.
        'idempotency-key': key,
      },
      body: new URLSearchParams(fields).toString(),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body = (await answer.json()) as Body & Failure;
    if (!answer.ok) throw new Error(`Stripe refused ${path}: ${body.error?.code ?? answer.status}`);
    return body;
  }

  return {
    async open(opening) {
      if (opening.currency.code !== currency.code || opening.currency.decimals !== currency.decimals)
        throw new Error(`Stripe is set up for ${currency.code}, not for ${opening.currency.code}`);
      const session = await post<Session>('/checkout/sessions', sessionOf(opening, currency), opening.id);
      if (session.url === null) throw new Error('Stripe opened a session without a page');
      return { link: session.url, reference: session.id };
    },
    async refund({ reference, amount, key }) {
      if (reference === null) throw new Error('Stripe has no name for this payment');
      await post(
        '/refunds',
        { payment_intent: reference, amount: String(stripeAmount(amount, currency)) },
        key,
      );
    },
  };
}

const sessionOf = (
  { id, orderId, tripId, amount, language, callback }: Opening,
  currency: Currency,
): Record<string, string> => ({
  mode: 'payment',
  client_reference_id: id,
  'metadata[payment]': id,
  ...(orderId !== null && { 'metadata[order]': String(orderId) }),
  ...(tripId !== null && { 'metadata[trip]': String(tripId) }),
  'payment_intent_data[metadata][payment]': id,
  locale: language,
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': currency.code.toLowerCase(),
  'line_items[0][price_data][unit_amount]': String(stripeAmount(amount, currency)),
  'line_items[0][price_data][product_data][name]': titleOf({ orderId, tripId, language }),
  // The webhook may arrive after the customer returns. Until then, the app shows that the payment is being
  // confirmed.
  success_url: returnTo(callback, orderId, 'late', tripId),
  cancel_url: returnTo(callback, orderId, 'canceled', tripId),
});

/** The title that Stripe's payment page shows. */
function titleOf({ orderId, tripId, language }: Pick<Opening, 'orderId' | 'tripId' | 'language'>): string {
  if (orderId !== null) return `${TITLES[language]} #${orderId}`;
  return tripId === null ? FUND_TITLES[language] : `${TRIP_TITLES[language]} #${tripId}`;
}
