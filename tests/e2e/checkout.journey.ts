import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { guestChecksOut, PLACE, part, placeButton, placings, summary, thanks } from './support/checkout';
import { itemNamed } from './support/goods';
import { adds } from './support/people';
import { Shopper } from './support/shopper';

test('a guest who reloads and presses twice places one order with a tip and finds the order on this device [DATA-02, CHK-01, CHK-05, CHK-09, CHK-10, NAV-05, NAV-08, ORD-20, PERM-03, X-05]', async ({
  page,
}) => {
  const keys = placings(page);
  await guestChecksOut(page);
  await expect(page.getByRole('radio', { name: 'Take-away' })).not.toBeChecked();
  for (const name of [
    'Delivery Addresses',
    'When?',
    'Basil Kitchen',
    'Notes & requests',
    'Coupon',
    'Payment',
  ])
    await expect(part(page, name)).toBeVisible();
  await page.getByRole('textbox', { name: 'Note for the store' }).fill('No onions');
  await page.getByRole('button', { name: 'Leave it at the door' }).click();
  await page.getByRole('button', { name: '$2.00', exact: true }).click();
  await expect(summary(page).getByText('Tip for the courier')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note for the store' })).toHaveValue('No onions');
  await expect(page.getByRole('button', { name: '$2.00', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await placeButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(keys).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  const order = /order_id=(\d+)/.exec(page.url())?.[1] ?? 'none';
  await expect(page.getByRole('heading', { name: `Order #${order}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Order progress' })).toBeVisible();
  await expect(page.getByLabel('Where your order is').first()).toBeVisible();
  await expect(part(page, 'What you ordered').getByText('Falafel Wrap')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Track Order' }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/track-order\\?order=${order}`));
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a lost response and a reload reuse the same idempotency key, so only one order is placed [CHK-05, CHK-11, X-05]', async ({
  page,
}) => {
  const keys = placings(page);
  await guestChecksOut(page);
  let isLost = true;
  await page.route(`**${PLACE}`, async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await placeButton(page).click();
  await expect(summary(page).getByText(/We couldn’t confirm your order/)).toBeVisible();
  isLost = false;
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a changed total is listed and must be accepted, and a closed store leads to the time field [CHK-06, CHK-08, DLV-11, PRICE-07]', async ({
  page,
}) => {
  const keys = placings(page);
  await guestChecksOut(page);
  let change: (quote: Record<string, unknown>) => object = (quote) => quote;
  await page.route('**/customer/order/quote', async (route) => {
    const answer = await route.fetch();
    const quote = (await answer.json()) as Record<string, unknown>;
    return route.fulfill({ response: answer, json: change(quote) });
  });
  const closed = { code: 'store_closed', field: 'schedule', message: 'The store is closed now.' };
  change = (quote) => ({ ...quote, problems: [closed] });
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'When?' })).toBeFocused();
  const problem = summary(page).getByRole('button', { name: 'The store is closed now.' });
  await expect(problem).toBeVisible();
  await problem.click();
  await expect(page.getByRole('heading', { name: 'When?' })).toBeFocused();
  await expectAccessible(page);

  change = (quote) => ({
    ...quote,
    delivery_charge: Number(quote.delivery_charge) + 1,
    total_amount: Number(quote.total_amount) + 1,
  });
  await placeButton(page).click();
  const question = page.getByRole('dialog', { name: 'Your total has changed' });
  await expect(question.getByText('Delivery')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Back to checkout' }).click();
  await expect(question).toBeHidden();
  expect(keys).toEqual([]);
});

test('a coupon reduces the total, and is removed with the reason when the order no longer qualifies [COUP-01, COUP-02, COUP-08, COUP-09, MSG-78]', async ({
  page,
}) => {
  await signedIn(page, await newAccount(page.request));
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.goto('/checkout');
  const coupon = part(page, 'Coupon');
  const code = coupon.getByRole('textbox', { name: 'Coupon code' });
  await code.fill('nosuch');
  await coupon.getByRole('button', { name: 'Apply' }).click();
  await expect(coupon.getByRole('alert')).toContainText(
    'We couldn’t find this coupon. Please check the code.',
  );
  await code.fill(' welcome10 ');
  await coupon.getByRole('button', { name: 'Apply' }).click();
  await expect(coupon.getByRole('alert')).toContainText(
    'To apply this coupon,the minimum purchase amount is $20.00',
  );
  const more = page.getByRole('button', { name: 'Increase quantity of Falafel Wrap' });
  for (let pieces = 1; pieces < 4; pieces += 1) await more.click();
  await expect(summary(page).getByText('$20.40').first()).toBeVisible();
  await coupon.getByRole('button', { name: 'Apply' }).click();
  await expect(coupon.getByRole('status')).toContainText('WELCOME10');
  await expect(summary(page).getByText('-$2.04')).toBeVisible();
  await page.getByRole('button', { name: 'Decrease quantity of Falafel Wrap' }).click();
  await expect(coupon.getByRole('alert')).toContainText('The coupon was removed.');
  await expect(summary(page).getByText('-$2.04')).toBeHidden();
});

test('a signed-in customer buys one item for take-away, and the cart stays unchanged [CHK-02, DLV-02, NAV-06]', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signedIn(page, account);
  const wrap = await itemNamed(request, 'F-10', 'en');
  await adds(page, wrap);
  await page.goto(`/product/${wrap.id}`);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/page=buy_now/);
  await page.getByText('Take-away', { exact: true }).click();
  await expect(part(page, 'Delivery Addresses')).toBeHidden();
  await expect(part(page, 'Who’s picking it up?')).toContainText(account.name);
  await expect(summary(page).getByText('Take-away')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cash at pickup' })).toBeChecked();
  await expect(page.getByText('Cash on delivery')).toBeHidden();
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('link', { name: 'Track Order' }).last().click();
  await expect(page).toHaveURL(/\/my-orders\/\d+/);
  await page.goto('/checkout');
  await expect(page.getByText(wrap.name).first()).toBeVisible();
});

test('an order above the cash limit reports that at the payment section, and another method accepts the order [CHK-03, CHK-08, MSG-77]', {
  tag: '@wide',
}, async ({ page, request }) => {
  await new Shopper(page).livesInHarbour(4);
  const person = await newAccount(request);
  await signedIn(page, person);
  const added = await request.post('/api/v1/customer/cart/add', {
    headers: { authorization: `Bearer ${person.token}`, moduleid: '4', zoneid: '[1]' },
    data: { item_id: 402, model: 'Item', price: 1, quantity: 1 },
  });
  expect(added.ok()).toBe(true);
  await page.goto('/checkout?scenario=CFG-COD');
  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  const text = 'The total amount of the order, exceeds maximum amount of the cash on delivery method';
  await expect(payment.getByRole('alert')).toHaveText(text);
  const blocking = page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: text });
  await page.getByRole('button', { name: 'Place Order', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  await payment.getByRole('radio', { name: 'Bank card' }).check();
  await expect(payment.getByRole('alert')).toBeHidden();
  await expect(blocking).toBeHidden();
});

test('a phone keeps the total of a scheduled order visible [CHK-01, DLV-01, DLV-07]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await guestChecksOut(page);
  await page.getByRole('radio', { name: 'Schedule for later' }).check();
  await page.getByRole('combobox', { name: 'Time' }).selectOption({ index: 2 });
  await expect(placeButton(page)).toBeInViewport();
  // Sums are dimmed while they are recalculated.
  await expect(page.locator('[data-counting]')).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('the checkout is complete and accessible in Arabic [LANG-06, NFR-01]', async ({ page }) => {
  await guestChecksOut(page);
  await page.evaluate(() => localStorage.setItem('language-setting', 'ar'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'تأكيد الطلب' }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'متى؟' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'تأكيد الطلب' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'شكرًا لك، أُرسل طلبك' })).toBeVisible();
});

test('a cancelled card payment leaves the order unpaid, and the order page leads to a payment that counts once [CHK-03, CHK-07, CHK-10, X-05]', async ({
  page,
  request,
}) => {
  await signedIn(page, await newAccount(request));
  await adds(page, await itemNamed(request, 'F-10', 'en'));
  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'Bank card' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page).toHaveURL(/flag=cancel/);
  await expect(page.getByRole('heading', { name: 'Your order is not paid yet' })).toBeVisible();
  await expectAccessible(page);
  const order = /order_id=(\d+)/.exec(page.url())?.[1] ?? 'none';

  await page.goto(`/my-orders/${order}`);
  await page.getByRole('link', { name: 'Pay now or change the payment method' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: /^Pay The payment/ }).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto(`/my-orders/${order}`);
  await expect(part(page, 'Payment').getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now or change the payment method' })).toBeHidden();
});
