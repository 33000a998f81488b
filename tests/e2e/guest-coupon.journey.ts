import { expect, type Locator, type Page, test } from '@playwright/test';
import { HOUR, T0 } from '../../server/demo/world/t0';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { CODE, newAccount, PASSWORD } from './support/account';
import { guestChecksOut, part, summary } from './support/checkout';
import { Shopper } from './support/shopper';

const RENTAL = 6;
const COMPACT = 1;

/** A trip priced by day, for two days from the harbour, in fifty days. */
function tripByDay(): URLSearchParams {
  const { 'P-H1': from, 'P-LK': to } = demoPlaces().points;
  return new URLSearchParams({
    type: 'day_wise',
    pickup: from.address.en,
    plat: String(from.lat),
    plng: String(from.lng),
    destination: to.address.en,
    dlat: String(to.lat),
    dlng: String(to.lng),
    at: new Date(T0 + 50 * 24 * HOUR).toISOString().slice(0, 16),
    hours: '48',
    km: '4.2',
    way: 'driving',
  });
}

/** Signs in with the button of the coupon. A new account verifies its email first. */
async function signsInForCoupon(page: Page, coupon: Locator, phone: string): Promise<void> {
  await coupon.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill(phone);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Verify your email' });
  await expect(proof).toBeVisible();
  await page.keyboard.type(CODE);
  await expect(proof).toBeHidden();
}

async function expectOnlySignIn(page: Page, coupon: Locator): Promise<void> {
  await expect(coupon).toContainText('Coupons are for signed-in customers.');
  await expect(coupon.getByRole('button', { name: 'Apply' })).toBeHidden();
  await expect(coupon.getByText('Show my coupons')).toBeHidden();
  await expectAccessible(page);
}

test('a guest reads that coupons need a sign-in, and the typed code is applied after signing in [PERM-06, COUP-11]', async ({
  page,
}) => {
  const { phone } = await newAccount(page.request);
  await guestChecksOut(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/coupon\//.test(request.url())) requests.push(request.url());
  });
  const coupon = part(page, 'Coupon');
  await expectOnlySignIn(page, coupon);
  await coupon.getByRole('textbox', { name: 'Coupon code' }).fill(' nocap15 ');
  expect(requests).toEqual([]);
  await signsInForCoupon(page, coupon, phone);
  await expect(coupon.getByRole('status')).toContainText('NOCAP15 applied');
  await expect(summary(page).getByText('-$0.77')).toBeVisible();
  await page.reload();
  await expect(coupon.getByRole('status')).toContainText('NOCAP15');
});

test('a guest who closes the sign-in keeps the order and the typed code [PERM-06, COUP-11]', async ({
  page,
}) => {
  await guestChecksOut(page);
  const coupon = part(page, 'Coupon');
  const code = coupon.getByRole('textbox', { name: 'Coupon code' });
  await code.fill('flat7');
  await code.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeHidden();
  await page.reload();
  await expect(code).toHaveValue('FLAT7');
  await expect(summary(page).getByText('Total', { exact: true })).toBeVisible();
});

test('a guest’s coupon for a trip needs a sign-in as well [PERM-06, COUP-10, COUP-11]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { phone } = await newAccount(page.request);
  await new Shopper(page).livesInHarbour(RENTAL);
  await page.goto(`/rental/vehicle-details/${COMPACT}?${tripByDay()}`);
  await page.getByRole('button', { name: 'Add to Cart: Compact' }).click();
  await expect(page.getByText('The vehicle successfully added to your cart.')).toBeVisible();
  await page.goto('/rental/booking');
  const coupon = page.getByRole('region', { name: 'Coupon' });
  await expectOnlySignIn(page, coupon);
  await coupon.getByRole('textbox', { name: 'Coupon code' }).fill('trip5');
  await signsInForCoupon(page, coupon, phone);
  await expect(coupon.getByRole('status')).toContainText('TRIP5 applied');
});
