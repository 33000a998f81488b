import { expect, test } from '@playwright/test';
import { CODE, newAccount, PASSWORD, signedIn } from './support/account';
import { guestChecksOut, placeButton, placings, summary, takesAway, thanks } from './support/checkout';
import { itemNamed } from './support/goods';
import { adds, becomes, endSession, signInButton } from './support/people';

test('a raised price must be accepted before ordering, and a store that closes meanwhile requires a later time [CART-63, CHK-06, DLV-11, X-14]', async ({
  page,
}) => {
  const keys = placings(page);
  await guestChecksOut(page);
  await becomes(page, 'ERR-PRICE');
  await placeButton(page).click();
  const question = page.getByRole('dialog', { name: 'Some items in your cart have changed' });
  await expect(question.getByText('$5.61')).toBeVisible();
  expect(keys).toEqual([]);
  await question.getByRole('button', { name: 'Accept all' }).click();
  await expect(question).toBeHidden();
  await expect(summary(page).getByText('Some items in your cart have changed.')).toBeHidden();
  await becomes(page, 'CLK-MORNING');
  await placeButton(page).click();
  await question.getByRole('button', { name: 'Accept all' }).click();
  await expect(summary(page).getByRole('button', { name: 'The store is closed now.' })).toBeVisible();
  await page.getByRole('radio', { name: 'Schedule for later' }).check();
  await expect(summary(page).getByText('The store is closed now.')).toBeHidden();
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('a session that expires at the checkout is reported once, and the same form continues after the sign-in [AUTH-62, CHK-11, X-25]', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signedIn(page, account);
  await adds(page, await itemNamed(request, 'F-10', 'en'));
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Note for the store' }).fill('No onions');
  await page.getByRole('button', { name: '$2.00', exact: true }).click();
  await expect(summary(page).getByText('Tip for the courier')).toBeVisible();
  await endSession(page, request);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByText('Your account is inactive or Your token has been expired')).toHaveCount(1);
  await signInButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill(account.phone);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await dialog.getByRole('textbox', { name: /code/ }).fill(CODE);
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByRole('textbox', { name: 'Note for the store' })).toHaveValue('No onions');
  await expect(summary(page).getByText('Tip for the courier')).toBeVisible();
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('the checkout in another tab says that the order has been placed, and links to the order [CHK-05, CART-62, NAV-08, ORD-20]', async ({
  page,
  context,
}) => {
  await guestChecksOut(page);
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('/checkout');
  await expect(summary(other).getByText('Price details')).toBeVisible();
  await other.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(other.getByText('Your cart is empty')).toBeInViewport({ timeout: 2000 });
  expect(await other.evaluate(() => window.scrollY)).toBe(0);
  // The other tab links to the order that was placed here.
  await other.getByRole('main').getByRole('link', { name: 'Track Order' }).click();
  await other.getByRole('button', { name: /^Order #/ }).click();
  await expect(other.getByText('Falafel Wrap').first()).toBeVisible();
});

test('an order placed in two tabs at the same moment is one order, and both tabs open it [CHK-05, CART-62, X-05]', async ({
  page,
  context,
}) => {
  const keys = placings(page);
  await guestChecksOut(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(summary(other).getByText('Price details')).toBeVisible();
  await Promise.all([placeButton(page).click(), placeButton(other).click()]);
  const orderOf = async (tab: typeof page) => {
    await expect(thanks(tab)).toBeVisible();
    await expect(tab).toHaveURL(/order_id=\d+/);
    return /order_id=(\d+)/.exec(tab.url())?.[1];
  };
  expect(await orderOf(page)).toBe(await orderOf(other));
  expect(keys.length).toBeLessThan(3);
});

test('an unpaid order is not placed again from another tab, which opens the payment instead [CHK-05, CHK-07, X-05]', async ({
  page,
  context,
}) => {
  await guestChecksOut(page);
  await page.getByRole('radio', { name: 'Bank card' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/checkout');
  const blocking = summary(other).getByRole('link', { name: /You’ve already ordered this/ });
  await expect(blocking).toBeVisible();
  await placeButton(other).click();
  await expect(other.getByRole('heading', { name: 'Your order is not paid yet' })).toBeVisible();
});

test('the delivery type and the typed street details survive a reload and are part of the order [ADDR-04, ADDR-05, CHK-11, DLV-02]', async ({
  page,
  request,
}) => {
  await signedIn(page, await newAccount(request));
  await adds(page, await itemNamed(request, 'F-10', 'en'));
  await page.goto('/checkout');
  const house = page.getByRole('textbox', { name: 'House number' });
  await house.fill('4B');
  await page.reload();
  await expect(house).toHaveValue('4B');
  await takesAway(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Take-away', exact: true })).toBeChecked();
  await expect(summary(page).getByText('Take-away')).toBeVisible();
  await page.getByText('Delivery', { exact: true }).first().click();
  await expect(house).toHaveValue('4B');
  await expect(page.getByText(/km by road/)).toBeVisible();
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(/4B/).first()).toBeVisible();
});

test('a checkout that was offline requests the price when the network is back and orders nothing meanwhile [NFR-08, CHK-06, CHK-11]', async ({
  page,
  context,
}) => {
  const keys = placings(page);
  await guestChecksOut(page);
  await context.setOffline(true);
  await placeButton(page).click();
  const offline = summary(page).getByText('We couldn’t connect. Check your connection and try again.');
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(summary(page).getByText('Price details')).toBeVisible();
  expect(keys).toEqual([]);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('a wallet balance spent meanwhile changes the payment split, which must be accepted before ordering [CHK-06, CHK-14]', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const headers = { Authorization: `Bearer ${account.token}`, moduleId: '1', zoneId: '[1]' };
  const wrap = await itemNamed(request, 'F-10', 'en');
  const paid = await request.post('/api/v1/customer/wallet/add-fund', {
    headers,
    data: { amount: 5, payment_method: 'card', callback: '/wallet', payment_platform: 'web' },
  });
  const keys = placings(page);
  await signedIn(page, account);
  await page.goto(((await paid.json()) as { redirect_link: string }).redirect_link);
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(page.getByText('The money is in your wallet.')).toBeVisible();
  await adds(page, wrap);
  await page.goto('/checkout');
  await takesAway(page);
  await page.getByRole('checkbox', { name: /Use my wallet first/ }).check();
  const row = (name: string, where = summary(page)) =>
    where.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(row('From your wallet')).toHaveText('-$5.00');
  const due = await row('Left to pay').textContent();
  const total = await row('Total').textContent();

  const bought = {
    order_type: 'take_away',
    payment_method: 'wallet',
    is_buy_now: 1,
    cart: [{ model: 'Item', item_id: wrap.id, quantity: 1, price: 0 }],
  };
  const quote = await request.post('/api/v1/customer/order/quote', { headers, data: bought });
  const { total_amount } = (await quote.json()) as { total_amount: number };
  const other = await request.post('/api/v1/customer/order/place', {
    headers: { ...headers, 'Idempotency-Key': `split-${account.phone.slice(1)}` },
    data: {
      ...bought,
      payment_method: 'cash_on_delivery',
      partial_payment: 1,
      order_amount: total_amount,
      wallet_amount: 5,
    },
  });
  expect(other.status()).toBe(200);

  await placeButton(page).click();
  const question = page.getByRole('dialog', { name: 'What you pay has changed' });
  await expect(row('From your wallet', question)).toHaveText('-$5.00 $0.00');
  await expect(row('Left to pay', question)).toHaveText(`${due} ${total}`);
  expect(keys).toEqual([]);
  await question.getByRole('button', { name: 'Accept and order' }).click();
  await expect(thanks(page)).toBeVisible();
});
