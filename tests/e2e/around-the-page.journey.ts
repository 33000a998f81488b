import { expect, test } from '@playwright/test';
import { Shopper } from './support/shopper';

const PHONE = { width: 390, height: 844 };

test('every link of the footer leads to a page of the shop [NAV-22, NAV-23, FOOT-08]', async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/about-us');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(page.getByRole('link', { name: 'Become a Vendor owner' })).toBeVisible();
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
  );
  expect(addresses).toContain('/store-registration?active=active');
  expect(addresses).toContain('/deliveryman-registration');
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('We couldn’t find this page'), address).toBeHidden();
  }
});

test('a phone shows the buttons of the page for interests above the bottom bar [MOD-08]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await new Shopper(page).livesInHarbour();
  await page.goto('/interest');
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await expect(skip).toBeVisible();
  const isOnTop = await skip.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('a phone scrolls the row of modules to the current module [NAV-34]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await new Shopper(page).livesInHarbour(4);
  await page.goto('/home');
  const chosen = page.getByRole('navigation', { name: 'Markets' }).getByRole('button', { pressed: true });
  await expect(chosen).toBeInViewport({ ratio: 0.99 });
});

test('the address in the footer opens a map of the shop’s configured location, with a link to directions [FOOT-03, MAP-02]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/about-us');
  const { default_location: place, address } = await (await page.request.get('/api/v1/config')).json();
  await page.getByRole('contentinfo').getByRole('button', { name: address }).click();
  const map = page.getByRole('dialog', { name: 'Find us' });
  await expect(map.getByRole('region', { name: 'Map of Souk' })).toBeVisible({ timeout: 30_000 });
  expect(place).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
  await expect(map.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${place.lat},${place.lng}`,
  );
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
});
