import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database';
import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import { headerOf } from '../../../http/read-request';
import type { StripeSettings } from '../payment-settings';
import { type Outcome, settlePayment } from '../settle-payment.operation';

/** The maximum age of a signature in milliseconds, as in Stripe's own libraries. */
const TOLERANCE = 300_000;
const BODY_LIMIT = 256 * 1024;

type Console = { database: Database; stripe: StripeSettings; wallClock: () => number; now: () => number };

/**
 * The fields of an event that Stripe always sends, and the fields of a checkout session that this code reads.
 */
type StripeEvent = {
  type: string;
  data: { object: { client_reference_id?: unknown; payment_status?: unknown; payment_intent?: unknown } };
};

/**
 * Registers `/payments/stripe/webhook`: https://docs.stripe.com/webhooks. It responds after the event is
 * stored, so that Stripe repeats a lost event.
 */
export function registerStripeWebhook(app: FastifyInstance, job: Console): void {
  void app.register(async (hook) => {
    hook.removeAllContentTypeParsers();
    hook.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    hook.post('/payments/stripe/webhook', async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      const signature = headerOf(request, 'stripe-signature') ?? '';
      if (!isSigned(text, signature, { secret: job.stripe.webhookSecret, now: job.wallClock() }))
        refuse(400, 'signature', MESSAGES.badRequest);
      const received = paymentEventOf(eventIn(text));
      if (received !== null) await settlePayment(job.database, { ...received, now: job.now() });
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

/**
 * Parses an event. A signed body that is not an event gets an error response, which Stripe shows to the
 * operator.
 */
function eventIn(text: string): StripeEvent {
  try {
    const event: unknown = JSON.parse(text);
    if (isEvent(event)) return event;
  } catch {
    // The missing body is refused below.
  }
  return refuse(400, 'bad_json', MESSAGES.badJson);
}

const isEvent = (value: unknown): value is StripeEvent =>
  isObject(value) && typeof value.type === 'string' && isObject(value.data) && isObject(value.data.object);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Verifies the header `t=<seconds>,v1=<signature>[,v1=...]`. The signature is an HMAC of timestamp and body.
 */
function isSigned(text: string, header: string, { secret, now }: { secret: string; now: number }): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=') as [string, string?]);
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(seconds) || Math.abs(now - seconds * 1000) > TOLERANCE) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${text}`).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

type PaymentEvent = { paymentId: string; outcome: Outcome; reference: string | null };

/**
 * Returns the outcome of a payment. `null`: the event is not about a payment of this shop, or has no outcome
 * yet.
 */
function paymentEventOf({ type, data }: StripeEvent): PaymentEvent | null {
  const { client_reference_id: paymentId, payment_status: status, payment_intent: intent } = data.object;
  const outcome = outcomeOf(type, status);
  if (typeof paymentId !== 'string' || outcome === null) return null;
  return { paymentId, outcome, reference: typeof intent === 'string' ? intent : null };
}

/** Returns the outcome. Some payment methods report it in a later event. */
function outcomeOf(type: string, status: unknown): Outcome | null {
  switch (type) {
    case 'checkout.session.completed':
      return status === 'paid' ? 'paid' : null;
    case 'checkout.session.async_payment_succeeded':
      return 'paid';
    case 'checkout.session.async_payment_failed':
      return 'failed';
    case 'checkout.session.expired':
      return 'canceled';
    default:
      return null;
  }
}
