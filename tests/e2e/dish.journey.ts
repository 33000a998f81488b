import { expect, test } from '@playwright/test';
import { Shopper } from './support/shopper';

const PHONE = { width: 390, height: 844 };

test('a phone shows a small picture of a dish and keeps the add button on the screen [ITEM-01, NFR-03]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await new Shopper(page).livesInHarbour();
  await page.goto('/product/101');
  const add = page.getByRole('button', { name: /^Add to Cart/ });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(add).toContainText('$9.00');
  await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeHidden();
  const picture = page.getByRole('button', { name: /^Zoom in on photo/ });
  await expect
    .poll(async () => (await picture.boundingBox())?.height)
    .toBeLessThanOrEqual(PHONE.height * 0.4);
  await page.mouse.wheel(0, 1500);
  await expect(add).toBeInViewport({ ratio: 1 });
  await page.goto('/store/1');
  await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeVisible();
});

test('the quick view of an item contains everything that the page of the item contains [ITEM-01, ITEM-07, ITEM-08, ITEM-15, PHAR-01]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour(2);
  await page.goto('/home?item=205&module_id=2');
  const oil = page.getByRole('dialog');
  await expect(oil).toContainText('In Stock');
  await expect(oil).toContainText('Only 5 left');
  await expect(oil).toContainText(/\$6\.00\s*[–-]\s*\$10\.50/);
  await oil.getByRole('radio', { name: '500 ml' }).check();
  await expect(oil).not.toContainText('$10.50');
  await expect(oil.getByRole('button', { name: /^Zoom in on photo 1/ })).toBeVisible();
  await expect(oil.getByRole('link', { name: 'FreshMart' })).toBeVisible();
  await page.goto('/store/1?item=101');
  await expect(page.getByRole('dialog')).toContainText('In Stock');
  await expect(page.getByRole('dialog')).toContainText('Allergies');
  await expect(page.getByRole('dialog')).toContainText('Categories');
});

test('a dish’s surcharges are shown after the discount, and an error is shown in its option group [FOOD-03, FOOD-06]', {
  tag: '@wide',
}, async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/store/1?item=101');
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dish.getByText('+$4.50')).toBeVisible();
  await dish.getByRole('button', { name: /^Add to Cart/ }).click();
  const refused = dish.getByRole('group', { name: /^Size/ });
  await expect(refused).toContainText('Variation Size can not remain without selection.');
  const [group, legend] = await Promise.all([refused.boundingBox(), refused.locator('legend').boundingBox()]);
  expect((legend?.y ?? 0) - (group?.y ?? 0)).toBeGreaterThanOrEqual(8);
});

test('fixed bars scroll out of view in a window of low height [NFR-03]', { tag: '@wide' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await new Shopper(page).livesInHarbour();
  await page.goto('/store/popular');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Quick access' })).not.toBeInViewport();
});

test('the module switcher is shown on module pages only and covers no card [MOD-06]', {
  tag: '@wide',
}, async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const rail = page.getByRole('navigation', { name: 'Choose a market' });
  const rows = page.locator('ul[data-kind="store"]').first();
  const [side, row] = [await rail.boundingBox(), await rows.boundingBox()];
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);
  for (const path of ['/terms-and-conditions', '/checkout', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(rail).toHaveCount(0);
  }
});
