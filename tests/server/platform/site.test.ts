import { expect, it } from 'vitest';
import { DEFAULT_LOCATION } from '../../../server/features/shared/site-config';
import { demoPlaces } from '../../../server/geo/demo-places';
import { onDatabase } from '../../support/server';

type Json = Record<string, unknown>;
type Module = { id: number; module_type: string | null; status: number; zones: { id: number }[] };

it('the demo city is the default centre of maps', () => {
  expect(demoPlaces().cityCentre).toEqual(DEFAULT_LOCATION);
});

onDatabase("The shop's configuration", (server) => {
  const get = async <Body = Json>(url: string, headers: Record<string, string> = {}) => {
    const answer = await server().app.inject({ method: 'GET', url: `/api/v1${url}`, headers });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const inScenario = async <Body = Json>(id: string, url = '/config') =>
    (await get<Body>(url, { 'x-scenario': id })).body;

  it('has every setting that the storefront reads [DATA-01]', async () => {
    const { body } = await get('/config');
    expect(body).toMatchObject({
      business_name: 'Souk',
      guest_checkout_status: 1,
      free_delivery_over: 50,
      currency_symbol: '$',
      currency_symbol_direction: 'left',
      digit_after_decimal_point: 2,
      country_picker_status: 0,
      demo: false,
      tax_included: 0,
      server_time: '2026-11-24T09:00:00.000Z',
      utc_offset_minutes: 240,
      default_location: DEFAULT_LOCATION,
    });
    const fields =
      'base_urls s3_base_urls customer_wallet_status loyalty_point_status ref_earning_status add_fund_status ' +
      'active_payment_method_list logo_full_url footer_text phone email address country firebase_otp_verification ' +
      'centralize_login is_mail_active is_sms_active social_media social_login apple_login toggle_dm_registration ' +
      'toggle_veg_non_veg refund_policy cancelation_policy shipping_policy download_user_app_links';
    for (const field of fields.split(' ')) expect(body).toHaveProperty(field);
  });

  it('depends on the scenario of the request [X-22, DATA-01, FOOT-08, NAV-21]', async () => {
    expect(await inScenario('CFG-GUEST0')).toMatchObject({ guest_checkout_status: 0 });
    expect(await inScenario('CFG-CUR')).toMatchObject({
      currency_symbol_direction: 'right',
      digit_after_decimal_point: 3,
    });
    expect(await inScenario('CFG-L5')).toMatchObject({
      centralize_login: { otp_login_status: 1, manual_login_status: 0, social_login_status: 0 },
    });
    const policies = await inScenario('CFG-POL');
    expect(policies).toMatchObject({ refund_policy: 0, cancelation_policy: 1 });
    expect(policies).not.toHaveProperty('shipping_policy');
    expect(await inScenario('CLK-EVENING')).toMatchObject({ server_time: '2026-11-24T15:00:00.000Z' });
    expect(await inScenario('none')).toEqual((await get('/config')).body);
  });

  it('lists the modules with the zones they serve [MOD-01, MOD-05]', async () => {
    const { body: all } = await get<Module[]>('/module');
    expect(all.map((module) => module.module_type)).toEqual(
      expect.arrayContaining(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental', null]),
    );
    expect(all.find((module) => module.id === 1)?.zones.map((zone) => zone.id)).toEqual([1, 2, 4]);
    const { body: lakeside } = await get<Module[]>('/module?zone_id=3');
    expect(lakeside.map((module) => module.module_type)).toEqual(['pharmacy', 'parcel']);
    expect((await get<Module[]>('/module?zone_id=5')).body).toEqual([]);
  });

  it('lists no module, one module or a closed rental in the scenarios for them [MOD-04, MOD-13]', async () => {
    expect(await inScenario('CFG-NOMOD', '/module')).toEqual([]);
    expect(await inScenario<Module[]>('CFG-ONEMOD', '/module')).toHaveLength(1);
    const modules = await inScenario<Module[]>('CFG-RENTOFF', '/module');
    expect(modules.filter((module) => module.status === 0).map((module) => module.module_type)).toEqual([
      'rental',
    ]);
  });

  it('has the texts of the landing page and the footer in both languages [FOOT-10, DATA-05]', async () => {
    const english = (await get('/react-landing-page')).body;
    expect(english).toMatchObject({
      fixed_newsletter_title: expect.stringMatching(/\w/),
      fixed_newsletter_sub_title: expect.stringMatching(/\w/),
      fixed_footer_description: expect.stringMatching(/\w/),
      download_user_app_links: { playstore_url_status: 1, apple_store_url_status: 1 },
    });
    expect(english.fixed_newsletter_sub_title).not.toBe(english.fixed_newsletter_title);
    expect(english.available_zone_list).toHaveLength(4);
    const { body: arabic } = await get('/react-landing-page', { 'x-localization': 'ar' });
    expect(arabic.fixed_footer_description).toMatch(/\p{Script=Arabic}/u);
    expect(await inScenario('CFG-APPS0', '/react-landing-page')).toMatchObject({
      download_user_app_links: { playstore_url_status: 0, apple_store_url_status: 0 },
    });
  });

  it.each([
    'about-us',
    'terms-and-conditions',
    'privacy-policy',
    'refund-policy',
    'cancelation',
    'shipping-policy',
    'rental-terms',
  ])('has a text for the page /%s in both languages', async (path) => {
    const english = (await get(`/${path}`)).body;
    const arabic = (await get(`/${path}`, { 'x-localization': 'ar' })).body;
    expect(english.value).toMatch(/^(<h2>[^<>]+<\/h2>|<p>[^<>]+<\/p>)+$/);
    expect(arabic.value).toMatch(/^(<h2>[^<>]+<\/h2>|<p>[^<>]+<\/p>)+$/);
    expect(String(arabic.value).replace(/<[^>]+>/g, '')).not.toMatch(/[A-Za-z]{4}/);
    expect(arabic.title).toMatch(/\p{Script=Arabic}/u);
  });

  it('has no policy that the operator has switched off [NAV-21]', async () => {
    const headers = { 'x-scenario': 'CFG-POL' };
    expect((await get('/refund-policy', headers)).status).toBe(404);
    expect((await get('/cancelation', headers)).status).toBe(200);
    expect((await get('/shipping-policy', headers)).status).toBe(200);
  });

  it('the newsletter subscribes an address once, however often the address is sent [FOOT-06, MSG-86]', async () => {
    const subscribe = () =>
      server().app.inject({
        method: 'POST',
        url: '/api/v1/newsletter/subscribe',
        payload: { email: 'Amira@Souk.example' },
      });
    expect((await subscribe()).json()).toEqual({ message: 'Subscribed Successfully', status: 'success' });
    expect((await subscribe()).statusCode).toBe(200);
    const rows = await server().database.query(
      "select email from newsletter_subscribers where email = 'amira@souk.example'",
    );
    expect(rows).toHaveLength(1);
  });

  it('each guest gets another random id, stored as a hash only [GUEST-01, GUEST-02]', async () => {
    const request = async () => {
      const answer = await server().app.inject({ method: 'POST', url: '/api/v1/auth/guest/request' });
      return answer.json<{ guest_id: string }>().guest_id;
    };
    const [first, second] = [await request(), await request()];
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    const stored = await server().database.query<{ found: string }>(
      "select encode(id_hash, 'escape') as found from guests",
    );
    expect(stored.length).toBeGreaterThanOrEqual(2);
    expect(stored.some(({ found }) => found.includes(first))).toBe(false);
  });
});
