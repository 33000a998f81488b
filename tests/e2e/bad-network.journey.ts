import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed } from './support/goods';
import { Shopper } from './support/shopper';

test('a section of a page that failed to load says so, and only this section is requested again [CAT-04, CAT-11, API-06]', async ({
  page,
}) => {
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

test('a press on Add before all code has loaded adds the item once [CART-66, NFR-07]', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const wrap = await itemNamed(request, 'F-02', 'en');
  await page.goto(`/store/${wrap.storeId}`);
  const add = page.getByRole('button', { name: `Add ${wrap.name} to cart` }).first();
  await add.waitFor();
  let release: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await later;
    await route.continue();
  });
  let calls = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/customer/cart/add')) calls += 1;
  });
  await add.click();
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  release();
  await expect(page.getByRole('group', { name: `Quantity of ${wrap.name}` }).first()).toContainText('01');
  await page.unroute('**/*.js');
  await page.reload();
  await expect(page.getByRole('group', { name: `Quantity of ${wrap.name}` }).first()).toContainText('01');
  expect(calls).toBe(1);
});

test('an item added on a slow server shows its progress immediately, and a double press adds one piece [CART-66]', {
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

test('cart changes made offline are shown as waiting, and are sent when the network is back [CART-68, NFR-08]', async ({
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

test('a server that does not respond at the start of the app is reported with a retry [NFR-09, API-06]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 20_000 });
});

test('a part of a page first opened offline loads when the network is back, without a reload [NFR-08]', async ({
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

test('a drawer first opened offline says so, can be closed, and loads when the network is back [NFR-08, NFR-09, NAV-29]', async ({
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

for (const { path, thing, list, text } of [
  { path: '/store/2', thing: '/stores/details/2', list: '/items/latest', text: 'Lamb Shawarma' },
  { path: '/category/101', thing: '/categories', list: '/categories/items/101', text: 'Margherita' },
])
  test(`the page ${path} requests its code and its list in parallel on a network with two seconds of latency [NFR-07, CAT-11]`, async ({
    page,
  }) => {
    await new Shopper(page).livesInHarbour();
    const requests: string[] = [];
    let isFirstAnswered = false;
    await page.route('**/api/v1/**', async (route) => {
      if (!isFirstAnswered) requests.push(new URL(route.request().url()).pathname.replace('/api/v1', ''));
      await new Promise((resolve) => setTimeout(resolve, 2000));
      isFirstAnswered = true;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('article').filter({ hasText: text }).first()).toBeVisible();
    expect(requests).toContain(thing);
    expect(requests).toContain(list);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
