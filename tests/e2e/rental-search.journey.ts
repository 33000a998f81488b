import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { books } from './support/booking';
import { Shopper, type Tongue } from './support/shopper';

const RENTAL = 6;
/** Let by the kilometre only. */
const TRANSFER_CAR = 7;

/** Says where the trip goes, typed on the map, and searches. */
async function searches(shopper: Shopper, place: string): Promise<void> {
  const { page, say } = shopper;
  await page.getByRole('button', { name: new RegExp(`^${say('To')} `) }).click();
  const dialog = page.getByRole('dialog', { name: say('Where does the trip go?') });
  await dialog.getByRole('combobox', { name: say('Delivery address') }).fill(place);
  const first = dialog.getByRole('option').first();
  await expect(first).toContainText(new RegExp(place, 'i'));
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(dialog.getByRole('status').last()).toContainText(name.split(/[,،]/)[0] ?? '');
  await dialog.getByRole('button', { name: say('Take this place') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: say('Find a vehicle') }).click();
}

async function visits(shopper: Shopper): Promise<void> {
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  await shopper.page.goto('/home');
}

test('a trip by the hour leads to vehicles with its price, and the page of one compares all ways of letting it [RENT-02, RENT-13, RENT-43, RENT-50, CONST-20, NAV-17, NAV-18]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await visits(shopper);
  await page.getByRole('button', { name: 'Find a vehicle' }).click();
  await expect(page.getByRole('alert')).toHaveText('Say where the trip goes.');
  await searches(shopper, '20 Quay');

  await expect(page).toHaveURL(/\/rental\/vehicle-search\?.*type=hourly/);
  await expect(page.getByText(/^\d+\.\d{3} km by car$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_low_to_high');
  await expect(page.getByText('for 4 hours').first()).toBeVisible();
  await page.getByRole('button', { name: 'Detailed', exact: true }).click();
  await expect(page).toHaveURL(/look=detailed/);
  await expectAccessible(page);

  await page.goto(page.url().replace('/rental/vehicle-search', '/rental/vehicle-details/1'));
  await expect(page.getByRole('heading', { level: 1, name: 'Compact' })).toBeVisible();
  await expect(page.getByText('$21.60')).toBeVisible();
  await expect(page.getByText('Cheapest')).toHaveCount(1);

  const bar = page.getByRole('region', { name: 'Booking' });
  const scrollTo = (pixels: number) => page.evaluate((top) => window.scrollTo({ top }), pixels);
  await scrollTo(200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await expect(bar).toBeHidden();
  await scrollTo(201);
  await expect(bar).toContainText('Compact');
  await expect(bar).toContainText('Quantity: 1');
  await expect(bar).toContainText('$21.60');
  await expect(bar.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible();
  await scrollTo(0);
  await expect(bar).toBeHidden();

  await page.getByRole('link', { name: 'Choose' }).first().click();
  await expect(page).toHaveURL(/type=day_wise.*/);
  await expectAccessible(page);
});

test('a phone in Arabic books by distance to a place that no way leads to, by an estimate that says so [RENT-06, RENT-11, RENT-52, RENT-53]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tongue: Tongue = 'ar';
  const shopper = new Shopper(page, tongue);
  await visits(shopper);
  await page.getByText(shopper.say('By distance')).click();
  await searches(shopper, 'صخرة');
  await expect(page.getByText(/بخط مستقيم: لا طريق يؤدي إلى هناك/)).toBeVisible();
  await expect(page).toHaveURL(/way=estimate/);
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('recent_destinations') ?? '[]'));
  expect(kept).toHaveLength(1);

  await page.goto(page.url().replace('/rental/vehicle-search', `/rental/vehicle-details/${TRANSFER_CAR}`));
  await page
    .getByRole('button', { name: shopper.say('Add to Cart') })
    .first()
    .click();
  await expect(page.getByRole('link', { name: new RegExp(shopper.say('Trip Cart')) }).first()).toContainText(
    '١',
  );
  await page.goto('/rental/booking');
  expect(await books(shopper, `+97150${String(Date.now()).slice(-7)}`)).not.toBe('');
  await expectAccessible(page);
});
