import { expect, test } from '@playwright/test';
import { itemNamed } from './support/goods';
import { Shopper } from './support/shopper';

const GROCERY = 2;

test('adding an item of another store before the cart has loaded opens the dialog with the store’s name [CART-21, CART-22]', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(GROCERY);
  const [held, wanted] = await Promise.all([
    itemNamed(request, 'G-04', 'en'),
    itemNamed(request, 'G-09', 'en'),
  ]);
  await page.goto(`/store/${held.storeId}`);
  await page
    .getByRole('button', { name: `Add ${held.name} to cart` })
    .first()
    .click();
  await expect(page.getByText('Item added to cart').first()).toBeVisible();
  await page.goto(`/store/${wanted.storeId}`);
  // The page keeps believing in an empty cart until the server has refused.
  let isRefused = false;
  await page.route('**/customer/cart/list*', async (route) => {
    if (isRefused) await route.continue();
    else await route.fulfill({ json: [] });
  });
  page.on('response', (answer) => {
    isRefused ||= answer.url().includes('/cart/add') && answer.status() === 403;
  });
  await page.reload();
  await page
    .getByRole('button', { name: `Add ${wanted.name} to cart` })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Start a new cart?' });
  await expect(question.getByText(held.store, { exact: true })).toBeVisible();
  await expect(question.getByText(wanted.store, { exact: true })).toBeVisible();
});
