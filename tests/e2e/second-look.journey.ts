import { expect, test } from '@playwright/test';
import { newAccount, signedIn } from './support/account';
import { Shopper } from './support/shopper';

test('a tablet’s header shows a sign-in button, and after the sign-in the customer [NAV-42]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signedIn(page, await newAccount(page.request));
  await page.reload();
  await expect(header.getByRole('button', { name: 'Nora' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
});

test('a desktop has a module switcher at the side of the page, and a tablet has none [MOD-06, MOD-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const rail = page.getByRole('navigation', { name: 'Choose a market' });
  await expect(rail.getByRole('button', { name: 'Food' })).toHaveAttribute('aria-pressed', 'true');
  await rail.getByRole('button', { name: 'Grocery' }).click();
  await expect(rail.getByRole('button', { name: 'Grocery' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('module'))).toBe('2');
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(rail).toBeHidden();
});

test('a carousel pauses for four seconds and moves for 0.8 seconds [CAT-03, CONST-11]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const track = page.getByRole('list', { name: 'Offers' });
  await expect(track.getByRole('listitem').nth(1)).toBeAttached();
  const at = () => track.evaluate((list) => Math.round(Math.abs(list.scrollLeft)));
  const press = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button: HTMLElement) => button.click());
  // Waits until the app has replaced the server-rendered markup.
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause: Offers' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(/^Pause: /);
  await page.clock.runFor(1_000);
  await press(/^Play: /);
  await page.clock.runFor(100);
  const start = await at();
  await page.clock.runFor(3_800);
  expect(await at()).toBe(start);
  await page.clock.runFor(500);
  const halfway = await at();
  await page.clock.runFor(450);
  const rest = await at();
  expect(halfway).not.toBe(start);
  expect(rest).not.toBe(halfway);
  await page.clock.runFor(2_500);
  expect(await at()).toBe(rest);
});

test('a closed store with scheduled orders leads to its items and then to the choice of a time [CAT-06, X-07, DLV-07]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/store/3?tab=info');
  await page.getByRole('link', { name: 'Order for later' }).click();
  const goods = page.getByRole('heading', { level: 3 }).first();
  await expect(goods).toBeInViewport();
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  const dish = page.getByRole('dialog');
  await dish.or(page.getByText('Item added to cart')).first().waitFor();
  if (await dish.isVisible()) await dish.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.getByRole('link', { name: 'Choose a time' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
});

test('a campaign item’s page requests the item from its campaign, and any other item has no campaign page [ITEM-11, ITEM-14]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/campaigns');
  const request = page.waitForRequest(/items\/details\/\d+\?campaign=1/);
  await page.getByRole('link', { name: 'Iftar Box', exact: true }).click();
  await request;
  await expect(page).toHaveURL(/campaign=1/);
  await expect(page.getByRole('button', { name: /^Order Now/ })).toBeVisible();
  await page.goto('/product/101?module_id=1&campaign=1');
  await expect(page.getByRole('heading', { name: 'This item is no longer available' })).toBeVisible();
});
