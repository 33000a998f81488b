import { expect, type Page, test } from '@playwright/test';
import { Shopper } from './support/shopper';

type Trouble = { call: RegExp; at: string; returns: string; moduleId?: number };

/** Every request that fills a page or a part of it, and what appears when it succeeds. */
const TROUBLES: Trouble[] = [
  { call: /items\/search/, at: '/home?search=pizza', returns: 'Margherita' },
  { call: /categories$/, at: '/categories', returns: 'Pizza' },
  { call: /categories\/items/, at: '/category/101?name=Pizza', returns: 'Margherita' },
  { call: /stores\/latest/, at: '/store/latest', returns: 'Basil Kitchen' },
  { call: /items\/popular/, at: '/items/popular', returns: 'Lamb Shawarma' },
  { call: /stores\/details/, at: '/store/1', returns: 'Basil Kitchen' },
  { call: /items\/latest/, at: '/store/1', returns: 'Margherita' },
  { call: /stores\/reviews/, at: '/store/1?tab=reviews', returns: '50 reviews' },
  { call: /items\/details/, at: '/product/101', returns: 'Margherita' },
  { call: /items\/reviews/, at: '/product/101', returns: '20 reviews' },
  { call: /items\/details/, at: '/store/1?item=101', returns: 'Medium' },
  { call: /campaigns\/item/, at: '/campaigns', returns: 'Iftar Box' },
  { call: /basic-campaign-details/, at: '/campaigns/2', returns: 'Harbour Nights' },
  { call: /flash-sales/, at: '/flash-sale', returns: 'Headphones', moduleId: 4 },
  { call: /brand\/items/, at: '/brand/1', returns: 'Voltic', moduleId: 4 },
];

const BANANAS = 'Organic Bananas';
/** A second, with some tolerance for a busy machine. */
const WITHIN_A_SECOND = { timeout: 1500 };

test('every failed request while shopping keeps the page, is reported and can be retried [API-05, API-06, CAT-11, NFR-09]', {
  tag: '@wide',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await new Shopper(page).livesInHarbour();
  let failing: RegExp | null = null;
  await page.route('**/api/v1/**', (route) =>
    failing?.test(new URL(route.request().url()).pathname)
      ? route.fulfill({ status: 500, json: { errors: [{ code: 'server', message: 'x' }] } })
      : route.continue(),
  );
  await page.goto('/privacy-policy');
  for (const { call, at, returns, moduleId = 1 } of TROUBLES)
    await test.step(`${call.source} fails at ${at}`, async () => {
      await page.evaluate((id) => localStorage.setItem('module', String(id)), moduleId);
      failing = call;
      await page.goto(at);
      const place = at.includes('item=') ? page.getByRole('dialog') : page.getByRole('main');
      const again = place.getByRole('button', { name: 'Try again' }).first();
      await expect(again, at).toBeVisible();
      await expect(page.locator('header').first()).toBeVisible();
      failing = null;
      await again.click();
      await expect(place.getByText(returns).first(), at).toBeVisible();
      await expect(again).toBeHidden();
    });
});

test('a page shows its skeleton immediately on a network with three seconds of latency, and a double press adds one piece [CART-66, CAT-11, NFR-07]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/store/2');
  const adds: string[] = [];
  page.on('request', (call) => call.url().includes('/cart/add') && adds.push(call.url()));
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  const add = page.getByRole('button', { name: 'Add Lamb Shawarma to cart' });
  await add.dblclick();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Quick view of Hot Wings' }).click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(view.getByRole('heading', { name: 'Hot Wings' })).toBeVisible();
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('group', { name: 'Quantity of Lamb Shawarma' })).toContainText('01');
  expect(adds).toHaveLength(1);
});

test('Back from an item restores the list with its pages, filters and scroll position [NAV-30, CAT-10]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/items/popular?sort=price_asc');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const first = await cards.count();
  await page.getByRole('button', { name: /^(Show|Load) more/ }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  const loaded = await cards.count();
  const last = cards.last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const name = (await last.textContent()) ?? '';
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(loaded);
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(80);
});

test('a customer who goes back while another page loads stays at the same scroll position [NAV-30]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shopper(page).livesInHarbour();
  await page.goto('/store/1');
  await expect(page.getByRole('button', { name: /^Add .* to cart$/ }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Basil Kitchen' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Basil Kitchen' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the carts in three tabs show the same lines and totals within a second [X-03, CART-62]', {
  tag: '@wide',
}, async ({ context, page }) => {
  const opensStore = async (tab: Page) => {
    const shopper = new Shopper(tab);
    await shopper.livesInHarbour(2);
    await tab.goto('/store/6');
    return shopper;
  };
  const store = await opensStore(page);
  const one = await opensStore(await context.newPage());
  const other = await opensStore(await context.newPage());
  await one.opensCart();
  await other.opensCart();
  const agree = async (subtotal: string) => {
    for (const shopper of [one, other])
      await expect(shopper.cart().getByRole('definition')).toHaveText(subtotal, WITHIN_A_SECOND);
  };
  await store.button('Add {0} to cart', { 0: BANANAS }).click();
  await agree('$1.99');
  await one
    .cart()
    .getByRole('button', { name: `Increase quantity of ${BANANAS}` })
    .click();
  await agree('$3.98');
  await expect(page.getByRole('group', { name: `Quantity of ${BANANAS}` })).toContainText(
    '02',
    WITHIN_A_SECOND,
  );
});

test('the keyboard alone is enough to fill a cart, starting on the home page [NFR-02, CARD-06, FOOD-10]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/home');
  const reach = async (name: string | RegExp, role: 'link' | 'button' | 'radio' = 'link') => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 150; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Nobody gets to ${name} with Tab`);
  };
  await reach('Basil Kitchen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Basil Kitchen' })).toBeVisible();
  await reach('Choose options for Margherita');
  await page.keyboard.press('Enter');
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dish).toBeVisible();
  await reach('Small', 'radio');
  await page.keyboard.press('ArrowDown');
  await expect(dish.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await reach(/^Add to Cart/, 'button');
  await page.keyboard.press('Enter');
  await expect(dish).toBeHidden();
  await reach(/^Shopping Cart, /, 'button');
  await page.keyboard.press('Enter');
  await expect(shopper.cart().getByRole('status', { name: 'Total for Margherita' })).toHaveText('$11.25');
});
