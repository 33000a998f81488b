import { expect, type Page, test } from '@playwright/test';
import { HOUR, T0 } from '../../server/demo/world/t0';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { books } from './support/booking';
import { boxOf, near } from './support/places';
import { Shopper } from './support/shopper';

const RENTAL = 6;
const COMPACT = 1;

async function cancels(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this trip?' });
  await question.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(question.getByText('Please choose a reason.')).toBeVisible();
  await question.getByRole('radio', { name: 'My plans have changed' }).check();
  await question.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('This trip was cancelled.')).toBeVisible();
}

/** A trip priced by day, for two days from the harbour, in thirty days. */
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
    at: new Date(T0 + 30 * 24 * HOUR).toISOString().slice(0, 16),
    hours: '48',
    km: '4.2',
    way: 'driving',
  });
}

/** Changes the duration: shows the price first, then asks the provider. */
async function takesLonger(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change date or duration' }).click();
  const question = page.getByRole('dialog', { name: 'Change date or duration' });
  // The date field looks like the fields beside it.
  const [day, time] = await Promise.all([
    boxOf(question.getByLabel('Pickup day')),
    boxOf(question.getByLabel('Pickup time')),
  ]);
  near(day.height, time.height);
  near(day.top, time.top);
  await question.getByLabel('Duration').selectOption({ label: '3 days' });
  await question.getByRole('button', { name: 'See new price' }).click();
  await expect(question.getByText('New price', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Accept new price' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main')).toContainText('3 days');
}

test('a guest books a trip by the hour and finds the trip by number and phone [RENT-53, RENT-55, NAV-14]', async ({
  page,
}) => {
  const phone = `+97150${String(Date.now()).slice(-7)}`;
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  await page.goto('/home');
  await page.getByRole('button', { name: /^To / }).click();
  const dialog = page.getByRole('dialog', { name: 'Drop-off location' });
  await dialog.getByRole('combobox', { name: 'Delivery address' }).fill('20 Quay');
  const first = dialog.getByRole('option').first();
  await expect(first).toContainText('20 Quay');
  await first.click();
  await expect(dialog.getByRole('status').last()).toContainText('20 Quay');
  await dialog.getByRole('button', { name: 'Confirm location' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Find a vehicle' }).click();
  await expect(page).toHaveURL(/\/rental\/vehicle-search\?.*type=hourly/);
  await page.goto(page.url().replace('/rental/vehicle-search', `/rental/vehicle-details/${COMPACT}`));
  await page.getByRole('button', { name: 'Add to Cart: Compact' }).click();
  await expect(page.getByRole('link', { name: /Trip Cart/ }).first()).toContainText('1');
  await page.goto('/rental/booking');
  const id = await books(shopper, phone);

  await page.getByRole('link', { name: 'Track Trip' }).last().click();
  await expect(page).toHaveURL(new RegExp(`/track-order\\?trip=${id}`));
  const trip = page.getByRole('region', { name: `Trip #${id}` });
  await expect(trip.getByRole('status')).toContainText('has your request');
  await expect(page.getByRole('list', { name: 'Trip progress' }).getByRole('listitem')).toHaveCount(4);

  await cancels(page);

  // Another device of the same guest.
  await page.evaluate(() => {
    localStorage.removeItem('guest_trips');
    localStorage.removeItem('guest_id');
  });
  await page.goto('/track-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Track Trip' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Trip number' }).fill(id);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+971500000000');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByText('We couldn’t find a trip with this number and contact.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(trip.getByRole('status')).toHaveText('This trip was cancelled.');
  await expect(page.getByRole('button', { name: 'Cancel the trip' })).toBeHidden();
});

test('a new customer books a trip by the day, extends the trip at the quoted price and cancels with a reason [RENT-53, RENT-54, RENT-57, COUP-10, NFR-06]', {
  tag: '@wide',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const nora = await newAccount(request);
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(RENTAL);
  await signedIn(page, nora);
  await page.goto('/my-trips');
  await expect(page.getByText('No active trips')).toBeVisible();
  await page.goto(`/rental/vehicle-search?${tripByDay()}`);
  await expect(page.getByText('for 2 days').first()).toBeVisible();
  await page.goto(page.url().replace('/rental/vehicle-search', `/rental/vehicle-details/${COMPACT}`));
  await page.getByRole('button', { name: 'Add to Cart: Compact' }).click();
  await expect(page.getByText('The vehicle successfully added to your cart.')).toBeVisible();
  await page.goto('/rental/booking');
  await page.getByText('Show my coupons').click();
  const coupons = page.getByRole('region', { name: 'Coupon' });
  await expect(coupons.getByRole('listitem')).toHaveCount(1);
  await coupons.getByRole('button', { name: 'Use TRIP5' }).click();
  await expect(coupons.getByRole('status')).toContainText('TRIP5 applied');
  const id = await books(shopper, nora.phone);

  await page.goto('/my-trips');
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toContainText(`Trip #${id}`);
  await expectAccessible(page);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/my-trips/${id}$`));
  await expectAccessible(page);
  await takesLonger(page);
  await cancels(page);
  await page.goto('/my-trips?tab=past');
  await expect(card).toContainText('Cancelled');
  const tabs = page.getByRole('navigation', { name: 'Trip status' }).getByRole('link');
  await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText(['Completed']);
});
