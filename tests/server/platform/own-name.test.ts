import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect';
import { shopConfig } from '../../../server/features/shared/site-config';
import { withAmounts } from '../../../server/features/shared/text-placeholders';
import { openTestDatabase, startTestApp, type TestServer } from '../../support/server';

type Json = Record<string, unknown>;

describe('A real shop with its own name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  let database: OpenDatabase;
  let server: TestServer;
  beforeAll(async () => {
    const file = join(folder, 'shop.json');
    writeFileSync(
      file,
      JSON.stringify({ business_name: { en: 'Quill & Son', ar: 'كويل وابنه' }, currency_symbol: 'R' }),
    );
    database = await openTestDatabase();
    server = await startTestApp(database, {
      isDemo: false,
      env: { SHOP_FILE: file },
      services: () => ({ outgoing: { sendMail: null, sendSms: async () => undefined } }),
    });
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const get = async (path: string, language = 'en') => {
    const answer = await server.app.inject({
      url: `/api/v1/${path}`,
      headers: { 'x-localization': language },
    });
    return answer.json<Json>();
  };
  const PAGES = [
    'config',
    'react-landing-page',
    'about-us',
    'terms-and-conditions',
    'privacy-policy',
    'refund-policy',
    'cancellation-policy',
    'shipping-policy',
    'rental-terms',
  ];

  it('uses its own name on every page and nothing of the demo [FOOT-01, HELP-02]', async () => {
    const text = JSON.stringify(await Promise.all(PAGES.flatMap((page) => [get(page), get(page, 'ar')])));
    expect(text).not.toMatch(/Souk|سوق»|Port Maravel|بورت مارافيل|97145550100|souk\.example|example\.souk/);
    expect(await get('config')).toMatchObject({
      business_name: 'Quill & Son',
      footer_text: expect.stringContaining('Quill & Son'),
      phone: '',
      social_media: [],
      download_user_app_links: { playstore_url_status: 0, apple_store_url_status: 0 },
      store_commission: null,
      courier_minimum_fee: null,
      payout_days: null,
    });
    expect((await get('about-us')).value).toContain('Quill &#38; Son');
    expect((await get('react-landing-page', 'ar')).fixed_footer_description).toContain('كويل وابنه');
  });

  it('shows its own texts with their date, and the default texts on all other pages [HELP-02, X-23]', async () => {
    await database.query(
      `insert into pages (name, sections, changed) values ('about', $1, '2026-11-01T00:00:00Z')`,
      [
        JSON.stringify([
          { heading: null, paragraphs: [{ en: '{shop} bakes <since 1974>.', ar: 'يخبز {shop} منذ ١٩٧٤.' }] },
        ]),
      ],
    );
    expect(await get('about-us')).toEqual({
      title: 'About us',
      value: '<p>Quill &#38; Son bakes &#60;since 1974&#62;.</p>',
      updated_at: '2026-11-01T00:00:00.000Z',
    });
    expect((await get('about-us', 'ar')).value).toBe('<p>يخبز كويل وابنه منذ ١٩٧٤.</p>');
    expect((await get('terms-and-conditions')).updated_at).toBe('2026-10-01T00:00:00Z');
    await database.query('delete from pages');
  });

  it('mentions only the modules that the shop has [FOOT-10]', async () => {
    await database.query(`update modules set is_active = coalesce(type = 'food', false)`);
    const few = await get('react-landing-page');
    expect(few.fixed_header_sub_title).toBe('From your neighbourhood to your door.');
    await database.query('update modules set is_active = true');
    expect((await get('react-landing-page')).fixed_header_sub_title).toContain('medicine');
  });

  it('sends one-time codes under its own name [AUTH-43]', async () => {
    const post = async (path: string, payload: Json) =>
      (await server.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload })).json<Json>();
    const { guest_id } = await post('auth/guest/request', {});
    await post('auth/login', { login_type: 'otp', phone: '+27215550199', guest_id });
    await server.settle();
    expect(server.sent.at(-1)?.text).toMatch(/^\d{6} is your Quill & Son code\./);
  });

  it('formats amounts in notifications in the same way as in the app [NOTI-02, PRICE-05]', () => {
    const rand = { ...shopConfig('en'), currency_symbol: 'R' };
    expect(withAmounts('{money:767} is here.', 'en', rand)).toBe('R7.67 is here.');
    const right = { ...rand, currency_symbol_direction: 'right' as const, digit_after_decimal_point: 3 };
    expect(withAmounts('{money:767}', 'ar', right)).toBe('7.670 R');
  });
});
