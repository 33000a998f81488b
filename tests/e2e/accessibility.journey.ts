import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { Shopper, TONGUES } from './support/shopper';

const PAGES = [
  '/home',
  '/home?search=allCategories&from=allCategories&data_type=new',
  '/home?search=pizza',
  '/categories',
  '/store/1',
  '/store/latest',
  '/product/101?module_id=1',
  '/help-and-support',
  '/privacy-policy',
  '/store/1?item=106',
  '/store/1?panel=menu',
  '/store/1?panel=location',
];

for (const tongue of TONGUES)
  for (const theme of ['light', 'dark'] as const)
    for (const width of theme === 'light' ? [1440] : [390])
      test(`axe finds nothing on any page (${tongue}, ${theme}, ${width} px) [NFR-01, NFR-05]`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        const shopper = new Shopper(page, tongue);
        await shopper.speaks();
        await shopper.livesInHarbour();
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        for (const path of PAGES) {
          await test.step(path, async () => {
            await page.goto(path);
            const layer = /item=|panel=/.test(path) ? page.getByRole('dialog') : page.getByRole('main');
            await expect(layer.getByRole('heading').first()).toBeVisible();
            await expectNoSkeletons(shopper);
            await expectAccessible(page);
          });
        }
      });

test('nothing scrolls sideways at 320 px [NFR-03]', async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/home', '/store/1', '/product/101', '/store/1?item=101', '/store/1?panel=cart']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
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
