import { describe, expect, it } from 'vitest';
import type { OperatorOrder, OperatorRegistration, OperatorSwitch } from '../../../contract/types.gen';
import { SHOP_SWITCHES } from '../../../domain/operator';
import { readOperatorSettings } from '../../../server/features/operator/operator-settings';
import { switchValueOf } from '../../../server/features/operator/switch-values';
import { shopConfig } from '../../../server/features/site/config';
import { forEachDatabase, type TestServer } from '../../support/server';
import { newOrder } from '../orders/placed';

const KEY = 'a-key-of-one-shop';
const ENV = { OPERATOR: 'on', OPERATOR_KEY: KEY };

/** A browser that keeps its cookies. */
function browser(server: () => TestServer) {
  const kept = new Map<string, string>();
  async function send<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) {
    const answer = await server().app.inject({
      method,
      url: path.startsWith('/pictures') ? path : `/api/v1${path}`,
      headers: { cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { payload: body }),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/Max-Age=0/.test(cookie)) kept.delete(pair.slice(0, at));
      else kept.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const said = isJson ? answer.json() : {};
    return {
      status: answer.statusCode,
      body: said as Body,
      codes: ((said as { errors?: { code: string }[] }).errors ?? []).map(({ code }) => code),
      headers: answer.headers,
    };
  }
  return {
    send,
    kept,
    enter: () => send('POST', '/operator/session', { key: KEY }),
    config: async () => (await send('GET', '/config')).body,
    orders: async () => (await send<{ orders: OperatorOrder[] }>('GET', '/operator/orders')).body.orders,
  };
}

describe('the key of the operator', () => {
  it('is never asked for by accident [X-23, PERM-11]', () => {
    expect(readOperatorSettings({})).toBeNull();
    expect(readOperatorSettings({ OPERATOR_KEY: KEY })).toBeNull();
    expect(readOperatorSettings({ OPERATOR: 'on' })?.key).toHaveLength(24);
    expect(readOperatorSettings(ENV)).toEqual({ key: KEY, isNew: false });
    expect(() => readOperatorSettings({ OPERATOR: 'on', OPERATOR_KEY: 'short' })).toThrow('at least 16');
    expect(() => readOperatorSettings({ OPERATOR: 'yes' })).toThrow('"on" or "off"');
  });

  it('opens switches that the configuration has [X-23]', () => {
    const config = { ...shopConfig('en'), centralize_login: { manual_login_status: 1 } };
    const unknown = SHOP_SWITCHES.filter(
      ({ name }) => !name.startsWith('centralize_login.') && !(name in config),
    );
    expect(unknown).toEqual([]);
    expect(switchValueOf(config, 'centralize_login.manual_login_status')).toBe(1);
  });
});

forEachDatabase('A shop without an operator', (server) => {
  it('has no such page and no such calls [X-23, PERM-11]', async () => {
    const { send } = browser(server);
    const answers = [
      await send('POST', '/operator/session', { key: 'anything' }),
      await send('GET', '/operator/switches'),
      await send('GET', '/operator/orders'),
      await send('PUT', '/operator/registrations/1', { decision: 'approved' }),
      await send('GET', '/pictures/registrations/1'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

forEachDatabase(
  'A shop with an operator',
  (server) => {
    it('refuses whoever has no key, and a wrong one [X-23]', async () => {
      const stranger = browser(server);
      for (const path of ['/operator/switches', '/operator/orders', '/operator/registrations'])
        expect(await stranger.send('GET', path)).toMatchObject({ status: 403, codes: ['operator'] });
      expect(
        await stranger.send('POST', '/operator/session', { key: 'another-key-of-a-shop' }),
      ).toMatchObject({
        status: 403,
        codes: ['key'],
      });
      stranger.kept.set('souk_operator', `${Date.now() + 1e9}.forged`);
      expect((await stranger.send('GET', '/operator/orders')).status).toBe(403);
    });

    it('lets in for a working day and no longer, and out at once [X-23]', async () => {
      const operator = browser(server);
      const { headers } = await operator.enter();
      expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
      expect((await operator.send('GET', '/operator/orders')).status).toBe(200);
      const other = browser(server);
      other.kept.set('souk_operator', operator.kept.get('souk_operator') ?? '');
      server().pass(13 * 60 * 60_000);
      expect((await other.send('GET', '/operator/orders')).status).toBe(403);
      server().pass(-13 * 60 * 60_000);
      await operator.send('DELETE', '/operator/session');
      expect((await operator.send('GET', '/operator/orders')).status).toBe(403);
    });

    it('tries a switch on one browser, and sets it for everybody [X-23, CART-08]', async () => {
      const operator = browser(server);
      const customer = browser(server);
      await operator.enter();
      const set = (scope: string, values: object) =>
        operator.send<{ switches: OperatorSwitch[] }>('PUT', '/operator/switches', { scope, values });
      const tried = await set('browser', {
        guest_checkout_status: 0,
        'centralize_login.manual_login_status': 0,
        free_delivery_over: null,
      });
      expect(tried.body.switches.find(({ name }) => name === 'guest_checkout_status')).toEqual({
        name: 'guest_checkout_status',
        value: 0,
        shop_value: 1,
        usual_value: 1,
      });
      expect(await operator.config()).toMatchObject({
        guest_checkout_status: 0,
        centralize_login: { manual_login_status: 0, otp_login_status: 1 },
        admin_free_delivery: { status: 0 },
      });
      expect(await customer.config()).toMatchObject({ guest_checkout_status: 1 });

      const kept = await set('everybody', { guest_checkout_status: 0 });
      expect(kept.body.switches.find(({ name }) => name === 'guest_checkout_status')).toMatchObject({
        value: 0,
        shop_value: 0,
        usual_value: 1,
      });
      expect(await customer.config()).toMatchObject({ guest_checkout_status: 0 });
      expect(await operator.config()).toMatchObject({ centralize_login: { manual_login_status: 1 } });
      await set('everybody', { guest_checkout_status: 1 });
      expect(await customer.config()).toMatchObject({ guest_checkout_status: 1 });
    });

    it('takes no value that a switch can’t have, and no trial that it has not signed [X-23]', async () => {
      const operator = browser(server);
      await operator.enter();
      for (const values of [
        { guest_checkout_status: 2 },
        { guest_checkout_status: true },
        { currency_symbol_direction: 'up' },
        { business_name: 'Mine' },
        { free_delivery_over: -1 },
      ])
        expect(await operator.send('PUT', '/operator/switches', { scope: 'browser', values })).toMatchObject({
          status: 403,
          codes: ['values'],
        });
      const stranger = browser(server);
      const own = Buffer.from(JSON.stringify({ guest_checkout_status: 0 })).toString('base64url');
      stranger.kept.set('souk_trial', `${own}.forged`);
      expect(await stranger.config()).toMatchObject({ guest_checkout_status: 1 });
    });

    it('brings an order to its door by hand, and takes the cash there [X-23, ORD-03]', async () => {
      const operator = browser(server);
      await operator.enter();
      const id = await newOrder(server(), { status: 'pending' });
      const decisionsOf = async () => (await operator.orders()).find((order) => order.id === id)?.decisions;
      const decide = (decision: string, reason?: string) =>
        operator.send('PUT', `/operator/orders/${id}`, { decision, ...(reason && { reason }) });
      expect(await decisionsOf()).toEqual(['confirmed', 'canceled', 'failed']);
      expect(await decide('delivered')).toMatchObject({ status: 403, codes: ['decision'] });
      for (const step of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'])
        expect([step, (await decide(step)).status]).toEqual([step, 200]);
      const [order] = await server().database.query(
        'select status, payment_status, courier_id is not null as has_courier from orders where id = $1',
        [id],
      );
      expect(order).toEqual({ status: 'delivered', payment_status: 'paid', has_courier: true });
      expect(await decisionsOf()).toEqual([]);
      expect(await decide('canceled', 'Too late')).toMatchObject({ status: 403, codes: ['decision'] });
      expect(
        (await operator.send('PUT', '/operator/orders/999999999', { decision: 'confirmed' })).status,
      ).toBe(404);
    });

    it('cancels only with a word to the customer [X-23, ORD-06]', async () => {
      const operator = browser(server);
      await operator.enter();
      const id = await newOrder(server(), {});
      const path = `/operator/orders/${id}`;
      expect(await operator.send('PUT', path, { decision: 'canceled', reason: ' ' })).toMatchObject({
        status: 403,
        codes: ['reason'],
      });
      expect(
        (await operator.send('PUT', path, { decision: 'canceled', reason: 'No bread left' })).status,
      ).toBe(200);
      const [order] = await server().database.query(
        'select status, cancelled_by, cancellation_reason, given_back_at is not null as is_back from orders where id = $1',
        [id],
      );
      expect(order).toEqual({
        status: 'canceled',
        cancelled_by: 'admin',
        cancellation_reason: { en: 'No bread left', ar: 'No bread left' },
        is_back: true,
      });
    });

    it('answers a registration once, opens its store, and tells its owner [X-23, REG-01]', async () => {
      const operator = browser(server);
      await operator.enter();
      const [{ id } = { id: 0 }] = await server().database.query<{ id: number }>(
        `insert into registrations (kind, first_name, email, phone, password_hash, zone_id, language, details, created_at)
        values ('store', 'Huda', 'huda@kitchen.example', '+971581234567', 'x', 1, 'ar', $1, now()) returning id`,
        [
          JSON.stringify({
            module_id: 1,
            lat: 34.2,
            lng: -41.6,
            delivery_time: { minimum: 20, maximum: 40, type: 'min' },
            translations: [{ locale: 'en', key: 'name', value: 'Huda’s Kitchen' }],
            business_plan: 'commission',
            pickup_zone_ids: [],
            tin_expires: null,
          }),
        ],
      );
      const list = await operator.send<{ registrations: OperatorRegistration[] }>(
        'GET',
        '/operator/registrations',
      );
      expect(list.body.registrations.find((one) => one.id === id)).toMatchObject({
        state: 'pending',
        name: 'Huda',
        store_name: 'Huda’s Kitchen',
        documents: [],
      });
      const path = `/operator/registrations/${id}`;
      expect(await operator.send('PUT', path, { decision: 'refused' })).toMatchObject({ codes: ['reason'] });
      expect((await operator.send('PUT', path, { decision: 'approved' })).status).toBe(200);
      expect(await operator.send('PUT', path, { decision: 'refused', reason: 'No' })).toMatchObject({
        status: 403,
        codes: ['decision'],
      });
      const [store] = await server().database.query(
        `select s.name, s.module_id, s.delivery_minutes, s.is_active from registrations r join stores s on s.id = r.store_id
        where r.id = $1`,
        [id],
      );
      expect(store).toEqual({
        name: { en: 'Huda’s Kitchen', ar: 'Huda’s Kitchen' },
        module_id: 1,
        delivery_minutes: '20-40',
        is_active: true,
      });
      await server().settle();
      const mails = server().sent.filter(({ to }) => to === 'huda@kitchen.example');
      expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('أهلًا بك')]);
    });

    it('shows papers to whoever has the key, and to nobody else [X-23, NFR-10]', async () => {
      const [{ id } = { id: 0 }] = await server().database.query<{ id: number }>(
        `with one as (insert into registrations (kind, first_name, email, phone, password_hash, zone_id, language, details, created_at)
          values ('courier', 'Omar', 'omar@ride.example', '+971581234568', 'x', 1, 'en', '{"vehicle_id": 2}', now()) returning id)
        insert into registration_files (registration_id, field, extension, bytes) select id, 'identity_image', 'png', '\\x00' from one
        returning id`,
      );
      const operator = browser(server);
      expect((await operator.send('GET', `/pictures/registrations/${id}`)).status).toBe(404);
      await operator.enter();
      const seen = await operator.send('GET', `/pictures/registrations/${id}`);
      expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'no-store']);
      expect((await operator.send('GET', '/pictures/registrations/x')).status).toBe(404);
    });

    it('asks whoever guesses to wait [X-23, NFR-10]', async () => {
      const guesser = browser(server);
      const answers = [];
      for (let times = 0; times < 12; times += 1)
        answers.push(
          (await guesser.send('POST', '/operator/session', { key: `guess-${times}-of-the-key` })).status,
        );
      expect(answers.at(-1)).toBe(429);
    });
  },
  { env: ENV },
);
