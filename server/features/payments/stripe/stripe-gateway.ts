import type { Currency } from '../../../../domain/money';
import type { Gateway, Opening } from '../gateway';
import { GoneCustomerError, returnTo } from '../gateway';
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
type Failure = { error?: { message?: string; code?: string; param?: string } };
type Call = { method?: 'POST' | 'DELETE'; fields?: Record<string, string>; key?: string };

/**
 * Creates the gateway for Stripe Checkout: https://docs.stripe.com/api/checkout/sessions/create. Only signed
 * webhooks confirm a payment. The customer's return to the app proves nothing.
 */
export function stripeGateway({ secretKey, currency }: StripeSettings, call: typeof fetch): Gateway {
  async function send<Body>(path: string, { method = 'POST', fields = {}, key }: Call): Promise<Body> {
    const answer = await call(`${API}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
        'stripe-version': VERSION,
        // Stripe ignores a repeated call with the same key.
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(method === 'POST' && { body: new URLSearchParams(fields).toString() }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body = (await answer.json()) as Body & Failure;
    if (answer.ok) return body;
    const reason = `Stripe refused ${path}: ${body.error?.code ?? answer.status}`;
    const isGone =
      body.error?.code === 'resource_missing' && (body.error.param === 'customer' || method === 'DELETE');
    throw isGone ? new GoneCustomerError(reason) : new Error(reason);
  }

  return {
    customers: {
      // Saved cards need no personal data here, because Stripe's page asks for the email address.
      async create({ customerId, key }) {
        const fields = { 'metadata[customer]': String(customerId) };
        return (await send<{ id: string }>('/customers', { fields, key })).id;
      },
      async remove(reference) {
        await send(`/customers/${encodeURIComponent(reference)}`, { method: 'DELETE' }).catch(
          (error: unknown) => {
            if (!(error instanceof GoneCustomerError)) throw error;
          },
        );
      },
    },
    async open(opening) {
      if (opening.currency.code !== currency.code || opening.currency.decimals !== currency.decimals)
        throw new Error(`Stripe is set up for ${currency.code}, not for ${opening.currency.code}`);
      const session = await send<Session>('/checkout/sessions', {
        fields: sessionOf(opening, currency),
        // The key contains the customer record, because Stripe refuses a key with different parameters.
        key: opening.customer === null ? opening.id : `${opening.id}-${opening.customer}`,
      });
      if (session.url === null) throw new Error('Stripe opened a session without a page');
      return { link: session.url, reference: session.id };
    },
    async refund({ reference, amount, key }) {
      if (reference === null) throw new Error('Stripe has no name for this payment');
      const fields = { payment_intent: reference, amount: String(stripeAmount(amount, currency)) };
      await send('/refunds', { fields, key });
    },
  };
}

const sessionOf = (
  { id, orderId, tripId, amount, language, callback, customer }: Opening,
  currency: Currency,
): Record<string, string> => ({
  mode: 'payment',
  client_reference_id: id,
  'metadata[payment]': id,
  ...(orderId !== null && { 'metadata[order]': String(orderId) }),
  ...(tripId !== null && { 'metadata[trip]': String(tripId) }),
  'payment_intent_data[metadata][payment]': id,
  // Cards saved with this option are shown on the customer's next page (`allow_redisplay: always`):
  // https://docs.stripe.com/payments/checkout/save-during-payment.
  ...(customer !== null && { customer, 'saved_payment_method_options[payment_method_save]': 'enabled' }),
  // Names no payment methods, so that Stripe offers those of its dashboard, with Apple Pay and Google Pay.
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

/** Returns the title of Stripe's payment page. */
function titleOf({ orderId, tripId, language }: Pick<Opening, 'orderId' | 'tripId' | 'language'>): string {
  if (orderId !== null) return `${TITLES[language]} #${orderId}`;
  return tripId === null ? FUND_TITLES[language] : `${TRIP_TITLES[language]} #${tripId}`;
}
