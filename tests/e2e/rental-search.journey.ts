import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { books } from './support/booking';
import { AMIRA, comesIn } from './support/people';
import { type Locale, Shopper } from './support/shopper';

const RENTAL = 6;
/** Rented by the kilometre only. */
const TRANSFER_CAR = 7;

/** Chooses the destination through the map's search. */
async function goesTo(shopper: Shopper, place: string): Promise<void> {
  const { page, say } = shopper;
  await page.getByRole('button', { name: new RegExp(`^${say('To')} `) }).click();
  const dialog = page.getByRole('dialog', { name: say('Drop-off location') });
  await dialog.getByRole('combobox', { name: say('Delivery address') }).fill(place);
  const first = dialog.getByRole('option').first();
  await expect(first).toContainText(new RegExp(place, 'i'));
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(dialog.getByRole('status').last()).toContainText(name.split(/[,،]/)[0] ?? '');
  await dialog.getByRole('button', { name: say('Confirm location') }).click();
  await expect(dialog).toBeHidden();
}

async function searches(shopper: Shopper, place: string): Promise<void> {
  await goesTo(shopper, place);
  await shopper.page.getByRole('button', { name: shopper.say('Find a vehicle') }).click();
}

async function visits(shopper: Shopper): Promise<void> {
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  await shopper.page.goto('/home');
}

test('a search by the hour leads to vehicles with prices, and a vehicle’s page compares all trip types [RENT-02, RENT-13, RENT-43, RENT-50, CONST-20, NAV-17, NAV-18]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await visits(shopper);
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
  // The page of the new rental type offers the previous one.
  const hourly = page.getByRole('listitem').filter({ hasText: 'Hourly' });
  await expect(hourly.getByRole('link', { name: 'Choose' })).toBeVisible();
  await expectAccessible(page);
});

test('another saved address replaces the pickup place, and a round trip is confirmed before the search [RENT-11, RENT-58, LOC-05]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(RENTAL);
  await comesIn(page, AMIRA);
  const field = (end: 'From' | 'To') => page.getByRole('button', { name: new RegExp(`^${end} `) });
  const takes = async (end: 'From' | 'To', name: RegExp) => {
    await field(end).click();
    const list = page.getByRole('dialog').getByRole('list', { name: 'Saved Addresses' });
    await list.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Pick up from/ })
    .click();
  await page.getByRole('list', { name: 'Saved Addresses' }).getByRole('button', { name: /^Home/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await takes('From', /^Office/);
  await expect(field('From')).toContainText('Poppy Row');
  await takes('To', /^Mum/);
  await expect(field('To')).toContainText('Quay Lane');
  await takes('From', /^Mum/);
  await page.getByRole('button', { name: 'Find a vehicle' }).click();
  const question = page.getByRole('dialog', { name: 'Pickup and drop-off are the same' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Change locations' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/home/);
  await page.getByRole('radio', { name: 'By distance' }).check();
  await page.getByRole('button', { name: 'Find a vehicle' }).click();
  await expect(page.getByRole('alert')).toContainText('Pickup and drop-off are the same.');
});

test('opening a vehicle or reloading keeps the filled-in search form [RENT-02, NAV-30]', async ({ page }) => {
  const shopper = new Shopper(page);
  await visits(shopper);
  await page.getByText('Daily', { exact: true }).click();
  await goesTo(shopper, '20 Quay');
  const filled = async () => {
    await expect(page.getByRole('button', { name: /^To 20 Quay/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Daily' })).toBeChecked();
  };
  await page.getByRole('link', { name: 'Compact' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compact' })).toBeVisible();
  await page.goBack();
  await filled();
  await page.reload();
  await filled();
});

test('a phone in Arabic books a trip by distance to a place without a route, at an estimated price [RENT-06, RENT-11, RENT-52, RENT-53]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const locale: Locale = 'ar';
  const shopper = new Shopper(page, locale);
  await visits(shopper);
  await page.getByText(shopper.say('By distance')).click();
  await searches(shopper, 'صخرة');
  await expect(page.getByText(/بخط مستقيم. لم نجد طريقًا/)).toBeVisible();
  await expect(page).toHaveURL(/way=estimate/);
  await expectAccessible(page);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('recent_destinations') ?? '[]'));
  expect(stored).toHaveLength(1);

  await page.goto(page.url().replace('/rental/vehicle-search', `/rental/vehicle-details/${TRANSFER_CAR}`));
  await page
    .getByRole('button', { name: shopper.say('Add to Cart') })
    .first()
    .click();
  await expect(page.getByRole('link', { name: new RegExp(shopper.say('Trip Cart')) }).first()).toContainText(
    '1',
  );
  await page.goto('/rental/booking');
  expect(await books(shopper, `+97150${String(Date.now()).slice(-7)}`)).not.toBe('');
  await expectAccessible(page);
});

/** A trip's destination as query parameters. */
const requested = (overrides: Record<string, string | number> = {}) =>
  `?${new URLSearchParams(
    Object.entries({
      type: 'hourly',
      pickup: '1 Harbour Street',
      plat: 34.19,
      plng: -41.6,
      destination: '2 Lake Road',
      dlat: 34.2,
      dlng: -41.59,
      at: '2026-12-14T09:00',
      hours: 4,
      km: 4.2,
      way: 'driving',
      ...overrides,
    }).map(([name, value]) => [name, String(value)]),
  )}`;
const panel = (page: Page) => page.getByRole('form', { name: 'Search for a vehicle' });

test('a URL with a past or invalid time asks for another time [NAV-18, RENT-12]', async ({ page }) => {
  const shopper = new Shopper(page);
  await visits(shopper);
  for (const at of ['1999-01-01T10:00', '2026-11-20T10:00']) {
    await page.goto(`/rental/vehicle-search${requested({ at })}`);
    await expect(panel(page).getByRole('alert')).toHaveText('This time has passed. Choose a later one.');
    await expect(panel(page).getByRole('button', { name: /^To/ })).toContainText('2 Lake Road');
    await expect(page.getByText(/^\d+ vehicles$/)).toBeVisible();
    await page.goto(`/rental/vehicle-details/1${requested({ at })}`);
    await expect(panel(page).getByRole('alert')).toHaveText('This time has passed. Choose a later one.');
    await expect(page.getByText('This vehicle is not available in this pick time')).toBeHidden();
    await page.goto(`/rental/provider-details/3${requested({ at })}`);
    await expect(page.getByRole('link', { name: 'Marlin Saloon' })).toBeVisible();
  }
  await page.goto(`/rental/vehicle-details/1${requested({ at: '9999-12-31T23:59' })}`);
  await expect(panel(page).getByRole('alert')).toHaveText('Choose a time within the next two years.');
  for (const [own, path] of [
    [{ at: '2026-99-99T99:99' }, '/rental/vehicle-search'],
    [{ hours: 8760 }, '/rental/vehicle-search'],
  ] as const) {
    await page.goto(path + requested(own));
    await expect(page.getByRole('heading', { level: 1, name: 'All vehicles' })).toBeVisible();
  }
  await page.goto(`/rental/vehicle-details/1${requested({ type: 'day_wise', hours: 5 })}`);
  await expect(page.getByText(/per day · 1 day/)).toBeVisible();
  await page.goto('/rental/booking?trip_id=99999999999');
  await expect(page.getByText('Your trip cart is empty')).toBeVisible();
  await page.goto('/rental/booking?trip_id=501');
  const main = page.getByRole('main');
  await expect(main.getByText('We couldn’t find this trip.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Track Trip' }).click();
  await expect(page).toHaveURL(/\/track-order/);
});

test('a long name without spaces in a URL does not widen a page on a small phone [NFR-03, RENT-12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visits(new Shopper(page));
  const pickup = 'x'.repeat(300);
  for (const path of ['/rental/vehicle-search', '/rental/vehicle-details/1']) {
    await page.goto(`${path}${requested({ pickup })}`);
    const name = page.getByText('x'.repeat(200));
    await expect(name.first()).toBeVisible();
    const box = await name.first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('an offline vehicle search never says that there is no route, and runs again when the network is back [RENT-52, NFR-08]', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await visits(shopper);
  await page.goto(`/rental/vehicle-search${requested()}`);
  await expect(page.getByText('for 4 hours').first()).toBeVisible();
  const ready = panel(page).getByRole('button', { name: 'Find a vehicle' });
  await page.getByText('Change trip').click();
  await ready.click();
  await expect(page).toHaveURL(/km=(?!4\.2&).*way=driving/);
  await expect(page.getByText('for 4 hours').first()).toBeVisible();
  const before = page.url();
  await page.getByText('Change trip').click();
  await panel(page).getByRole('button', { name: 'Swap pickup and drop-off' }).click();
  await context.setOffline(true);
  const banner = page.getByText(
    'You’re offline. Information may be out of date. You can change your trip once you’re back online.',
  );
  await expect(banner).toBeVisible();
  await ready.click();
  await expect(panel(page).getByRole('alert')).toHaveText(
    'We couldn’t connect. Check your connection and try again.',
  );
  expect(page.url()).toBe(before);
  await expect(page.getByText('for 4 hours').first()).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await ready.click();
  await expect(page).toHaveURL(/pickup=2\+Lake\+Road.*way=driving/);
  await expect(page.getByText(/^\d+\.\d{3} km by car$/)).toBeVisible();
});

test('a first vehicle search that fails offline is repeated with the same trip when the network is back [NFR-08, RENT-52]', async ({
  page,
  context,
}) => {
  let reads = 0;
  page.on('request', (request) => {
    reads += request.isNavigationRequest() ? 1 : 0;
  });
  await visits(new Shopper(page));
  await page.goto(`/rental/vehicle-search${requested()}`);
  await expect(page.getByText('for 4 hours').first()).toBeVisible();
  await page.getByText('Change trip').click();
  await panel(page).getByRole('button', { name: 'Swap pickup and drop-off' }).click();
  await context.setOffline(true);
  const find = panel(page).getByRole('button', { name: 'Find a vehicle' });
  await find.click();
  await expect(panel(page).getByRole('alert')).toContainText('We couldn’t connect.');
  await context.setOffline(false);
  await find.click();
  await expect(page).toHaveURL(/pickup=2\+Lake\+Road.*way=driving/);
  expect(reads).toBe(2);
});
