import { describe, expect, it } from 'vitest';
import type { OperatorRegistration, OperatorSwitch } from '../../../contract/types.gen';
import { SHOP_SWITCHES } from '../../../domain/operator';
import { readOperatorSettings } from '../../../server/features/operator/operator-settings';
import { switchValueOf } from '../../../server/features/operator/switch-values';
import { shopConfig } from '../../../server/features/shared/site-config';
import { forEachDatabase } from '../../support/server';
import { browser, ENV, KEY } from './visitor';

describe('The settings of the console', () => {
  it('require an explicit setting and a key of at least 16 characters [X-23, PERM-11]', () => {
    expect(readOperatorSettings({})).toBeNull();
    expect(readOperatorSettings({ OPERATOR_KEY: KEY })).toBeNull();
    expect(readOperatorSettings({ OPERATOR: 'on' })?.key).toHaveLength(24);
    expect(readOperatorSettings(ENV)).toEqual({ key: KEY, isNew: false, isKeyAlwaysAccepted: true });
    expect(readOperatorSettings({ ...ENV, OPERATOR_KEY_SIGN_IN: 'until-owner' })).toMatchObject({
      isKeyAlwaysAccepted: false,
    });
    expect(() => readOperatorSettings({ ...ENV, OPERATOR_KEY_SIGN_IN: 'off' })).toThrow('"until-owner"');
    expect(() => readOperatorSettings({ OPERATOR: 'on', OPERATOR_KEY: 'short' })).toThrow('at least 16');
    expect(() => readOperatorSettings({ OPERATOR: 'yes' })).toThrow('"on" or "off"');
  });

  it('list only switches that exist in the configuration [X-23]', () => {
    const config = { ...shopConfig('en'), centralize_login: { manual_login_status: 1 } };
    const unknown = SHOP_SWITCHES.filter(
      ({ name }) => !name.startsWith('centralize_login.') && !(name in config),
    );
    expect(unknown).toEqual([]);
    expect(switchValueOf(config, 'centralize_login.manual_login_status')).toBe(1);
  });
});

forEachDatabase('A shop without the console', (server) => {
  it('responds to the console’s URLs with 404 [X-23, PERM-11]', async () => {
    const { send } = browser(server);
    const answers = [
      await send('POST', '/operator/session', { key: 'anything' }),
      await send('GET', '/operator/sign-in'),
      await send('GET', '/operator/switches'),
      await send('GET', '/operator/orders'),
      await send('PUT', '/operator/registrations/1', { decision: 'approved' }),
      await send('GET', '/pictures/registrations/1'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

forEachDatabase(
  'A shop with the console',
  (server) => {
    it('refuses a missing or wrong shop key [X-23]', async () => {
      const stranger = browser(server);
      for (const path of [
        '/operator/switches',
        '/operator/orders',
        '/operator/trips',
        '/operator/registrations',
        '/operator/conversations',
      ])
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

    it('limits wrong shop keys and says how long to wait [X-23]', async () => {
      const operator = browser(server);
      for (let times = 0; times < 12; times += 1) expect((await operator.enter()).status).toBe(200);
      const guess = () => operator.send('POST', '/operator/session', { key: 'not-the-key-of-the-shop' });
      for (let times = 0; times < 10; times += 1) expect((await guess()).status).toBe(403);
      expect(await guess()).toMatchObject({
        status: 429,
        body: { errors: [{ message: expect.stringContaining('15 minutes') }] },
      });
      server().pass(16 * 60_000);
      expect((await operator.enter()).status).toBe(200);
    });

    it("ends an operator's session at sign-out or after a working day [X-23]", async () => {
      const operator = browser(server);
      const { headers } = await operator.enter();
      expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
      expect((await operator.send('GET', '/operator/orders')).status).toBe(200);
      const other = browser(server);
      other.kept.set('souk_operator', operator.kept.get('souk_operator') ?? '');
      server().pass(13 * 60 * 60_000);
      expect((await other.send('GET', '/operator/orders')).status).toBe(403);
      server().pass(-13 * 60 * 60_000);
      expect((await other.send('GET', '/operator/orders')).status).toBe(200);
      await operator.send('DELETE', '/operator/session');
      expect((await operator.send('GET', '/operator/orders')).status).toBe(403);
      // A copied cookie is invalid too, on every process of the shop.
      expect((await other.send('GET', '/operator/orders')).status).toBe(403);
      expect((await other.send('GET', '/pictures/registrations/1')).status).toBe(404);
    });

    it('previews a setting in one browser before it applies to all customers [X-23, CART-08]', async () => {
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

    it('refuses invalid setting values and unsigned previews [X-23]', async () => {
      const operator = browser(server);
      await operator.enter();
      for (const values of [
        { guest_checkout_status: 2 },
        { guest_checkout_status: true },
        { currency_symbol_direction: 'up' },
        { business_name: 'Mine' },
        { free_delivery_over: -1 },
        { free_delivery_over: 12.345 },
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

    it("lists a courier's vehicle, earning and kind of identity document [X-23, REG-01]", async () => {
      const operator = browser(server);
      await operator.enter();
      const [{ id } = { id: 0 }] = await server().database.query<{ id: number }>(
        `insert into registrations (kind, first_name, email, phone, papers, password_hash, zone_id, language, details, created_at)
        values ('courier', 'Omar', 'omar@wheels.example', '+971581234568', 'P12345', 'x', 1, 'en', $1, now()) returning id`,
        [JSON.stringify({ identity_type: 'nid', vehicle_id: 3, is_freelancer: false, referral_code: null })],
      );
      const { body } = await operator.send<{ registrations: OperatorRegistration[] }>(
        'GET',
        '/operator/registrations',
      );
      expect(body.registrations.find((one) => one.id === id)).toMatchObject({
        vehicle: 'Car',
        is_freelancer: false,
        identity_type: 'nid',
        papers: 'P12345',
      });
    });

    it("shows a registration's documents only to requests with the key [X-23, NFR-10]", async () => {
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

    it('responds with 429 to further guesses of the shop key [X-23, NFR-10]', async () => {
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
