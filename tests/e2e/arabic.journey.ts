import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { latinWords } from '../support/latin-words';
import { seenOn } from '../support/layout';
import { misplacedSigns } from '../support/misplaced-signs';
import { ownServer } from './support/own-server';
import { AMIRA } from './support/people';
import { Shopper } from './support/shopper';

type Screen = [name: string, path: string, moduleId?: number];

const OPEN: Record<string, Screen[]> = {
  shopping: [
    ['home', '/home'],
    ['home-grocery', '/home', 2],
    ['home-rental', '/home', 6],
    ['home-parcel', '/home', 5],
    ['search', '/home?search=بيتزا'],
    ['search-none', '/home?search=404'],
    ['categories', '/categories'],
    ['category', '/category/201?module_id=2', 2],
    ['stores-latest', '/store/latest'],
    ['stores-popular', '/store/popular'],
    ['items', '/items/popular'],
    ['campaigns', '/campaigns'],
    ['campaign', '/campaigns/2'],
    ['flash-sale', '/flash-sale', 4],
    ['brand', '/brand/1', 4],
    ['interests', '/interest'],
    ['store', '/store/1'],
    ['store-closed', '/store/3'],
    ['store-reviews', '/store/1?tab=reviews'],
    ['store-info', '/store/1?tab=info'],
    ['product', '/product/101?module_id=1'],
    ['product-medicine', '/product/301?module_id=3', 3],
    ['product-gone', '/product/999999'],
    ['vehicles', '/rental/vehicle-search?all_category=1', 6],
    ['vehicle', '/rental/vehicle-details/1', 6],
    ['provider', '/rental/provider-details/1', 6],
    ['trip-cart-empty', '/rental/cart', 6],
  ],
  'layers and words': [
    ['dish', '/store/1?item=106'],
    ['cart-empty', '/store/1?panel=cart'],
    ['menu', '/store/1?panel=menu'],
    ['location', '/store/1?panel=location'],
    ['diet', '/store/1?panel=diet'],
    ['sign-in', '/auth/sign-in'],
    ['sign-up', '/auth/sign-up'],
    ['forgot-password', '/forgot-password'],
    ['track-order', '/track-order'],
    ['help', '/help-and-support'],
    ['about', '/about-us'],
    ['terms', '/terms-and-conditions'],
    ['privacy', '/privacy-policy'],
    ['refund', '/refund-policy'],
    ['cancellation', '/cancellation-policy'],
    ['shipping', '/shipping-policy'],
    ['store-registration', '/store-registration'],
    ['courier-registration', '/deliveryman-registration'],
    ['page-unknown', '/no/such/page'],
  ],
};

const OWN: Screen[] = [
  ['profile', '/profile'],
  ['security', '/profile?page=security'],
  ['orders', '/my-orders'],
  ['orders-past', '/my-orders?tab=past'],
  ['order-past', '/my-orders/1002'],
  ['trips', '/my-trips'],
  ['wallet', '/wallet'],
  ['points', '/loyalty-points'],
  ['referral', '/referral-code'],
  ['coupons', '/coupons'],
  ['settings', '/settings'],
  ['inbox', '/profile?page=inbox'],
  ['talk', '/profile?page=inbox&with=store-1'],
  ['notifications', '/profile?page=notifications'],
  ['checkout-empty', '/checkout'],
  ['parcel-send', '/parcel/send', 5],
  ['wishlist', '/home?panel=wishlist'],
];

/** Names of persons, browsers, addresses and codes stay in Latin letters. */
const NAMES = [
  ...['Amira', 'Haddad', 'Linux', 'Safari', 'Chrome', 'HeadlessChrome'],
  ...['Mint', 'Street', 'Civic', 'Centre', 'Port', 'Maravel', 'http', 'ref', 'Mum'],
  ...['WELCOME', 'NOCAP', 'FLAT', 'HARBOUR', 'BASIL', 'SHIPFREE'],
];

/** Matches the line "Signed in at …", whose time differs in each run. */
const LOGGED_IN = /(تم تسجيل الدخول في).*/;

/** A separate server, so that no other test changes these screens. */
const mine = ownServer({ RATE_LIMITS: 'off' });
let shop: Awaited<ReturnType<typeof mine.start>>;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ar' });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await mine.start();
});
test.afterAll(async () => {
  await shop.stop();
  mine.remove();
});

for (const [kind, screens] of Object.entries(OPEN))
  test(`${kind} match their Arabic snapshots [NFR-05, X-12, LANG-05, LANG-06]`, async ({ page }) => {
    test.setTimeout(180_000);
    await arrives(page);
    await looksAt(page, screens);
  });

test('private pages match their Arabic snapshots [NFR-05, X-12, LANG-05, LANG-06]', async ({ page }) => {
  test.setTimeout(180_000);
  const answer = await page.request.post(`${shop.address}/api/v1/auth/login`, {
    data: { email_or_phone: AMIRA.email, password: 'demo1234', login_type: 'manual', field_type: 'email' },
  });
  const { token } = (await answer.json()) as { token: string };
  await arrives(page);
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await looksAt(page, OWN, ...NAMES);
});

async function arrives(page: Page): Promise<void> {
  const shopper = new Shopper(page, 'ar');
  await shopper.speaks();
  await shopper.livesInHarbour();
  // Headless browsers differ: one denies notifications, another asks.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await page.goto(`${shop.address}/privacy-policy`);
}

async function looksAt(page: Page, screens: Screen[], ...names: string[]): Promise<void> {
  for (const [name, path, moduleId = 1] of screens)
    await test.step(name, async () => {
      await page.evaluate((id) => localStorage.setItem('module', String(id)), moduleId);
      await page.goto(shop.address + path);
      const place = /item=|panel=/.test(path) ? page.getByRole('dialog') : page.getByRole('main');
      await expect(place.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('#server-rendered, [aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
      expect.soft(await whatStandsOn(page, name), name).toMatchSnapshot(`${name}.txt`);
      expect.soft(await latinWords(page, ...names), name).toEqual([]);
      expect.soft(await misplacedSigns(page), name).toEqual([]);
    });
}

const ADDRESS = /http:\/\/[\d.:]+/g;
const PATIENCE = 10_000;

/**
 * Reads the screen once it equals the snapshot or has had time to load. When snapshots are updated, waits
 * until nothing more arrives.
 */
async function whatStandsOn(page: Page, name: string): Promise<string> {
  const isAccepted = test.info().config.updateSnapshots === 'all';
  const kept = new URL(`arabic/${name}.txt`, import.meta.url);
  const known = isAccepted || !existsSync(kept) ? null : readFileSync(kept, 'utf8');
  const until = Date.now() + (isAccepted ? PATIENCE / 5 : PATIENCE);
  for (;;) {
    const seen = (await seenOn(page)).replace(LOGGED_IN, '$1').replaceAll(ADDRESS, 'http://souk');
    if (seen === known || Date.now() > until) return seen;
    await page.waitForTimeout(250);
  }
}
