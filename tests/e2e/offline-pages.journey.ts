import { expect, type Page, test } from '@playwright/test';
import { newAccount, signedIn } from './support/account';
import { consoleErrors, Shopper } from './support/shopper';

test.use({ serviceWorkers: 'allow' });

const isControlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 90_000 })
    .toBe(true);

/** Not every browser tells a page that its network is emulated as offline. */
async function goesOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  // The page may already have noticed the network and reloaded.
  await page
    .evaluate((type) => window.dispatchEvent(new Event(type)), isOffline ? 'offline' : 'online')
    .catch(() => undefined);
}

test('the notifications page opened offline says so, and loads when the network is back [NFR-08, NFR-09, NOTI-02]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signedIn(page, await newAccount(page.request));
  await page.goto('/profile?page=notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await isControlled(page);
  await page.goto('/home');
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' });
  await expect(bell).toBeVisible();
  await goesOffline(page, true);
  await bell.click();
  const main = page.getByRole('main');
  await expect(main).toContainText('We couldn’t connect. Check your connection and try again.');
  await goesOffline(page, false);
  // The page may reload by itself before the test reloads it.
  await expect(async () => {
    const again = main.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(main).not.toContainText('We couldn’t connect', { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(main).toContainText('Orders');
});

test('choosing another module offline closes the store page of the old module [NFR-08, MOD-07]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await new Shopper(page).livesInHarbour();
  const errors = consoleErrors(page);
  await page.goto('/store/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isControlled(page);
  await goesOffline(page, true);
  const markets = page.getByRole('navigation', { name: 'Choose a market' });
  await markets.getByRole('button', { name: 'Grocery' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(markets.getByRole('button', { name: 'Grocery' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main')).toContainText('We couldn’t connect');
  expect(errors.filter((error) => /dynamically imported/.test(error))).toEqual([]);
});
