import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed } from './support/goods';
import {
  AMIRA,
  adds,
  comesIn,
  endSession,
  GUS,
  logsOut,
  profileButton,
  signInButton,
  signsIn,
  toast,
} from './support/people';
import { Shopper } from './support/shopper';

const FOOD = 1;
const GROCERY = 2;
const EXPIRED = 'Your account is inactive or Your token has been expired';

async function visitor(page: Page, market = FOOD): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(market);
  return shopper;
}

test('a sign-in is confirmed, closes its dialog and shows the customer, and Back does not reopen the dialog [AUTH-18, NAV-36, NAV-37, NAV-38, NAV-41]', async ({
  page,
}) => {
  await visitor(page);
  await page.goto('/categories');
  await comesIn(page, AMIRA);
  await expect(toast(page, 'Logged in successfully')).toHaveCount(1);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Messages' })).toHaveAttribute(
    'href',
    '/profile?page=inbox',
  );
  await expect(page.getByRole('banner').getByRole('button', { name: /^Wishlist/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Track Order' })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(profileButton(page, AMIRA)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/categories$/);
});

test('the account menu has the entries of the client’s specification in the same order [MENU-01, MENU-02, MENU-03, MENU-04, MENU-05]', async ({
  page,
}) => {
  await visitor(page);
  await comesIn(page, AMIRA);
  await profileButton(page, AMIRA).click();
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Account' });
  await expect(menu.getByRole('listitem')).toHaveText([
    'Profile Settings',
    'My Orders',
    'My Trips',
    'Wallet',
    'Coupons',
    'Loyalty Points',
    'Referral Code',
    'Settings',
    'Track Order',
    'Logout',
  ]);
  await expectAccessible(page);
});

test('a logout is confirmed first, takes half a second and removes the customer’s data in every tab [MENU-06, MENU-07, MENU-08, CART-65, STO-03]', async ({
  context,
  page,
}) => {
  await visitor(page);
  await comesIn(page, AMIRA);
  const other = await context.newPage();
  await other.goto('/home');
  await expect(profileButton(other, AMIRA)).toBeVisible();
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Wishlist/ })
    .click();
  await expect(other.getByRole('dialog', { name: 'Wishlist' })).toBeVisible();

  const traces = () =>
    page.evaluate(() => ['token', 'interests', 'recent_searches'].map((key) => localStorage.getItem(key)));
  await expect.poll(traces).toEqual([expect.any(String), expect.any(String), null]);
  await page.evaluate(() => localStorage.setItem('recent_searches', '["dates"]'));

  await logsOut(page, AMIRA, 'No');
  await expect(profileButton(page, AMIRA)).toBeVisible();
  const pressedAt = Date.now();
  await logsOut(page, AMIRA);
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(500);
  await expect(toast(page, 'Logout successful.')).toHaveCount(1);
  await expect(page).toHaveURL(/\/home$/);
  expect(await traces()).toEqual([null, null, null]);

  for (const tab of [page, other]) {
    await expect(signInButton(tab)).toBeVisible();
    await expect(tab).toHaveURL(/\/home$/);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await expect(tab.locator('body')).not.toContainText(AMIRA.firstName);
    await expect(tab.getByRole('banner').getByRole('button', { name: /^Wishlist/ })).toHaveCount(0);
  }
  await expect(toast(other, 'Logout successful.')).toHaveCount(0);
});

test('a sign-in in one tab is applied in the other [STO-03]', { tag: '@wide' }, async ({ context, page }) => {
  await visitor(page);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/home');
  await comesIn(page, GUS);
  await expect(profileButton(other, GUS)).toBeVisible();
});

test('an expired session is reported once, opens the home page, and the next sign-in returns to the page [AUTH-61, AUTH-62, AUTH-60]', async ({
  context,
  page,
  request,
}) => {
  const shopper = await visitor(page, GROCERY);
  const bag = await itemNamed(request, 'G-08', 'en');
  await adds(page, bag);
  await comesIn(page, GUS, `/product/${bag.id}?module_id=${GROCERY}`);
  const other = await context.newPage();
  await other.goto('/my-orders');
  await expect(profileButton(other, GUS)).toBeVisible();
  await endSession(page, request);

  let received = 0;
  context.on('response', (answer) => {
    if (answer.status() === 401) received += 1;
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/home$/);
  // The notices of both tabs together. Either tab may be the one that shows it.
  const noticesOnPages = async () =>
    (await toast(page, EXPIRED).count()) + (await toast(other, EXPIRED).count());
  await expect.poll(noticesOnPages).toBe(1);
  const silent = (await toast(page, EXPIRED).count()) === 1 ? other : page;
  expect(received).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  for (const tab of [page, other]) {
    await expect(signInButton(tab)).toBeVisible();
    await expect(tab).toHaveURL(/\/home$/);
  }
  await expect(toast(silent, EXPIRED)).toHaveCount(0);

  await signInButton(page).click();
  await signsIn(page, GUS);
  await expect(page).toHaveURL(new RegExp(`/product/${bag.id}`));
  await expect(other).toHaveURL(/\/my-orders$/);
  await shopper.opensCart();
  await expect(shopper.cart()).toContainText(bag.name);
});

test('a page restored from the back-forward cache knows that the customer has signed out [MENU-08]', {
  tag: '@wide',
}, async ({ context, page }) => {
  await visitor(page);
  await comesIn(page, AMIRA);
  // As in a frozen tab: the storage changes without an event.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(signInButton(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(AMIRA.firstName);
});

test('a phone signs in and out through the menu, and its bottom bar leads to the account [MENU-09, MENU-12, AUTH-60]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor(page);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Sign In' }).click();
  await signsIn(page, AMIRA);
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to logout?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(toast(page, 'Logout successful.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('button', { name: 'Orders' })
    .click();
  await signsIn(page, AMIRA);
  await expect(page).toHaveURL(/\/my-orders$/);
});
