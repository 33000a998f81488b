import { expect, type Page, test } from '@playwright/test';
import { newAccount } from './support/account';
import { itemNamed } from './support/goods';
import { AMIRA, adds, tokenOf } from './support/people';
import { Shopper } from './support/shopper';

type PagePath = [path: string, moduleId?: number];

/** The most visited pages. Their earlier versions had layout shifts. */
const MAIN_PAGES: PagePath[] = [
  ['/'],
  ['/home'],
  ['/category/101'],
  ['/store/1'],
  ['/store/1?item=101'],
  ['/product/101'],
  ['/rental/vehicle-search', 6],
  ['/checkout'],
  ['/home', 6],
  ['/rental/vehicle-details/1', 6],
  ['/track-order'],
  ['/categories'],
];
const OTHER_PAGES: PagePath[] = [
  ['/home', 2],
  ['/home?search=pizza'],
  ['/home?search=pizza&tab=stores'],
  ['/category/201', 2],
  ['/items/popular'],
  ['/brand/1', 4],
  ['/store/popular'],
  ['/store/latest'],
  ['/flash-sale', 4],
  ['/campaigns'],
  ['/help-and-support'],
  ['/privacy-policy'],
  ['/auth/sign-in'],
  ['/no/such/page'],
  ['/home', 7],
  ['/coupons'],
  ['/settings'],
  ['/forgot-password'],
];
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1440, height: 900 };
/** A tablet shows what a phone or a desktop shows, except on the most visited pages. */
const SCREENS = [
  { screen: 'phone', viewport: PHONE, pages: MAIN_PAGES, tag: [] },
  { screen: 'phone, the other pages', viewport: PHONE, pages: OTHER_PAGES, tag: '@wide' },
  { screen: 'tablet', viewport: TABLET, pages: MAIN_PAGES, tag: '@wide' },
  { screen: 'desktop', viewport: DESKTOP, pages: MAIN_PAGES, tag: '@wide' },
  { screen: 'desktop, the other pages', viewport: DESKTOP, pages: OTHER_PAGES, tag: '@wide' },
];
/** Milliseconds; longer than the router waits before it shows a skeleton. */
const SLOW_ANSWER = 350;
/** Milliseconds after which a page has sent all its requests. */
const LOADED = 3500;

for (const { screen, viewport, pages, tag } of SCREENS)
  test(`the layout does not shift while a page loads on a ${screen} [NFR-07]`, { tag }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await new Shopper(page).livesInHarbour();
    await page.goto('/privacy-policy');
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER));
      await route.continue();
    });
    for (const [path, moduleId = 1] of pages) {
      await page.evaluate((id) => localStorage.setItem('module', String(id)), moduleId);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect.soft(await shifts(page), path).toBeLessThanOrEqual(0.02);
    }
  });

test('the layout does not shift while the checkout of a full cart loads [NFR-07, CHK-01]', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await new Shopper(page).livesInHarbour();
  await adds(page, await itemNamed(request, 'F-10', 'en'));
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER));
    await route.continue();
  });
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Delivery Addresses' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts(page)).toBeLessThanOrEqual(0.05);
});

const OWN_DOORS = [
  '/my-orders',
  '/my-orders?tab=past',
  '/my-orders/1002',
  '/my-trips',
  '/my-trips/501',
  '/wallet',
  '/loyalty-points',
  '/referral-code',
  '/coupons',
  '/profile',
  '/profile?page=inbox',
  '/settings',
];

for (const { screen, viewport, tag } of [
  { screen: 'phone', viewport: PHONE, tag: [] },
  { screen: 'desktop', viewport: DESKTOP, tag: '@wide' },
])
  test(`the layout does not shift while the account pages load on a ${screen}, with an order to review [NFR-07, REV-02]`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const { token } = await tokenOf(page.request, AMIRA);
    await new Shopper(page).livesInHarbour();
    await page.goto('/privacy-policy');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER));
      await route.continue();
    });
    // Later than the list; other journeys may have reviewed the order.
    await page.route('**/customer/review-reminder', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * SLOW_ANSWER));
      await route.fulfill({ json: { order_id: 1002, images: [], store: { id: 2, name: 'Noor Grill' } } });
    });
    for (const path of OWN_DOORS) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      // A signed-in page keeps a stream open, so its network is never idle.
      await page.waitForFunction((loaded) => performance.now() > loaded, LOADED);
      expect.soft(await shifts(page), path).toBeLessThanOrEqual(0.02);
    }
  });

test('the layout does not shift while a customer’s checkout loads on a phone, with a chosen place [NFR-07, CHK-01]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { token } = await newAccount(page.request);
  await new Shopper(page).livesInHarbour();
  await page.goto('/privacy-policy');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER));
    await route.continue();
  });
  await page.goto('/checkout');
  await expect(page.getByRole('textbox', { name: 'House number' })).toBeVisible();
  await page.waitForFunction((loaded) => performance.now() > loaded, LOADED);
  expect(await shifts(page)).toBeLessThanOrEqual(0.03);
});

test('the layout does not shift while a customer’s usual address loads, or is found to be missing [NFR-07, LOC-22]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const { request } = page;
  const [{ token: known }, { token: unknown }] = await Promise.all([
    tokenOf(request, AMIRA),
    newAccount(request),
  ]);
  await page.goto('/privacy-policy');
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER));
    await route.continue();
  });
  for (const token of [known, unknown])
    for (const path of ['/store/1', '/product/101', '/']) {
      await page.evaluate((value) => {
        localStorage.clear();
        localStorage.setItem('token', value);
      }, token);
      const habits = page.waitForResponse(/\/address\/list/);
      await page.goto(path);
      await habits;
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      if (token === known) await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
      expect.soft(await shifts(page), path).toBeLessThanOrEqual(0.02);
    }
});

/** Cumulative layout shift. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) moved += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 100);
      }),
  );
