import { expect, test } from '@playwright/test';
import { newAccount, signedIn } from './support/account';
import { Shopper } from './support/shopper';

const RENTAL = 6;
const ALL = '/rental/vehicle-search?all_category=1';

test('a vehicle saved from its card is marked on its page and in the drawer, and the card layout is remembered [WISH-06, RENT-08, RENT-10, RENT-56, PERM-09]', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(RENTAL);
  await page.goto(ALL);
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  const heart = page.getByRole('button', { name: `Add ${name} to wishlist`, exact: true }).first();
  await heart.click();
  await expect(page.getByText('You are not logged in').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const { token } = await newAccount(request);
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto(ALL);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse((answer) => answer.url().includes('/wish-list/add'));
  await heart.click();
  await saved;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await expect(page.getByRole('button', { name: 'Compact', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('article').first()).toHaveAttribute('data-look', 'compact');
  await page.getByRole('button', { name: 'Detailed', exact: true }).click();
  await page.goto(ALL);
  await expect(page.getByRole('button', { name: 'Detailed', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('article').first()).toHaveAttribute('data-look', 'detailed');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: /^Wishlist,/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Wishlist' });
  await expect(drawer.getByRole('link', { name }).first()).toBeVisible();
  await drawer.getByRole('button', { name: `Remove ${name} from wishlist` }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the short account URLs lead to their pages [NAV-16]', { tag: '@wide' }, async ({ page, request }) => {
  const { token } = await newAccount(request);
  await signedIn(page, { token });
  for (const [path, title] of [
    ['/my-orders', 'My Orders'],
    ['/my-trips', 'My Trips'],
    ['/wallet', 'Wallet'],
    ['/coupons', 'Coupons'],
    ['/loyalty-points', 'Loyalty Points'],
    ['/referral-code', 'Referral Code'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('main').getByRole('heading', { name: title }).first()).toBeVisible();
  }
});
