import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { guestId, signedIn } from './support/account';
import { guestChecksOut, placeButton, thanks } from './support/checkout';
import { AMIRA } from './support/people';
import { englishFirst, LOCALES, Shopper } from './support/shopper';

const FALAFEL_WRAP = 110;
const PHONE = '+971501234567';
const { lat, lng } = demoPlaces().points['P-H1'];

/** A guest's order of one wrap, cash on delivery. */
async function ordersAsGuest(api: APIRequestContext): Promise<{ guest: string; id: number }> {
  const guest = String(await guestId(api));
  const headers = { moduleId: '1', zoneid: '[1]' };
  const line = { model: 'Item', item_id: FALAFEL_WRAP, quantity: 1, price: 5.1, variation: [] };
  await api.post('/api/v1/customer/cart/add', {
    headers,
    data: { ...line, guest_id: guest, add_on_ids: [], add_on_qtys: [] },
  });
  const where = {
    guest_id: guest,
    order_type: 'delivery',
    latitude: lat,
    longitude: lng,
    payment_method: 'cash_on_delivery',
  };
  const quoted = await api.post('/api/v1/customer/order/quote', { headers, data: where });
  const { total_amount } = (await quoted.json()) as { total_amount: number };
  const placed = await api.post('/api/v1/customer/order/place', {
    headers: { ...headers, 'Idempotency-Key': `under-way-${guest}` },
    data: {
      ...where,
      address: '4 Mole Street',
      contact_person_name: 'Nour',
      contact_person_number: PHONE,
      order_amount: total_amount,
    },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  return { guest, id: ((await placed.json()) as { order_id: number }).order_id };
}

const liveBar = (page: Page, { say }: Shopper) =>
  page.getByRole('complementary', { name: say('Active order or trip') });

for (const locale of LOCALES) {
  test(
    `a guest’s running order is shown in a bar at home and in stores, and one press tracks the order (${locale}) [ORD-22, ORD-20]`,
    englishFirst(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { guest, id } = await ordersAsGuest(page.request);
      const shopper = new Shopper(page, locale);
      await shopper.speaks();
      await shopper.livesInHarbour();
      await page.addInitScript(
        ([guestId, order, phone]) => {
          localStorage.setItem('guest_id', guestId);
          localStorage.setItem('guest_orders', JSON.stringify([{ id: order, phone }]));
        },
        [guest, id, PHONE] as const,
      );
      for (const address of ['/home', '/store/1?module_id=1']) {
        await page.goto(address);
        const link = liveBar(page, shopper).getByRole('link');
        await expect(link).toBeInViewport({ ratio: 1 });
        await expect(link).toContainText(shopper.say('Order placed'));
        await expect(link).toContainText(shopper.say('Arriving around {0}', { 0: '' }).trim());
      }
      await liveBar(page, shopper).getByRole('link').click();
      await expect(
        page.getByRole('heading', { name: shopper.say('Order #{0}', { 0: id }), exact: true }),
      ).toBeVisible();
      await page
        .getByRole('navigation', { name: shopper.say('Quick access') })
        .getByRole('button', { name: shopper.say('Orders'), exact: true })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(
        page.getByRole('link', { name: shopper.say('Track order #{0}', { 0: id }) }),
      ).toBeVisible();
    },
  );

  test(
    `a customer’s order is shown with its courier in a bar on a wide screen (${locale}) [ORD-22]`,
    englishFirst(locale),
    async ({ page }) => {
      const login = await page.request.post('/api/v1/auth/login', {
        data: {
          email_or_phone: AMIRA.email,
          password: 'demo1234',
          login_type: 'manual',
          field_type: 'email',
        },
      });
      const shopper = await signedIn(page, (await login.json()) as { token: string }, locale);
      await page.goto('/home');
      const bar = liveBar(page, shopper);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toContainText(shopper.say('On the way'));
      await bar.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/my-orders\/\d+/);
      await expect(bar).toBeHidden();
    },
  );
}

test('a phone shows the arrival time without scrolling after an order is placed [CHK-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await guestChecksOut(page);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(/^Arriving around/).first()).toBeInViewport({ ratio: 1 });
});
