import { createHmac } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Config } from '../../../contract/types.gen';
import { USUAL_CURRENCY } from '../../../domain/money';
import { T0 } from '../../../server/demo/world/t0';
import { processPayments } from '../../../server/features/payments/payment-jobs';
import { readPaymentSettings } from '../../../server/features/payments/payment-settings';
import { releaseAndRefundOrder } from '../../../server/features/payments/refund-order';
import { onDatabase } from '../../support/server';
import { nobody } from '../account/person';
import { newShopper } from '../cart/shopper';
import { order, rowOf, unbalanced, WRAP, withWraps } from '../checkout/orderer';
import { openedSession, refused, webhookEvent } from './stripe-fixtures';

const SECRET = 'whsec_test_only';
const STRIPE = { payment_method: 'digital_payment', payment_gateway: 'stripe', callback: '/orders' };

type Call = { url: string; headers: Record<string, string>; fields: Record<string, string> };
const calls: Call[] = [];
let isRefusing = false;

/** A fake Stripe that records requests. */
const stripe = (async (url: string, init: RequestInit) => {
  const fields = Object.fromEntries(new URLSearchParams(String(init.body)));
  if (url.endsWith('/customers')) return Response.json({ id: 'cus_1', object: 'customer' });
  calls.push({ url, headers: init.headers as Record<string, string>, fields });
  if (isRefusing) return Response.json(refused, { status: 400 });
  return Response.json(
    url.endsWith('/refunds')
      ? { id: 're_1', status: 'succeeded' }
      : openedSession(fields.client_reference_id ?? ''),
  );
}) as unknown as typeof fetch;

beforeEach(() => {
  calls.length = 0;
  isRefusing = false;
});

it('Stripe is enabled only when both of its secrets are configured', () => {
  expect(readPaymentSettings({}, USUAL_CURRENCY)).toEqual({ stripe: null });
  expect(() => readPaymentSettings({ STRIPE_SECRET_KEY: 'sk_test_1' }, USUAL_CURRENCY)).toThrow(
    'belong together',
  );
  const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET };
  expect(readPaymentSettings(both, USUAL_CURRENCY).stripe?.currency).toEqual(USUAL_CURRENCY);
  expect(() => readPaymentSettings({ ...both, STRIPE_CURRENCY: 'dirham' }, USUAL_CURRENCY)).toThrow(
    'three letters',
  );
});

onDatabase(
  'Stripe Checkout',
  (server) => {
    const postEvent = (event: object, { secret = SECRET, age = 0 } = {}) => {
      const text = JSON.stringify(event);
      const seconds = Math.floor((server().wallClock() - age) / 1000);
      const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
      return server().app.inject({
        method: 'POST',
        url: '/payments/stripe/webhook',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${seconds},v1=${'0'.repeat(64)},v1=${signature}`,
        },
        payload: text,
      });
    };
    const placed = async () => {
      const person = await withWraps(server());
      const { body } = await order(person, { body: STRIPE });
      const payment = calls[0]?.fields.client_reference_id ?? '';
      return { person, body, payment };
    };

    it('is offered by the shop and receives the order in the format of the Stripe API [CHK-04, CHK-07]', async () => {
      const { body } = await placed();
      const config = await server().app.inject({ method: 'GET', url: '/api/v1/config' });
      expect(config.json<Config>().active_payment_method_list).toMatchObject([{ gateway: 'stripe' }]);
      expect(body.redirect_link).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      const [call] = calls;
      expect(call?.url).toBe('https://api.stripe.com/v1/checkout/sessions');
      expect(call?.headers).toMatchObject({
        authorization: 'Bearer sk_test_only',
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': `${call?.fields.client_reference_id}-cus_1`,
      });
      expect(call?.fields).toMatchObject({
        mode: 'payment',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': String(Math.round((body.total_amount ?? 0) * 100)),
      });
      expect(call?.fields.success_url).toContain(`order_id=${body.order_id}&flag=pending`);
      expect(call?.fields.cancel_url).toContain('flag=cancel');
    });

    it('sends events, of which only signed ones are accepted and repeated ones count once [CHK-07, X-05]', async () => {
      const { person, body, payment } = await placed();
      const paid = webhookEvent({ type: 'checkout.session.completed', payment });
      expect((await postEvent(paid, { secret: 'somebody else' })).statusCode).toBe(400);
      expect((await postEvent(paid, { age: 10 * 60_000 })).statusCode).toBe(400);
      expect(await rowOf(server(), body.order_id)).toMatchObject({ payment_status: 'unpaid' });
      for (let time = 0; time < 2; time += 1) expect((await postEvent(paid)).statusCode).toBe(200);
      const row = await rowOf(server(), body.order_id);
      expect([row.payment_status, row.paid, row.customer_id]).toEqual(['paid', row.total, person.id]);
      expect(await unbalanced(server())).toEqual([]);
    });

    it('confirms or fails a payment by a later event [CHK-07]', async () => {
      const { body, payment } = await placed();
      const statusOf = async () => (await rowOf(server(), body.order_id)).payment_status;
      await postEvent(webhookEvent({ type: 'checkout.session.completed', payment, status: 'unpaid' }));
      expect(await statusOf()).toBe('unpaid');
      await postEvent(
        webhookEvent({ type: 'checkout.session.async_payment_failed', payment, status: 'unpaid' }),
      );
      await postEvent(webhookEvent({ type: 'checkout.session.expired', payment, status: 'unpaid' }));
      await postEvent(webhookEvent({ type: 'customer.created', payment }));
      expect(await statusOf()).toBe('unpaid');
      await postEvent(webhookEvent({ type: 'checkout.session.async_payment_succeeded', payment }));
      expect(await statusOf()).toBe('paid');
      const unknown = webhookEvent({ type: 'checkout.session.completed', payment: 'of another shop' });
      expect((await postEvent(unknown)).statusCode).toBe(200);
    });

    it("receives a refund of a guest's surplus once, for the original payment [CHK-07]", async () => {
      const guest = await newShopper(server());
      await guest.add({ item_id: WRAP });
      const { body } = await order(nobody(server()), { body: { ...STRIPE, guest_id: guest.guestId } });
      const payment = calls[0]?.fields.client_reference_id ?? '';
      await server().database.transaction((tx) =>
        releaseAndRefundOrder(tx, { orderId: body.order_id, now: T0 }),
      );
      await postEvent(webhookEvent({ type: 'checkout.session.completed', payment, intent: `pi_${payment}` }));
      const worker = {
        database: server().database,
        payments: server().payments,
        wallClock: server().wallClock,
        now: () => T0,
      };
      const reports: unknown[] = [];
      isRefusing = true;
      await processPayments({ ...worker, report: (error) => reports.push(error) });
      expect(reports).toHaveLength(1);
      isRefusing = false;
      for (let time = 0; time < 2; time += 1)
        await processPayments({ ...worker, report: (error) => reports.push(error) });
      const sent = calls.filter(({ url }) => url.endsWith('/refunds'));
      expect(sent.map(({ fields }) => fields.payment_intent)).toEqual([`pi_${payment}`, `pi_${payment}`]);
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      expect(await unbalanced(server())).toEqual([]);
    });

    it('cannot send a signed body that is not an event, which gets a 400 [CHK-07]', async () => {
      const type = '"type":"checkout.session.completed"';
      const incomplete = ['[]', '{}', `{${type}}`, `{${type},"data":null}`, `{${type},"data":{"object":[]}}`];
      const untyped = '{"type":5,"data":{"object":{}}}';
      for (const text of ['{', '', 'null', '7', '"paid"', '\u0000', ...incomplete, untyped]) {
        const seconds = Math.floor(server().wallClock() / 1000);
        const signature = createHmac('sha256', SECRET).update(`${seconds}.${text}`).digest('hex');
        const answer = await server().app.inject({
          method: 'POST',
          url: '/payments/stripe/webhook',
          headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
          payload: text,
        });
        expect([text, answer.statusCode]).toEqual([text, 400]);
        expect(answer.json<{ errors: object[] }>().errors).toHaveLength(1);
      }
    });

    it('receives a single refund request when several servers run [CHK-07]', async () => {
      const guest = await newShopper(server());
      await guest.add({ item_id: WRAP });
      const { body } = await order(nobody(server()), { body: { ...STRIPE, guest_id: guest.guestId } });
      const payment = calls[0]?.fields.client_reference_id ?? '';
      await server().database.transaction((tx) =>
        releaseAndRefundOrder(tx, { orderId: body.order_id, now: T0 }),
      );
      await postEvent(webhookEvent({ type: 'checkout.session.completed', payment, intent: `pi_${payment}` }));
      const { database, payments, wallClock } = server();
      const look = () =>
        processPayments({ database, payments, wallClock, now: () => T0, report: () => undefined });
      await Promise.all([look(), look(), look(), look()]);
      expect(calls.filter(({ url }) => url.endsWith('/refunds'))).toHaveLength(1);
    });

    it('may refuse an order, which can be paid later [CHK-07]', async () => {
      isRefusing = true;
      const { body } = await placed();
      expect([body.redirect_link, body.payment_status]).toEqual([null, 'unpaid']);
    });
  },
  { env: { STRIPE_SECRET_KEY: 'sk_test_only', STRIPE_WEBHOOK_SECRET: SECRET }, callStripe: stripe },
);
