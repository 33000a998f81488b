import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { itemNamed } from './support/goods';
import { moves, ordersItem } from './support/placed-orders';
import { LOCALES, Shopper } from './support/shopper';

const GROCERY = 2;

for (const locale of LOCALES)
  test(`a customer buys a delivered order’s groceries again by one press, at home and in the store (${locale}) [CAT-16]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const account = await newAccount(page.request);
    const item = await itemNamed(page.request, 'G-04', locale);
    const shopper = await signedIn(page, account, locale);
    await page.addInitScript((id) => localStorage.setItem('module', id), String(GROCERY));
    const again = shopper.say('Buy it again');

    await page.goto(`/store/${item.storeId}?module_id=${GROCERY}`);
    await page.getByRole('link', { name: again }).click();
    await expect(page.getByRole('heading', { name: shopper.say('Nothing to buy again yet') })).toBeVisible();
    await expectAccessible(page);

    const order = await ordersItem(page.request, account.token, { fixture: 'G-04', moduleId: GROCERY });
    await moves(request, order, 'confirmed', 'processing', 'handover', 'delivered');
    await page.goto('/home');
    const row = page.getByRole('region', { name: again });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('heading', { name: item.name })).toBeVisible();
    await expectAccessible(page);
    const add = shopper.say('Add {0} to cart', { 0: item.name });
    await row.getByRole('button', { name: add }).click();
    await expect(shopper.increase(item.name).first()).toBeVisible();

    await page.goto(`/store/${item.storeId}?module_id=${GROCERY}&tab=again`);
    await expect(page.getByRole('heading', { name: item.name })).toBeVisible();
    await shopper.increase(item.name).click();
    await shopper.opensCart();
    await expect(shopper.cart().getByText(item.name, { exact: true })).toBeVisible();
  });

test('guests see no items to buy again, and the URL of that tab shows them the store’s products [CAT-16]', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/buy-again/.test(request.url())) requests.push(request.url());
  });
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(GROCERY);
  const item = await itemNamed(page.request, 'G-04', 'en');
  await page.goto(`/store/${item.storeId}?module_id=${GROCERY}&tab=again`);
  await expect(page.getByRole('heading', { name: item.name }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy it again' })).toHaveCount(0);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeAttached();
  expect(requests).toEqual([]);
});
