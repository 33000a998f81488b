import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newAccount } from './support/account';
import { guestChecksOut, part, placeButton, thanks } from './support/checkout';
import { AMIRA, tokenOf } from './support/people';
import { englishFirst, LOCALES, type Locale, Shopper } from './support/shopper';

const FALAFEL_WRAP = 110;
const REFUSED_PRESCRIPTION = 1005;

/** An order that waits for its payment by card. */
async function ordersUnpaid(api: APIRequestContext, token: string): Promise<number> {
  const headers = {
    Authorization: `Bearer ${token}`,
    moduleId: '1',
    zoneid: '[1]',
    latitude: '25.05',
    longitude: '55.1',
  };
  const wanted = {
    is_buy_now: 1,
    cart: [{ model: 'Item', item_id: FALAFEL_WRAP, quantity: 3, price: 0 }],
    order_type: 'take_away',
    payment_method: 'digital_payment',
    callback: '/checkout',
    contact_person_name: 'Amira',
    contact_person_number: '+15550100200',
  };
  const quoted = await api.post('/api/v1/customer/order/quote', { headers, data: wanted });
  const { total_amount: order_amount } = (await quoted.json()) as { total_amount: number };
  const placed = await api.post('/api/v1/customer/order/place', {
    headers,
    data: { ...wanted, order_amount },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  return ((await placed.json()) as { order_id: number }).order_id;
}

/** Signs in on a new device that has no place yet. */
async function arrives(page: Page, token: string, locale: Locale = 'en', market = 1): Promise<Shopper> {
  const shopper = new Shopper(page, locale);
  await shopper.speaks();
  await page.addInitScript(
    ([known, module]) => {
      localStorage.setItem('token', known);
      localStorage.setItem('module', module);
    },
    [token, String(market)] as const,
  );
  return shopper;
}

for (const { locale, width } of [
  { locale: 'en', width: 1440 },
  { locale: 'en', width: 390 },
  { locale: 'ar', width: 390 },
] as const) {
  test(`a checkout without an address shows no fee and no total, and says that the address is missing (${locale}, ${width} px) [ADDR-11, DLV-10, CHK-08]`, async ({
    page,
  }) => {
    const { token } = await newAccount(page.request);
    const added = await page.request.post('/api/v1/customer/cart/add', {
      headers: { Authorization: `Bearer ${token}`, moduleId: '1', zoneid: '[1]' },
      data: {
        model: 'Item',
        item_id: FALAFEL_WRAP,
        quantity: 1,
        price: 5.1,
        variation: [],
        add_on_ids: [],
        add_on_qtys: [],
      },
    });
    expect(added.status()).toBe(200);
    await page.setViewportSize({ width, height: 900 });
    const { say } = await arrives(page, token, locale);
    await page.goto('/checkout');
    const sums = page.getByRole('complementary', { name: say('Summary') });
    // The bar above the rows also says that delivery is free, so only the rows count.
    const names = sums.getByRole('term');
    const amounts = sums.getByRole('definition');
    await expect(amounts.filter({ hasText: say('Depends on your address') })).toHaveCount(1);
    await expect(names.filter({ hasText: say('Delivery') })).toHaveCount(1);
    await expect(amounts.filter({ hasText: say('Free') })).toHaveCount(0);
    await expect(names.getByText(say('Total'), { exact: true })).toHaveCount(0);
    await expect(sums.getByRole('button', { name: say('Please add your delivery address') })).toBeVisible();
  });
}

for (const locale of LOCALES) {
  test(
    `a signed-in customer’s header on a phone, without an address, stays in one line in every module (${locale}) [NAV-33, NAV-42]`,
    englishFirst(locale),
    async ({ page }) => {
      test.setTimeout(120_000);
      const { token } = await newAccount(page.request);
      const { say } = await arrives(page, token, locale);
      await page.goto('/my-orders');
      const misfits: string[] = [];
      for (const market of [1, 2, 3, 4, 5, 6]) {
        await page.evaluate((id) => localStorage.setItem('module', String(id)), market);
        await page.addInitScript((id) => localStorage.setItem('module', String(id)), market);
        for (const path of ['/my-orders', '/checkout']) {
          await page.goto(path);
          for (const width of [360, 390, 430]) {
            await page.setViewportSize({ width, height: 800 });
            const header = page.getByRole('banner');
            const menu = header.getByRole('button', { name: say('Menu') });
            await expect(menu).toBeVisible();
            await expect(
              header
                .getByRole('link', { name: say('Notifications') })
                .or(menu)
                .first(),
            ).toBeVisible();
            const { height, overflow } = await header.evaluate((box) => ({
              height: box.getBoundingClientRect().height,
              overflow: document.documentElement.scrollWidth - window.innerWidth,
            }));
            if (height > 70 || overflow > 0) misfits.push(`${market} ${path} ${width}: ${height} px high`);
          }
        }
      }
      expect(misfits).toEqual([]);
    },
  );

  test(
    `an order that waits for the customer says so in the list and on its page, with the action (${locale}) [ORD-21, PHAR-05, CHK-07]`,
    englishFirst(locale),
    async ({ page }) => {
      const { token } = await tokenOf(page.request, AMIRA);
      const unpaid = await ordersUnpaid(page.request, token);
      const { say } = await arrives(page, token, locale);
      await page.goto('/my-orders');
      const card = (id: number) =>
        page
          .getByRole('article')
          .filter({ has: page.getByText(say('Order #{0}', { 0: id }), { exact: true }) });
      await expect(card(REFUSED_PRESCRIPTION)).toContainText(say('Action needed: send another prescription'));
      await expect(card(unpaid)).toContainText(say('Action needed: pay the order'));
      await page.goto(`/my-orders/${REFUSED_PRESCRIPTION}`);
      const needed = page.getByText(say('Action needed: send another prescription'));
      const way = page.getByRole('button', { name: say('Send another prescription') });
      await expect(needed).toBeVisible();
      await expect(way).toBeInViewport();
      await page.goto(`/my-orders/${unpaid}`);
      await expect(page.getByText(say('Action needed: pay the order'))).toBeVisible();
    },
  );
}

test('a guest finds the running order in the Orders page, beside the sign-in [ORD-20, ORD-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await guestChecksOut(page);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const order = /order_id=(\d+)/.exec(page.url())?.[1] ?? 'none';
  await page.goto('/my-orders');
  const kept = part(page, 'Ordered on this device');
  await expect(kept).toContainText(`Order #${order}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await kept.getByRole('link', { name: `Track order #${order}` }).click();
  await expect(page.getByRole('heading', { name: `Order #${order}` })).toBeVisible();
});

for (const locale of LOCALES) {
  test(
    `the rental terms page lists the requirements for drivers (${locale}) [RENT-53]`,
    englishFirst(locale),
    async ({ page }) => {
      const shopper = new Shopper(page, locale);
      await shopper.speaks();
      await page.goto('/rental-terms');
      await expect(page.getByRole('heading', { level: 1, name: shopper.say('Rental terms') })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
    },
  );
}
