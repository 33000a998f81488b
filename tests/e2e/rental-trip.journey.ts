import { expect, type Page, test } from '@playwright/test';
import { DAY, T0 } from '../../server/demo/world/t0';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { becomes, toast } from './support/people';
import { Shopper } from './support/shopper';

const RENTAL = 6;
const { 'P-H1': FROM, 'P-LK': TO } = demoPlaces().points;
const ADDED = 'The vehicle successfully added to your cart.';

type Asked = { type: 'hourly' | 'day_wise' | 'distance_wise'; hours: number };

/** Opens a vehicle's page with a trip in twenty days. */
async function visits(page: Page, vehicle: number, { type, hours }: Asked): Promise<void> {
  const trip = {
    type,
    pickup: FROM.address.en,
    plat: FROM.lat,
    plng: FROM.lng,
    destination: TO.address.en,
    dlat: TO.lat,
    dlng: TO.lng,
    at: new Date(T0 + 20 * DAY).toISOString().slice(0, 16),
    hours,
    km: 4.2,
    way: 'driving',
  };
  const query = new URLSearchParams(Object.entries(trip).map(([name, value]) => [name, String(value)]));
  await page.goto(`/rental/vehicle-details/${vehicle}?${query}`);
}

const adds = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });

test('a trip type chosen by its price can be changed after a preview, and the trip is booked once at the new price [RENT-01, RENT-12, RENT-42, RENT-43, RENT-53, X-18, CHK-05, CHK-06]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);

  await visits(page, 128, { type: 'distance_wise', hours: 7 });
  await adds(page, 'Volta Breeze');
  const chooser = dialog(page, 'Choose a trip type');
  await expect(chooser.getByRole('radio', { name: /^Hourly/ })).toHaveAccessibleName(/\$21\.00$/);
  const day = chooser.getByRole('radio', { name: /^Daily/ });
  await expect(day).toHaveAccessibleName(/\$18\.00 · Cheapest$/);
  await expect(chooser.getByText('Cheapest')).toHaveCount(1);
  await day.check();
  await expectAccessible(page);
  await chooser.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, ADDED)).toBeVisible();
  await visits(page, 129, { type: 'day_wise', hours: 24 });
  await adds(page, 'Kestrel Courier');
  await expect(page.getByRole('link', { name: /Trip Cart/ }).first()).toContainText('2');

  await page.goto('/rental/cart');
  const trip = page.getByRole('region', { name: 'Your trip' });
  await expect(trip).toContainText(/Daily · Dec 14, 2026 at 09:00 · 1 day/);
  await expect(trip).toContainText(/Return by Dec 15, 2026 at 09:00 · Local time at pickup \(.+UTC/);
  await expect(summary(page)).toContainText('$35.00');
  const change = async () => {
    await trip.getByRole('button', { name: 'Change trip' }).click();
    await dialog(page, 'Change trip').getByRole('radio', { name: 'By distance' }).check();
    await dialog(page, 'Change trip').getByRole('button', { name: 'Continue' }).click();
  };
  await change();
  const list = dialog(page, 'These vehicles don’t fit the new trip');
  await expect(list.getByRole('listitem')).toHaveText([/Volta Breeze/]);
  await expect(list.getByRole('definition')).toHaveText([
    'Kestrel Courier',
    'Volta Breeze',
    /\$35\.00.*\$1\.26/,
  ]);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Cancel' }).click();
  await expect(summary(page)).toContainText('$35.00');
  await change();
  await list.getByRole('button', { name: 'Remove & Continue' }).click();
  await expect(summary(page)).toContainText('$1.26');
  await summary(page).getByRole('button', { name: 'Clear cart' }).click();
  await dialog(page, 'Clear your trip cart?').getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Your trip cart is empty')).toBeVisible();

  await visits(page, 9, { type: 'hourly', hours: 2 });
  await adds(page, 'Sedan');
  await expect(toast(page, ADDED)).toBeVisible();
  await page.goto('/rental/booking');
  await expect(summary(page)).toContainText('$18.90');
  await expect(page.getByRole('region', { name: 'Your trip' })).toContainText(
    /Return by Dec 14, 2026 at 11:00/,
  );
  const booked: string[] = [];
  page.on('request', (request) => {
    if (/trip\/trip-booking$/.test(new URL(request.url()).pathname)) booked.push(request.method());
  });
  await page.getByRole('textbox', { name: 'Contact person name' }).fill('Nora Vale');
  await page.getByRole('textbox', { name: 'Contact person number' }).fill('+971501112255');
  await page.getByRole('radio', { name: 'Cash at pickup' }).check();
  await page.getByRole('checkbox', { name: /I agree to the provider/ }).check();
  await becomes(page, 'CLK-SALE-ENDED');
  await page.getByRole('button', { name: 'Book the trip' }).click();
  const changed = dialog(page, 'Your total has changed');
  await expect(changed).toContainText('The provider’s discount has ended.');
  await expect(changed).toContainText(/Vehicles\s*\$18\.00 \$20\.00/);
  await expect(changed).toContainText(/Total\s*\$18\.90 \$21\.00/);
  await expectAccessible(page);
  await changed.getByRole('button', { name: 'Back to booking' }).click();
  await expect(changed).toBeHidden();
  expect(booked).toEqual([]);
  await page.getByRole('button', { name: 'Book the trip' }).dblclick();
  const thanks = page.getByRole('heading', { name: 'Thanks! Your request has been sent' });
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();
  await page.goto('/rental/booking');
  await expect(page.getByText('Your trip cart is empty')).toBeVisible();
  expect(booked).toEqual(['POST']);
});

test('a failed price request of a trip keeps its reason and its retry button while the customer types [CHK-15, RENT-53]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour(RENTAL);
  await visits(page, 9, { type: 'hourly', hours: 2 });
  await adds(page, 'Sedan');
  await expect(toast(page, ADDED)).toBeVisible();
  await page.route('**/trip/get-tax', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/rental/booking');
  const again = summary(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const terms = page.getByRole('checkbox', { name: 'I agree to the provider’s rental terms' });
  await terms.check();
  await page.getByRole('textbox', { name: 'Contact person name' }).fill('Nora Vale');
  await expect(again).toBeVisible();
  await expect(summary(page).getByRole('link', { name: 'rental terms' })).toHaveAttribute(
    'href',
    '/rental-terms',
  );
  await page.unroute('**/trip/get-tax');
  await page.getByRole('button', { name: 'Book the trip' }).click();
  await expect(summary(page)).toContainText('$18.90');
  await expect(again).toBeHidden();
  await expect(terms).toBeChecked();
});

test('a second tab shows a vehicle added in the first tab, and the booking of the trip cart [CART-62, RENT-53]', async ({
  page,
  context,
}) => {
  await new Shopper(page).livesInHarbour(RENTAL);
  await visits(page, 9, { type: 'hourly', hours: 2 });
  await adds(page, 'Sedan');
  await expect(toast(page, ADDED)).toBeVisible();
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('/rental/booking');
  await expect(summary(other)).toContainText('$18.90');

  await page.goto('/rental/cart');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(summary(other)).toContainText('$37.80');
  await page.goto('/rental/booking');
  await page.getByRole('textbox', { name: 'Contact person name' }).fill('Nora Vale');
  await page.getByRole('textbox', { name: 'Contact person number' }).fill('+971501112255');
  await page.getByRole('radio', { name: 'Cash at pickup' }).check();
  await page.getByRole('checkbox', { name: /I agree to the provider/ }).check();
  await other.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Book the trip' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks! Your request has been sent' })).toBeVisible();
  await expect(other.getByText('Your trip cart is empty')).toBeInViewport();
  expect(await other.evaluate(() => window.scrollY)).toBe(0);
});

test('an invalid time or phone number of a trip moves the focus to the field with the error [RENT-30, RENT-31, RENT-43, RENT-53, CHK-08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shopper(page).livesInHarbour(RENTAL);
  await visits(page, 128, { type: 'hourly', hours: 7 });
  await adds(page, 'Volta Breeze');
  await expect(toast(page, ADDED)).toBeVisible();

  await page.goto('/rental/cart');
  await page.getByRole('button', { name: 'Change trip' }).click();
  const day = dialog(page, 'Change trip').getByRole('button', { name: 'Pickup day' });
  await expect(day).toHaveCSS('border-top-style', 'solid');
  await expect.poll(async () => (await day.boundingBox())?.height).toBeGreaterThan(44);
  await page.keyboard.press('Escape');

  await page.goto('/rental/booking');
  const book = page.getByRole('button', { name: 'Book the trip' });
  const name = page.getByRole('textbox', { name: 'Contact person name' });
  const phone = page.getByRole('textbox', { name: 'Contact person number' });
  await expect(summary(page)).toContainText('Total');
  await book.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await name.fill('Nora Vale');
  await phone.fill('12');
  await book.click();
  await expect(phone).toBeFocused();
  await expect(page.getByText('Please enter a valid phone number.')).toBeInViewport();
});

test('the dialog for choosing a trip shows no price for a changed time, and keeps the time for all trip types [RENT-43]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour(RENTAL);
  await visits(page, 128, { type: 'distance_wise', hours: 7 });
  await adds(page, 'Volta Breeze');
  const chooser = dialog(page, 'Choose a trip type');
  const hour = chooser.getByRole('radio', { name: /^Hourly/ });
  await hour.check();
  await expect(hour).toHaveAccessibleName(/\$21\.00$/);
  await chooser.getByRole('combobox', { name: 'Duration' }).selectOption({ label: '10 hours' });
  await expect(hour).toHaveAccessibleName(/\$3\.00 per hour$/);
  await chooser.getByRole('combobox', { name: 'Pickup time' }).selectOption({ label: '16:30' });
  await chooser.getByRole('radio', { name: /^Daily/ }).check();
  await expect(chooser.getByRole('combobox', { name: 'Pickup time' })).toHaveValue('16:30');
});

/** Vehicle, quantity, trip and total: RW-1 to RW-5 and RW-7. */
const WORKED: [vehicle: number, quantity: number, trip: object, total: string][] = [
  [1, 2, { rental_type: 'hourly', estimated_hours: 5 }, '$54.00'],
  [4, 2, { rental_type: 'day_wise', estimated_hours: 48 }, '$410.00'],
  [3, 1, { rental_type: 'hourly', estimated_hours: 6 }, '$90.00'],
  [3, 1, { rental_type: 'hourly', estimated_hours: 7 }, '$84.00'],
  [3, 1, { rental_type: 'hourly', estimated_hours: 10 }, '$120.00'],
  [3, 1, { rental_type: 'hourly', estimated_hours: 20 }, '$270.00'],
  [8, 1, { rental_type: 'hourly', estimated_hours: 9 }, '$90.00'],
  [8, 1, { rental_type: 'hourly', estimated_hours: 10 }, '$80.00'],
  [7, 1, { rental_type: 'distance_wise', distance: 12.345 }, '$14.81'],
  [9, 1, { rental_type: 'hourly', estimated_hours: 2 }, '$18.00'],
];

test('the trip cart shows the prices of the worked examples before and after a provider’s discount [RENT-03, RENT-05, RENT-40, RENT-41, RENT-42]', {
  tag: '@wide',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const { guest_id } = await (await request.post('/api/v1/auth/guest/request')).json();
  await page.addInitScript((id) => localStorage.setItem('guest_id', id), guest_id);
  await new Shopper(page).livesInHarbour(RENTAL);
  const headers = { moduleId: String(RENTAL), zoneid: '[1]' };
  const total = summary(page).locator('dd').last();
  for (const [vehicle_id, quantity, trip, shown] of WORKED) {
    await request.delete(`/api/v1/rental/user/cart/remove-cart?guest_id=${guest_id}`, { headers });
    const added = await request.post('/api/v1/rental/user/cart/add-to-cart', {
      headers,
      data: {
        guest_id,
        vehicle_id,
        quantity,
        pickup_time: new Date(T0 + 20 * DAY).toISOString(),
        pickup_location: { location_name: 'Harbour', lat: FROM.lat, lng: FROM.lng },
        ...trip,
      },
    });
    expect(added.status()).toBe(200);
    await page.goto('/rental/cart');
    await expect(total).toHaveText(shown);
    if (vehicle_id === 7)
      await expect(page.getByRole('region', { name: 'Your trip' })).toContainText('12.345 km');
  }
  await becomes(page, 'CLK-SALE-ENDED');
  await page.reload();
  await expect(total).toHaveText('$20.00');
  // RW-6: before a trip is known, the lowest of the vehicle's rates.
  for (const [name, lowest] of [
    ['Compact', '$0.80'],
    ['Scooter', '$2.50'],
  ] as const) {
    await page.goto(`/rental/vehicle-search?all_category=1&name=${name}`);
    await expect(page.getByRole('article').filter({ hasText: name }).first()).toContainText(lowest);
  }
});
