import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { part } from './support/checkout';
import { itemNamed } from './support/goods';
import { AMIRA, adds, comesIn } from './support/people';
import { Shopper } from './support/shopper';

test('a failed block says so and is retried alone [CAT-04, CAT-11, API-06]', async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  let isBroken = true;
  await page.route('**/api/v1/stores/popular*', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { errors: [{ code: 'server', message: 'x' }] } })
      : route.continue(),
  );
  await page.goto('/home');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await expect(retry).toBeVisible({ timeout: 20_000 });
  isBroken = false;
  await retry.click();
  await expect(page.getByRole('link', { name: 'Basil Kitchen' }).first()).toBeVisible();
});

test('a failed add leaves the cart unchanged and can be retried [CART-29, API-07]', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const wrap = await itemNamed(request, 'F-02', 'en');
  await page.goto(`/store/${wrap.storeId}`);
  let calls = 0;
  await page.route('**/api/v1/customer/cart/add', (route) => {
    calls += 1;
    return calls === 1
      ? route.fulfill({ status: 500, json: { errors: [{ code: 'server', message: 'x' }] } })
      : route.continue();
  });
  const add = page.getByRole('button', { name: `Add ${wrap.name} to cart` }).first();
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(calls).toBe(1);
  await add.click();
  await expect(page.getByText('Item added to cart').first()).toBeVisible();
});

test('an early press adds the item once, even while code is still loading [CART-66, NFR-07]', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const wrap = await itemNamed(request, 'F-02', 'en');
  await page.goto(`/store/${wrap.storeId}`);
  const add = page.getByRole('button', { name: `Add ${wrap.name} to cart` }).first();
  await add.waitFor();
  await page.route('**/*.js', () => new Promise(() => undefined));
  let calls = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/customer/cart/add')) calls += 1;
  });
  await add.click();
  await expect(page.getByRole('group', { name: `Quantity of ${wrap.name}` }).first()).toContainText('01');
  await page.unroute('**/*.js');
  await page.reload();
  await expect(page.getByRole('group', { name: `Quantity of ${wrap.name}` }).first()).toContainText('01');
  expect(calls).toBe(1);
});

test('a slow server shows progress at once, and a double press adds once [CART-66]', {
  tag: '@wide',
}, async ({ page, request }) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const wrap = await itemNamed(request, 'F-02', 'en');
  await page.goto(`/store/${wrap.storeId}`);
  let calls = 0;
  await page.route('**/api/v1/customer/cart/add', async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const add = page.getByRole('button', { name: `Add ${wrap.name} to cart` }).first();
  await add.dblclick();
  await expect(add).toHaveAttribute('aria-busy', 'true', { timeout: 300 });
  await expect(page.getByRole('group', { name: `Quantity of ${wrap.name}` }).first()).toContainText('01');
  expect(calls).toBe(1);
});

test('offline changes wait, say so, and are sent when the network is back [CART-68, NFR-08]', async ({
  context,
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const wrap = await itemNamed(request, 'F-02', 'en');
  await page.goto(`/store/${wrap.storeId}`);
  await page
    .getByRole('button', { name: `Add ${wrap.name} to cart` })
    .first()
    .click();
  await expect(page.getByText('Item added to cart').first()).toBeVisible();
  await shopper.opensCart();
  await context.setOffline(true);
  await shopper
    .cart()
    .getByRole('button', { name: `Increase quantity of ${wrap.name}` })
    .click();
  await expect(shopper.cart()).toContainText('02');
  await expect(shopper.cart()).toContainText(/will sync/i);
  await context.setOffline(false);
  await expect(shopper.cart()).not.toContainText(/will sync/i, { timeout: 20_000 });
  await page.reload();
  await expect(shopper.cart()).toContainText('02');
});

test('a server that does not answer at the start is reported with a retry [NFR-09, API-06]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 20_000 });
});

test('a part first opened offline loads when the network is back, without a reload [NFR-08]', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/home');
  const dish = page.getByRole('link', { name: /^Choose options for/ }).first();
  await expect(dish).toBeVisible();
  await context.setOffline(true);
  await dish.click();
  await expect(page).toHaveURL(/item=/);
  await expect(page.getByText('You’re offline.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'No connection' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a layer first opened offline says so, can be closed, and loads when the network is back [NFR-08, NFR-09, NAV-29]', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/home');
  const missing = page.getByRole('dialog', { name: 'No connection' });
  const address = page.getByRole('banner').getByRole('button', { name: /^Deliver to/ });
  const opens = async (opener: Locator) => {
    await opener.click();
    await expect(missing).toBeVisible();
  };
  await expect(page.getByRole('navigation', { name: 'Markets' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const opener of [address, shopper.cartButton()]) {
    await opens(opener);
    await page.keyboard.press('Escape');
    await expect(missing).toBeHidden();
  }
  await opens(shopper.cartButton());
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toBeHidden();
  await opens(shopper.cartButton());
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(shopper.cart()).toBeVisible();
  await expect(missing).toBeHidden();
});

test('delivery times and coupons that failed to load are named and retried alone [DLV-07, COUP-07, NFR-08, NFR-09]', async ({
  page,
}) => {
  await signedIn(page, await newAccount(page.request));
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  const lost = /customer\/order\/slots|coupon\/list/;
  await page.route(lost, (route) => route.abort('internetdisconnected'));
  await page.goto('/checkout?page=cart');
  const when = part(page, 'When?');
  await expect(when).toContainText('As soon as possible · We couldn’t load the times for later orders.');
  await expect(when).not.toContainText('scheduled orders');
  await page.getByText('Show my coupons').click();
  const coupons = part(page, 'Coupon');
  await expect(coupons).toContainText('We couldn’t load your coupons. You can still enter a code.');
  await page.unroute(lost);
  await when.getByRole('button', { name: 'Try again' }).click();
  await expect(when.getByText('Schedule for later')).toBeVisible();
  await coupons.getByRole('button', { name: 'Try again' }).click();
  await expect(coupons).toContainText('WELCOME10');
});

test('a page first opened offline is retried without leaving the shop, and opens when the network is back [NFR-08, NFR-09]', async ({
  page,
  context,
}) => {
  await new Shopper(page).livesInHarbour(5);
  await page.goto('/home');
  const send = page.getByRole('main').getByRole('link', { name: 'Send a parcel' });
  await expect(send).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send.click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('main')).toContainText(
    'We couldn’t connect. Check your connection and try again.',
  );
  await again.click();
  await expect(page.getByRole('main')).toContainText(
    'We couldn’t connect. Check your connection and try again.',
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 2 }).or(again).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a new address offline names the unknown place, and is saved when the network is back [ADDR-20, NFR-08]', async ({
  page,
  context,
}) => {
  await signedIn(page, await newAccount(page.request));
  await page.goto('/home?panel=addresses');
  const list = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(list.getByText('Oops')).toBeVisible();
  // Its map is loaded once before.
  await list.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'New address' });
  await expect(form.getByRole('textbox', { name: 'Address', exact: true })).not.toHaveValue('');
  await form.getByRole('button', { name: 'Back' }).click();
  await context.setOffline(true);
  await list.getByRole('button', { name: 'Add an address' }).click();
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('5 Test Lane');
  const save = form.getByRole('button', { name: 'Save address' });
  await expect(save).not.toHaveAttribute('data-loading');
  await save.click();
  await expect(form).toContainText(
    'The place of the pin isn’t known. Try again at the map, or move the pin.',
  );
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Try again' }).first().click();
  await expect(form).not.toContainText('The place of the pin isn’t known');
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('5 Test Lane');
  await save.click();
  await expect(list.getByRole('radio', { name: /5 Test Lane/ })).toBeVisible();
});

test('a saved address pressed offline keeps the earlier one and says why [LOC-05, NFR-08]', async ({
  page,
  context,
}) => {
  await new Shopper(page).livesInHarbour();
  await comesIn(page, AMIRA);
  const address = page.getByRole('banner').getByRole('button', { name: /^Deliver to/ });
  const before = await address.textContent();
  await address.click();
  const office = page.getByRole('list', { name: 'Saved Addresses' }).getByRole('button', { name: /^Office/ });
  await expect(office).toBeVisible();
  await context.setOffline(true);
  await office.click();
  const panel = page.getByRole('dialog', { name: 'Delivery location' });
  await expect(panel.getByRole('alert')).toContainText(
    'We couldn’t connect. Check your connection and try again.',
  );
  await expect(address).toHaveText(before ?? '');
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(address).toContainText('Poppy Row');
});

for (const { path, thing, list, words } of [
  { path: '/store/2', thing: '/stores/details/2', list: '/items/latest', words: 'Lamb Shawarma' },
  { path: '/category/101', thing: '/categories', list: '/categories/items/101', words: 'Margherita' },
])
  test(`the page ${path} requests its code and its list at once when every answer takes two seconds [NFR-07, CAT-11]`, async ({
    page,
  }) => {
    await new Shopper(page).livesInHarbour();
    const asked: string[] = [];
    let isFirstAnswered = false;
    await page.route('**/api/v1/**', async (route) => {
      if (!isFirstAnswered) asked.push(new URL(route.request().url()).pathname.replace('/api/v1', ''));
      await new Promise((resolve) => setTimeout(resolve, 2000));
      isFirstAnswered = true;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('article').filter({ hasText: words }).first()).toBeVisible();
    expect(asked).toContain(thing);
    expect(asked).toContain(list);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
