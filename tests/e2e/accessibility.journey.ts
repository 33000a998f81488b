import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectTouchable } from '../support/touch';
import { newAccount, signedIn } from './support/account';
import { LOCALES, Shopper } from './support/shopper';

type PagePath = [path: string, moduleId?: number];

/** The pages and dialogs of a shopping trip. */
const PAGES: Record<string, PagePath[]> = {
  'the lists': [
    ['/home'],
    ['/home?search={pizza}'],
    ['/home?search=404'],
    ['/categories'],
    ['/category/201?module_id=2', 2],
    ['/store/latest'],
    ['/campaigns'],
    ['/campaigns/2'],
    ['/flash-sale', 4],
    ['/brand/1', 4],
    ['/interest'],
  ],
  'the things': [
    ['/store/3'],
    ['/store/1?tab=reviews'],
    ['/store/1?tab=info'],
    ['/store/15', 2],
    ['/product/101?module_id=1'],
    ['/product/206?module_id=2', 2],
    ['/product/301?module_id=3', 3],
    ['/product/401?module_id=4', 4],
    ['/product/999999'],
    ['/no/such/page'],
    ['/help-and-support'],
    ['/privacy-policy'],
  ],
  'the layers': [
    ['/store/1?item=106'],
    ['/store/1?panel=cart'],
    ['/store/1?panel=menu'],
    ['/store/1?panel=location'],
    ['/store/1?panel=diet'],
  ],
};
const PIZZA = { en: 'pizza', ar: 'بيتزا' };
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const locale of LOCALES)
  for (const [kind, pages] of Object.entries(PAGES))
    test(`${kind} of the shop are accessible and fit a width of 320 px (${locale}) [NFR-01, NFR-03, X-11]`, {
      tag: locale === 'ar' ? '@wide' : [],
    }, async ({ page }) => {
      test.setTimeout(180_000);
      const shopper = new Shopper(page, locale);
      await shopper.speaks();
      await shopper.livesInHarbour();
      await page.goto('/privacy-policy');
      for (const [pagePath, moduleId = 1] of pages)
        await test.step(pagePath, async () => {
          const path = pagePath.replace('{pizza}', PIZZA[locale]);
          await page.setViewportSize(locale === 'en' ? WIDE : PHONE);
          await page.evaluate((id) => localStorage.setItem('module', String(id)), moduleId);
          await page.goto(path);
          const layer = /item=|panel=/.test(path) ? page.getByRole('dialog') : page.getByRole('main');
          await expect(layer.getByRole('heading').first()).toBeVisible();
          await expectNoSkeletons(shopper);
          // Axe's results don't depend on the language, so other languages check the first page only.
          if (locale === 'en' || pagePath === pages[0]?.[0]) await expectAccessible(page);
          await page.setViewportSize(locale === 'en' ? PHONE : WIDE);
          // Colours are the same in every language.
          if (locale === 'en') {
            await turnDark(page);
            await expectAccessible(page, 'color-contrast');
          }
          await expectNoSideways(page);
        });
    });

test('an address is found and chosen with the keyboard alone [LOC-16, NFR-02, NAV-44]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const field = page.getByRole('combobox', { name: 'Delivery address' });
  await field.focus();
  await page.keyboard.type('82 Cobalt', { delay: 20 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Select a type of module for your orders').first()).toBeVisible();
});

async function expectNoSkeletons({ page }: Shopper): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
}

/** Sets the theme's attribute directly. With the button, off-screen colours would still be in transition. */
const turnDark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  });

/** 320 px is also the width of a 1,280 px page at 400 % zoom [NFR-03]. */
async function expectNoSideways(page: Page): Promise<void> {
  const before = page.viewportSize() ?? PHONE;
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}

test.describe('The pages of the shop on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  const TOUCHED: PagePath[] = [
    ['/home'],
    ['/home?search=pizza'],
    ['/categories'],
    ['/store/1'],
    ['/product/101'],
    ['/home?panel=menu'],
    ['/home?panel=location'],
    ['/auth/sign-in'],
    ['/help-and-support'],
    ['/home', 6],
    ['/rental/vehicle-details/1', 6],
    ['/home', 5],
  ];

  const OWN = [
    ...['/profile', '/my-orders', '/wallet', '/loyalty-points', '/referral-code', '/settings', '/coupons'],
    ...['/my-trips', '/checkout', '/profile?page=inbox', '/profile?page=inbox&with=support'],
  ];

  test('have large enough touch targets, and nothing scrolls sideways [NFR-03]', async ({ page }) => {
    test.setTimeout(90_000);
    const shopper = new Shopper(page);
    await shopper.livesInHarbour();
    await page.goto('/privacy-policy');
    for (const [path, moduleId = 1] of TOUCHED)
      await test.step(path, async () => {
        await page.evaluate((id) => localStorage.setItem('module', String(id)), moduleId);
        await page.goto(path);
        await expectNoSkeletons(shopper);
        await expectTouchable(page);
        await expectNoSideways(page);
      });
  });

  test('have large enough touch targets in the account, and nothing scrolls sideways [NFR-03]', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signedIn(page, await newAccount(page.request));
    const shopper = new Shopper(page);
    await shopper.livesInHarbour();
    for (const path of OWN)
      await test.step(path, async () => {
        await page.goto(path);
        await expectNoSkeletons(shopper);
        await expectTouchable(page);
        await expectNoSideways(page);
      });
  });
});
