import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { Shopper } from './support/shopper';

test.use({ serviceWorkers: 'allow' });

/** The page is calm, its worker answers for it, and what it has shown is kept. */
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

test('without a network the shop opens as it was seen last, in its language, says so, and is read anew when the network is back [NFR-08, X-15]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page, 'ar');
  const isOld = page.getByText(
    shopper.say(
      'You are offline. What you see may be old. Changes to your cart wait, new things can be added once you are back.',
    ),
  );
  await shopper.speaks();
  await shopper.livesInHarbour();
  await page.goto('/home');
  const picture = page.getByRole('main').locator('img[src*="/pictures/"]').first();
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await isKept(page, await picture.evaluate((image: HTMLImageElement) => image.currentSrc));

  // Not every browser tells a new page of a network that is only said to be gone.
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
    shopper.say('We could not reach the shop. Check your connection and try again.'),
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
