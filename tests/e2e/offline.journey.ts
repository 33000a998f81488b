import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { Shopper } from './support/shopper';

test.use({ serviceWorkers: 'allow' });

/** Waits until the page is idle, its service worker is active, and the page is cached. */
const isKept = (page: Page, picture: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (address) => {
          const isThere = async (name: string) => (await (await caches.open(name)).keys()).length > 0;
          return (
            navigator.serviceWorker.controller !== null &&
            (await caches.match(address)) !== undefined &&
            (await isThere('souk-answers'))
          );
        }, picture),
      { timeout: 90_000 },
    )
    .toBe(true);

test('the shop opened offline shows its last state in its language, says so, and reloads when the network is back [NFR-08, X-15]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page, 'ar');
  const isOld = page.getByText(
    shopper.say(
      'You’re offline. Information may be out of date. Cart changes will sync, and you can add items once you’re back online.',
    ),
  );
  await shopper.speaks();
  await shopper.livesInHarbour();
  await page.goto('/home');
  const picture = page.getByRole('main').locator('img[src*="/pictures/"]').first();
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await isKept(page, await picture.evaluate((image: HTMLImageElement) => image.currentSrc));

  // Not every browser tells a new page that the network is emulated as offline.
  const tells = (name: 'offline' | 'online') =>
    page.evaluate((type) => window.dispatchEvent(new Event(type)), name);
  await context.setOffline(true);
  await page.reload();
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await tells('offline');
  await expect(isOld).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(width).toBeGreaterThan(0);
  await expectAccessible(page);

  await page.goto('/store/latest');
  await expect(page.getByRole('main')).toContainText(
    shopper.say('We couldn’t connect. Check your connection and try again.'),
  );

  await page.goto('/home');
  await expect.poll(width).toBeGreaterThan(0);
  await tells('offline');
  await expect(isOld).toBeVisible();
  const fresh = page.waitForResponse('**/api/v1/stores/popular*');
  await context.setOffline(false);
  await tells('online');
  await fresh;
  await expect(isOld).toBeHidden();
  await expect(picture).toBeVisible();
});
