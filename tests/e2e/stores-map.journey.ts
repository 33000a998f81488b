import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { Shopper } from './support/shopper';

const opensMap = async (page: Page) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/store/popular');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
};
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a store’s pin and its card are selected together, by keyboard and focus, and closing the map keeps the list [CAT-02, MAP-02]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await opensMap(page);
  const pin = page.getByRole('button', { name: 'Basil Kitchen', exact: true, includeHidden: true });
  await expect(pin).toBeAttached({ timeout: 60_000 });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page, 'Basil Kitchen')).toHaveAttribute('data-chosen', 'true');
  await expect(card(page, 'Basil Kitchen')).toBeInViewport();
  await card(page, 'Noor Grill').getByRole('link').first().focus();
  await expect(card(page, 'Noor Grill')).toHaveAttribute('data-chosen', 'true');
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(card(page, 'Noor Grill')).not.toHaveAttribute('data-chosen', 'true');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(card(page, 'Noor Grill')).toBeVisible();
});

for (const path of ['/category/101?tab=stores', '/home?search=pizza&tab=stores'])
  test(`the list of stores at ${path} has a button that shows them on a map [CAT-02, X-10]`, {
    tag: path.startsWith('/home') ? '@wide' : [],
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await new Shopper(page).livesInHarbour();
    await page.goto(path);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Stores on a map' })).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first();
    const name = (await first.textContent()) ?? '';
    const pin = page.getByRole('button', { name, exact: true, includeHidden: true });
    await expect(pin).toBeAttached({ timeout: 60_000 });
  });

test('a text replaces the map when its tiles are missing, and the list stays [LOC-21, MAP-03, X-10]', {
  tag: '@wide',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.route('**/tiles/*/*/*.mvt', (route) => route.abort());
  await opensMap(page);
  await expect(page.getByText('Some streets couldn’t be loaded.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('The map isn’t available. All stores are in the list.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(card(page, 'Noor Grill')).toBeVisible();
  await expectAccessible(page);
});
