import { beforeEach, expect, it } from 'vitest';
import type { Config } from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { processPayments } from '../../../server/features/payments/payment-jobs';
import { onDatabase } from '../../support/server';
import { newPerson, nobody, type Person } from '../account/person';
import { newShopper } from '../cart/shopper';
import { order, WRAP, withWraps } from '../checkout/orderer';
import { openedSession, refused, unknownCustomer } from './stripe-fixtures';

type Call = { method: string; path: string; key: string | undefined; fields: Record<string, string> };
const calls: Call[] = [];
/** The customers that the fake Stripe knows, by idempotency key. */
const known = new Map<string, string>();
let isRefusingCustomers = false;
let created = 0;

const SAVE = 'saved_payment_method_options[payment_method_save]';

/** A fake Stripe with customers. Like Stripe, it refuses a session for an unknown customer. */
const stripe = (async (url: string, init: RequestInit) => {
  const path = new URL(url).pathname.replace('/v1', '');
  const fields = Object.fromEntries(new URLSearchParams(String(init.body ?? '')));
  const key = (init.headers as Record<string, string>)['idempotency-key'];
  calls.push({ method: init.method ?? '', path, key, fields });
  if (path === '/customers') {
    if (isRefusingCustomers || key === undefined) return Response.json(refused, { status: 500 });
    if (!known.has(key)) {
      created += 1;
      known.set(key, `cus_${created}`);
    }
    return Response.json({ id: known.get(key), object: 'customer' });
  }
  if (path.startsWith('/customers/')) {
    const id = path.slice('/customers/'.length);
    if (isRefusingCustomers) return Response.json(refused, { status: 500 });
    const found = [...known].find(([, customer]) => customer === id);
    if (found === undefined) return Response.json(unknownCustomer('id'), { status: 404 });
    known.delete(found[0]);
    return Response.json({ id, object: 'customer', deleted: true });
  }
  if (fields.customer !== undefined && ![...known.values()].includes(fields.customer))
    return Response.json(unknownCustomer('customer'), { status: 400 });
  return Response.json(openedSession(fields.client_reference_id ?? ''));
}) as unknown as typeof fetch;

const sessions = () => calls.filter(({ path }) => path === '/checkout/sessions');
const customers = () => calls.filter(({ path, method }) => path === '/customers' && method === 'POST');

beforeEach(() => {
  calls.length = 0;
  known.clear();
  isRefusingCustomers = false;
});

onDatabase(
  'Saved cards at Stripe',
  (server) => {
    const STRIPE = { payment_method: 'digital_payment', payment_gateway: 'stripe', callback: '/orders' };
    const topUp = (person: Person, amount: number) =>
      person.send<{ redirect_link: string }>('POST', '/customer/wallet/add-fund', {
        body: { amount, payment_method: 'stripe', callback: '/wallet', payment_platform: 'web' },
      });
    const stored = (person: Person) =>
      server().database.query('select reference from gateway_customers where customer_id = $1', [person.id]);
    const runJob = async (reports: unknown[] = []) => {
      const { database, payments, wallClock } = server();
      const report = (error: unknown) => reports.push(error);
      await processPayments({ database, payments, wallClock, now: () => T0, report });
    };

    it('are offered to a signed-in customer, whose customer at Stripe is created once [CHK-19]', async () => {
      const person = await withWraps(server());
      const { body } = await order(person, { body: STRIPE });
      expect(body.redirect_link).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      expect((await topUp(person, 20)).status).toBe(200);
      expect(customers()).toHaveLength(1);
      const [customer] = known.values();
      expect(sessions().map(({ fields }) => [fields.customer, fields[SAVE]])).toEqual([
        [customer, 'enabled'],
        [customer, 'enabled'],
      ]);
      expect(await stored(person)).toEqual([{ reference: customer }]);
    });

    it("are saved without telling Stripe the customer's name, email or phone [CHK-19]", async () => {
      const person = await newPerson(server());
      await topUp(person, 20);
      expect(customers().map(({ fields }) => fields)).toEqual([{ 'metadata[customer]': String(person.id) }]);
    });

    it('are not offered to guests [CHK-19]', async () => {
      const guest = await newShopper(server());
      await guest.add({ item_id: WRAP });
      await order(nobody(server()), { body: { ...STRIPE, guest_id: guest.guestId } });
      expect(customers()).toEqual([]);
      expect(
        sessions().map(({ fields }) => Object.keys(fields).filter((name) => /^customer|^saved/.test(name))),
      ).toEqual([[]]);
    });

    it('belong to one customer at Stripe when two pages are opened at once [CHK-19]', async () => {
      const person = await newPerson(server());
      await Promise.all([topUp(person, 20), topUp(person, 30)]);
      expect(new Set(customers().map(({ key }) => key)).size).toBe(1);
      expect(await stored(person)).toEqual([{ reference: [...known.values()][0] }]);
    });

    it('belong to a new customer at Stripe after the operator deleted the old one there [CHK-19]', async () => {
      const person = await newPerson(server());
      await topUp(person, 20);
      known.clear();
      const { body } = await topUp(person, 30);
      expect(body.redirect_link).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      const [customer] = known.values();
      expect(await stored(person)).toEqual([{ reference: customer }]);
      expect(sessions().at(-1)?.fields.customer).toBe(customer);
      expect(new Set(customers().map(({ key }) => key)).size).toBe(2);
      // Stripe refuses a repeated key with other parameters.
      expect(new Set(sessions().map(({ key }) => key)).size).toBe(3);
    });

    it('are left out when Stripe creates no customer, and the payment page still opens [CHK-19]', async () => {
      isRefusingCustomers = true;
      const person = await newPerson(server());
      const { body } = await topUp(person, 20);
      expect(body.redirect_link).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      expect(sessions()[0]?.fields.customer).toBeUndefined();
      isRefusingCustomers = false;
      await topUp(person, 30);
      expect(sessions()[1]?.fields.customer).toBe([...known.values()][0]);
    });

    it('are not shown on the page that a guest opened before signing in [CHK-19]', async () => {
      const guest = await newShopper(server());
      await guest.add({ item_id: WRAP });
      const placed = await order(nobody(server()), { body: { ...STRIPE, guest_id: guest.guestId } });
      const person = await newPerson(server());
      await server().database.query('update orders set customer_id = $2, guest_hash = null where id = $1', [
        placed.body.order_id,
        person.id,
      ]);
      await person.send('PUT', '/customer/order/payment-method', {
        body: { order_id: placed.body.order_id, ...STRIPE, order_amount: placed.body.total_amount },
      });
      expect(sessions().map(({ fields }) => fields.customer)).toEqual([undefined, [...known.values()][0]]);
    });

    it('are deleted at Stripe with the account, and a failed deletion is tried again [CHK-19, PROF-08]', async () => {
      const person = await newPerson(server());
      await topUp(person, 20);
      const exported = await person.send<Record<string, unknown>>('GET', '/customer/own-data');
      expect(exported.body.card_records).toMatchObject([
        { gateway: 'stripe', reference: [...known.values()][0] },
      ]);
      expect((await person.send('DELETE', '/customer/remove-account')).status).toBe(200);
      isRefusingCustomers = true;
      const reports: unknown[] = [];
      await runJob(reports);
      expect(reports).toHaveLength(1);
      expect(known.size).toBe(1);
      isRefusingCustomers = false;
      await runJob();
      expect(known.size).toBe(1);
      server().pass(61_000);
      await runJob();
      expect(known.size).toBe(0);
      expect(
        await server().database.query('select 1 from gateway_customers where customer_id is null'),
      ).toEqual([]);
    });

    it('are forgotten when Stripe no longer knows the customer of a deleted account [CHK-19, PROF-08]', async () => {
      const person = await newPerson(server());
      await topUp(person, 20);
      await person.send('DELETE', '/customer/remove-account');
      known.clear();
      const reports: unknown[] = [];
      await runJob(reports);
      expect(reports).toEqual([]);
      expect(
        await server().database.query('select 1 from gateway_customers where customer_id is null'),
      ).toEqual([]);
    });

    it('do not restrict the payment methods at Stripe, so phone wallets stay available [CHK-19]', async () => {
      const person = await newPerson(server());
      await topUp(person, 20);
      const named = Object.keys(sessions()[0]?.fields ?? {});
      expect(
        named.filter((name) => /^payment_method|^excluded_payment|setup_future_usage|wallet/.test(name)),
      ).toEqual([]);
      const titleIn = async (language: string) => {
        const headers = { 'x-localization': language };
        const config = await server().app.inject({ method: 'GET', url: '/api/v1/config', headers });
        return config.json<Config>().active_payment_method_list[0]?.gateway_title;
      };
      expect(await titleIn('en')).toBe('Card, Apple Pay or Google Pay');
      expect(await titleIn('ar')).toBe('بطاقة مصرفية أو Apple Pay أو Google Pay');
    });
  },
  {
    env: { STRIPE_SECRET_KEY: 'sk_test_only', STRIPE_WEBHOOK_SECRET: 'whsec_test_only' },
    callStripe: stripe,
  },
);
