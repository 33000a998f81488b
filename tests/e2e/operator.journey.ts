import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { root } from '../support/sources';
import { ownServer } from './support/own-server';
import { consoleErrors, Shopper } from './support/shopper';

const KEY = 'the-key-of-quill-market';
const FILES = join(root, 'tests/support/own-shop');

test('a shop started without an operator key has no console [X-23, PERM-11]', async ({ page }) => {
  await page.route('**/api/v1/operator/**', (call) =>
    call.fulfill({ status: 404, json: { errors: [{ code: 'not_found', message: 'Not found' }] } }),
  );
  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this page' })).toBeVisible();
});

test('an operator can run a shop from the import of its data to a delivered order [X-23, CART-08, DATA-01, ORD-03, REG-01, MSG-87]', {
  tag: '@wide',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const mine = ownServer({
    DEMO: 'off',
    OPERATOR: 'on',
    OPERATOR_KEY: KEY,
    RATE_LIMITS: 'off',
    CITY_FILE: join(root, 'tests/support/own-city/quillstad.geojson'),
  });
  const files = join(mine.folder, 'shop');
  cpSync(FILES, files, { recursive: true });
  const stores = join(files, 'stores.yaml');
  // Keeps the store open at any time of the test.
  writeFileSync(
    stores,
    readFileSync(stores, 'utf8').replace(
      / {2}hours:[\s\S]*/,
      '  hours: [{ opens: "00:00", closes: "23:59" }]\n',
    ),
  );
  await mine.shop('import', files);
  const server = await mine.start();
  try {
    const own = await browser.newContext({ baseURL: server.address });
    const consolePage = await own.newPage();
    const other = await browser.newContext({ baseURL: server.address });
    const customer = await other.newPage();
    const errors = consoleErrors(customer);

    await comesIn(consolePage);
    await triesASwitch(consolePage, customer);
    await setsATaxRate(consolePage);
    const order = await ordersBread(customer);
    await markDelivered(consolePage, order);
    await answersARegistration(consolePage);
    await consolePage.getByRole('link', { name: 'Trips', exact: true }).click();
    await expect(consolePage.getByRole('heading', { name: 'No trips today' })).toBeVisible();
    await expect(customer.getByText('Delivered').first()).toBeVisible({ timeout: 20_000 });
    await customer.goto('/about-us');
    await expect(customer.getByText(/has baked in Long Street <since 1974>\.$/)).toBeVisible();
    expect(errors).toEqual([]);
    await own.close();
    await other.close();
  } finally {
    await server.stop();
    mine.remove();
  }
});

async function comesIn(consolePage: Page): Promise<void> {
  await consolePage.goto('/operator');
  await expect(consolePage.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible();
  await expectAccessible(consolePage);
  const key = consolePage.getByLabel('Shop key');
  await key.fill('not-the-key-of-the-shop');
  await consolePage.getByRole('button', { name: 'Sign in' }).click();
  await expect(consolePage.getByRole('alert').filter({ hasText: 'This shop key is wrong.' })).toBeVisible();
  await key.fill(KEY);
  await consolePage.getByRole('button', { name: 'Sign in' }).click();
  await expect(consolePage.getByRole('navigation', { name: 'Console sections' })).toBeVisible();
  await expectAccessible(consolePage);
}

async function triesASwitch(consolePage: Page, customer: Page): Promise<void> {
  const become = (page: Page) => page.getByRole('link', { name: 'Become a delivery man' });
  const registrations = consolePage.getByRole('switch', { name: 'Registrations', exact: true });
  await registrations.click();
  await expect(registrations).toHaveAttribute('aria-checked', 'false');
  await consolePage.getByRole('button', { name: 'Preview in this browser' }).click();
  await expect(consolePage.getByRole('link', { name: 'View the shop' })).toBeVisible();
  await expect(registrations).toHaveAttribute('aria-checked', 'false');
  await consolePage.getByRole('link', { name: 'View the shop' }).click();
  await expect(consolePage.getByRole('link', { name: 'About us' })).toBeVisible();
  await expect(become(consolePage)).toHaveCount(0);
  await consolePage.goBack();
  await customer.goto('/');
  await expect(become(customer)).not.toHaveCount(0);
  await consolePage.getByRole('button', { name: 'End preview' }).click();
  await expect(registrations).toHaveAttribute('aria-checked', 'true');
  await consolePage.getByRole('link', { name: /^Go to / }).click();
  await expect(become(consolePage)).not.toHaveCount(0);
  await consolePage.goBack();
}

/** Gives the bakery its own tax rate, which the customer pays. */
async function setsATaxRate(consolePage: Page): Promise<void> {
  await consolePage.getByRole('link', { name: 'Tax', exact: true }).click();
  await consolePage.getByText('Stores', { exact: true }).click();
  const rate = consolePage.getByRole('textbox', { name: 'Tax rate of Corner Bakery in percent' });
  const save = consolePage.getByRole('button', { name: 'Save the rate of Corner Bakery' });
  await rate.fill('101');
  await save.click();
  await expect(consolePage.getByText('Enter a rate from 0 to 100 with up to two decimals.')).toBeVisible();
  await expectAccessible(consolePage);
  await rate.fill('12.5');
  await save.click();
  await expect(consolePage.getByText('Custom rate: 12.5%')).toBeVisible();
  await expectAccessible(consolePage);
}

/** Orders in the shop that was empty before the import. */
async function ordersBread(page: Page): Promise<string> {
  const shopper = new Shopper(page);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('Long Street');
  await page.getByRole('option').first().click();
  await shopper.choosesMarket('Food');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Corner Bakery' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Rye Rolls to cart' }).click();
  await expect(page.getByText('Item added to cart').first()).toBeVisible();
  await page.goto('/checkout');
  const addresses = page.getByRole('region', { name: 'Delivery Addresses', exact: true });
  await addresses.getByRole('button', { name: 'Add contact info' }).click();
  const field = (name: string) => addresses.getByRole('textbox', { name, exact: true });
  await field('Contact person name').fill('Nour');
  await field('Contact person number').fill('+27215550199');
  await addresses.getByRole('button', { name: 'Save contact info' }).click();
  await expect(addresses.getByText('Nour')).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity of Rye Rolls' }).click();
  await expect(page.getByRole('complementary', { name: 'Summary' }).getByText('$8.08')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  return /order_id=(\d+)/.exec(page.url())?.[1] ?? 'none';
}

async function markDelivered(consolePage: Page, order: string): Promise<void> {
  await consolePage.getByRole('link', { name: 'Orders', exact: true }).first().click();
  const card = consolePage.getByRole('article', { name: `Order #${order}` });
  await expect(card).toContainText('Rye Rolls');
  await expect(card).toContainText('Nour');
  await expectAccessible(consolePage);
  const search = consolePage.getByRole('searchbox', { name: 'Search this list' });
  await search.fill('nobody');
  await expect(consolePage.getByText('Nothing matches. Change the search or the filter.')).toBeVisible();
  await search.fill(`nou ${order}`);
  await consolePage.getByRole('button', { name: /^Done/ }).click();
  await expect(card).toBeHidden();
  await consolePage.getByRole('button', { name: /^All/ }).click();
  await expect(card).toBeVisible();
  const answers = consolePage.getByRole('group', { name: `Actions for order ${order}` });
  await answers.getByRole('button', { name: 'Cancel the order' }).click();
  const question = consolePage.getByRole('dialog', { name: 'Cancel the order' });
  await expect(question).toBeVisible();
  await expectAccessible(consolePage);
  await question.getByRole('button', { name: 'Go Back' }).click();
  await expect(question).toBeHidden();
  for (const step of [
    'Confirm the order',
    'Start preparing',
    'Mark as ready',
    'Mark as on the way',
    'Mark as delivered',
  ]) {
    const button = answers.getByRole('button', { name: step });
    await button.dblclick();
    await expect(button).toBeHidden();
  }
  await expect(answers).toBeHidden();
  await expect(card).toContainText('Delivered');
}

async function answersARegistration(consolePage: Page): Promise<void> {
  const zones = (await (await consolePage.request.get('/api/v1/zone/list')).json()) as { id: number }[];
  const sent = await consolePage.request.post('/api/v1/auth/delivery-man/store', {
    multipart: {
      f_name: 'Omar',
      email: 'omar@quill.example',
      phone: '+27215550177',
      password: 'letmeride',
      identity_type: 'passport',
      identity_number: 'PP 12345',
      earning: '1',
      zone_id: String(zones[0]?.id),
      vehicle_id: '2',
    },
  });
  expect(sent.status()).toBe(200);
  await consolePage.getByRole('link', { name: 'Registrations', exact: true }).click();
  const card = consolePage.getByRole('article', { name: 'Omar' });
  await expect(card).toContainText('Awaiting your reply');
  await expectAccessible(consolePage);
  await card.getByRole('button', { name: 'Decline' }).click();
  const question = consolePage.getByRole('dialog', { name: 'Decline' });
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('textbox', { name: 'Your message' }).fill('We have enough riders.');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question).toBeHidden();
  await expect(card).toContainText('Declined');
  await expect(card).toContainText('We have enough riders.');
}
