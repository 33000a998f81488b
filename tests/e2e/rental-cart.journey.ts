import { expect, type Page, test } from '@playwright/test';
import { DAY, T0 } from '../../server/demo/world/t0';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { toast } from './support/people';
import { Shopper } from './support/shopper';

const RENTAL = 6;
const { 'P-H1': FROM, 'P-LK': TO, 'P-HL': HILLS } = demoPlaces().points;
const ADDED = 'The vehicle successfully added to your cart.';

type Asked = { type: 'hourly' | 'distance_wise'; hours: number; days?: number };

/** Opens a vehicle's page with a trip, by default in eight days. */
async function visits(page: Page, vehicle: number, { type, hours, days = 8 }: Asked): Promise<void> {
  const trip = {
    type,
    pickup: FROM.address.en,
    plat: FROM.lat,
    plng: FROM.lng,
    destination: TO.address.en,
    dlat: TO.lat,
    dlng: TO.lng,
    at: new Date(T0 + days * DAY).toISOString().slice(0, 16),
    hours,
    km: 4.2,
    way: 'driving',
  };
  const query = new URLSearchParams(Object.entries(trip).map(([name, value]) => [name, String(value)]));
  await page.goto(`/rental/vehicle-details/${vehicle}?${query}`);
}

const adds = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
const question = (page: Page, name: string) => page.getByRole('dialog', { name });
const hourly: Asked = { type: 'hourly', hours: 5 };
const byDistance: Asked = { type: 'distance_wise', hours: 5 };

test('every conflict of a trip cart opens a dialog, and each button does exactly what it says [RENT-10, RENT-20, RENT-21, RENT-22, RENT-23, RENT-24, RENT-25, RENT-26, RENT-27, RENT-28, RENT-29, RENT-30, CART-60, NAV-40, MOD-02, MSG-81, MSG-82, MSG-83, MSG-84, MSG-71, MSG-88]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  const count = page.getByRole('link', { name: /Trip Cart/ }).first();

  await visits(page, 2, hourly);
  await adds(page, 'Scooter');
  await expect(toast(page, ADDED)).toBeVisible();
  await expect(count).toContainText('1');
  await adds(page, 'Scooter');
  await expect(toast(page, 'Vehicle can have up to 1 rental options; no more can be added')).toBeVisible();

  await visits(page, 1, { ...hourly, hours: 3 });
  await adds(page, 'Compact');
  const hours = question(page, 'Your trip is different');
  await expectAccessible(page);
  await hours.getByRole('button', { name: 'Cancel' }).click();
  await expect(hours).toBeHidden();
  await expect(count).toContainText('1');
  await adds(page, 'Compact');
  await hours.getByRole('button', { name: 'Add to my current trip' }).click();
  await expect(toast(page, ADDED)).toBeVisible();
  await expect(count).toContainText('2');

  await visits(page, 7, byDistance);
  await adds(page, 'Transfer car');
  const kind = question(page, 'Do you want to change trip type');
  await kind.getByRole('button', { name: 'No', exact: true }).click();
  await expect(kind).toBeHidden();
  await expect(count).toContainText('2');
  await adds(page, 'Transfer car');
  await kind.getByRole('button', { name: 'Yes' }).click();
  const list = question(page, 'These vehicles don’t fit the new trip');
  await expect(list.getByRole('listitem')).toHaveText([/Scooter/]);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Remove & Continue' }).click();
  await expect(toast(page, ADDED)).toBeVisible();
  await expect(count).toContainText('2');

  await visits(page, 3, byDistance);
  await adds(page, 'SUV');
  const reset = question(page, 'Are you sure, you want to reset?');
  await expect(reset).toContainText('City Wheels');
  await reset.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(reset).toBeHidden();
  await expect(count).toContainText('2');
  await adds(page, 'SUV');
  await reset.getByRole('button', { name: 'Clear and add' }).click();
  await expect(toast(page, ADDED)).toBeVisible();
  await expect(count).toContainText('1');

  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await page.goto('/rental/vehicle-search?all_category=1&name=SUV');
  await expect(card('SUV')).toContainText('1 in your cart');
  await page.goto('/rental/vehicle-search?all_category=1&name=Limousine');
  await expect(card('Limousine')).toBeVisible();
  await expect(count).toContainText('1');
  await expect(card('Limousine')).not.toContainText('in your cart');

  await count.click();
  await expect(page).toHaveURL(/\/rental\/cart/);
  const more = page.getByRole('button', { name: 'Increase quantity of SUV' });
  await more.click();
  await expect(page.getByRole('group', { name: 'Quantity of SUV' })).toContainText('02');
  await more.click();
  await expect(toast(page, "You can't add more than 2 quantities of this vehicle.")).toBeVisible();
  const fewer = page.getByRole('button', { name: 'Decrease quantity of SUV' });
  await fewer.click();
  await expect(fewer).toBeDisabled();
});

test('a trip cart whose pickup is outside the new zone is cleared with a notice [MOD-09, RENT-33, CONST-21, MSG-43]', {
  tag: '@wide',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  await visits(page, 2, hourly);
  await adds(page, 'Scooter');
  await expect(toast(page, ADDED)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Pick up from/ })
    .click();
  await page.getByRole('combobox', { name: 'Delivery address' }).fill(HILLS.address.en.split(',')[0] ?? '');
  await page.getByRole('option').first().click();
  const text = toast(
    page,
    'Your cart has been cleared as the selected zone does not support the previous pickup point.',
  );
  await expect(text).toBeVisible();
  await expect(text).toBeHidden({ timeout: 7_000 });
});

test('a vehicle rented by another customer at that time is refused with the reason, and is free the next day [RENT-09, MSG-85]', {
  tag: '@wide',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  const text = page.getByText('This vehicle is not available in this pick time', { exact: true });
  await visits(page, 6, { ...hourly, days: 1.5 });
  await expect(text.first()).toBeVisible();
  const shown = await text.count();
  await adds(page, 'Limousine');
  await expect(text).toHaveCount(shown + 1);
  await expect(page.getByRole('link', { name: /Trip Cart/ }).first()).not.toContainText('1');
  await visits(page, 6, { ...hourly, days: 3 });
  await expect(page.getByRole('heading', { level: 1, name: 'Limousine' })).toBeVisible();
  await expect(text).toHaveCount(0);
});

test('the requests of the trip cart contain the whole trip and its guest [RENT-31, RENT-32]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  const call = (method: string, path: string) =>
    page.waitForRequest((request) => request.method() === method && request.url().includes(path));
  await visits(page, 1, hourly);
  const adding = call('POST', '/rental/user/cart/add-to-cart');
  await adds(page, 'Compact');
  expect((await adding).postDataJSON()).toMatchObject({
    vehicle_id: 1,
    quantity: 1,
    rental_type: 'hourly',
    estimated_hours: 5,
    pickup_location: { lat: FROM.lat, lng: FROM.lng },
    destination_location: { lat: TO.lat, lng: TO.lng },
    guest_id: expect.any(String),
    pickup_time: expect.any(String),
    destination_time: 5,
    distance: expect.any(Number),
  });
  await expect(toast(page, ADDED)).toBeVisible();
  await page
    .getByRole('link', { name: /Trip Cart/ })
    .first()
    .click();
  const changing = call('PUT', '/rental/user/cart/update-cart');
  await page.getByRole('button', { name: 'Increase quantity of Compact' }).click();
  expect((await changing).postDataJSON()).toMatchObject({ quantity: 2, guest_id: expect.any(String) });
  const removing = call('DELETE', '/rental/user/cart/remove-multiple-cart');
  await page.getByRole('button', { name: /Remove Compact/ }).click();
  expect((await removing).url()).toContain('guest_id=');
  await expect(page.getByText('Your trip cart is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a style sheet that failed to load is requested again, so that dialogs and notifications have their styles [NFR-08, RENT-26]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  await visits(page, 1, hourly);
  await adds(page, 'Compact');
  await expect(toast(page, ADDED)).toBeVisible();
  await visits(page, 2, { ...hourly, hours: 3 });
  await expect(page.getByRole('heading', { level: 1, name: 'Scooter' })).toBeVisible();
  const dropped = new Set<string>();
  await page.route('**/assets/*.css', (call) => {
    const address = call.request().url();
    if (dropped.has(address)) return call.continue();
    dropped.add(address);
    return call.abort('internetdisconnected');
  });
  await adds(page, 'Scooter');
  const hours = question(page, 'Your trip is different');
  await expect(hours.getByRole('button', { name: 'Cancel' })).toBeInViewport();
  await hours.getByRole('button', { name: 'Add to my current trip' }).click();
  await expect(toast(page, ADDED)).toBeInViewport();
  expect(dropped.size).toBeGreaterThan(0);
});

test('adding a vehicle from its card or quick view opens each dialog, and the card changes the quantity [RENT-22, RENT-27, RENT-29, RENT-30, RENT-43, RENT-59, NAV-29]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(RENTAL);
  const count = page.getByRole('link', { name: /Trip Cart/ }).first();
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const chooser = question(page, 'Choose a trip type');
  const reset = question(page, 'Are you sure, you want to reset?');

  await page.goto('/rental/vehicle-search?all_category=1&name=SUV');
  await card('SUV').getByRole('button', { name: 'Quick view of SUV' }).click();
  const view = question(page, 'SUV');
  await view.getByRole('button', { name: 'Add to Cart: SUV' }).click();
  await expect(chooser).toBeVisible();
  await page.goBack();
  await expect(chooser).toBeHidden();
  await expect(view).toBeVisible();
  await view.getByRole('button', { name: 'Add to Cart: SUV' }).click();
  await chooser.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, ADDED)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();

  const fewer = card('SUV').getByRole('button', { name: 'Decrease quantity of SUV' });
  const more = card('SUV').getByRole('button', { name: 'Increase quantity of SUV' });
  await expect(fewer).toBeDisabled();
  await more.click();
  await expect(card('SUV').getByRole('group', { name: 'Quantity of SUV' })).toContainText('02');
  await more.click();
  await expect(toast(page, "You can't add more than 2 quantities of this vehicle.")).toBeVisible();
  await fewer.click();
  await expect(fewer).toBeDisabled();

  await page.goto('/rental/vehicle-search?all_category=1&name=Scooter');
  await expect(count).toContainText('1');
  await card('Scooter').getByRole('button', { name: 'Add to Cart: Scooter' }).click();
  await reset.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(reset).toBeHidden();
  await card('Scooter').getByRole('button', { name: 'Quick view of Scooter' }).click();
  await question(page, 'Scooter').getByRole('button', { name: 'Add to Cart: Scooter' }).click();
  await expectAccessible(page);
  await reset.getByRole('button', { name: 'Clear and add' }).click();
  await expect(toast(page, ADDED)).toBeVisible();
  await expect(count).toContainText('1');
});
