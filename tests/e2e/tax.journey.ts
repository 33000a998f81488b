import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { type Account, newAccount, signedIn } from './support/account';
import { part, placeButton, summary, takesAway, thanks } from './support/checkout';
import { becomes } from './support/people';
import { Shopper } from './support/shopper';

const GROCERY = 2;
const FRESH_MART = 6;
/** In the demo, bread is tax-free and pantry items have the shop's rate. */
const BREAD = 204;
const PANTRY = 205;

type Found = { id: number; choice_options: unknown[] };
type Basket = { bread: string; pantry: string; tax: string };

/** Adds two pieces of bread and two pantry items to the customer's cart. */
async function fillsCart(page: Page, { token }: Account): Promise<Basket> {
  const headers = { Authorization: `Bearer ${token}`, moduleId: String(GROCERY), zoneid: '[1]' };
  const totals: number[] = [];
  for (const category of [BREAD, PANTRY]) {
    const answer = await page.request.get(`/api/v1/categories/items/${category}`, {
      headers,
      params: { store_id: FRESH_MART, limit: 10, offset: 1 },
    });
    const { products } = (await answer.json()) as { products: Found[] };
    const item = products.find(({ choice_options }) => choice_options.length === 0);
    const put = await page.request.post('/api/v1/customer/cart/add', {
      headers,
      data: {
        model: 'Item',
        item_id: item?.id,
        quantity: 2,
        price: 0,
        variation: [],
        add_on_ids: [],
        add_on_qtys: [],
      },
    });
    expect(put.status()).toBe(200);
    const lines = (await put.json()) as { price: number }[];
    totals.push(Math.round(lines.reduce((sum, { price }) => sum + price * 100, 0)));
  }
  const [bread = 0, both = 0] = totals;
  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const pantry = both - bread;
  return { bread: money(bread), pantry: money(pantry), tax: money(Math.floor((pantry * 5 + 50) / 100)) };
}

for (const width of [390, 1440])
  test(`a cart with two tax rates shows a row for each rate in the checkout and on the invoice, at ${width} px [PRICE-10, PRICE-11, PRICE-08, ORD-03]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const nora = await newAccount(request);
    await new Shopper(page).livesInHarbour(GROCERY);
    await signedIn(page, nora);
    const { bread, pantry, tax } = await fillsCart(page, nora);
    await page.goto('/checkout');
    await takesAway(page);
    const rowOf = (name: string) =>
      page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).filter({ visible: true });
    const taxed = rowOf(`Tax (5% of ${pantry})`);
    const free = rowOf(`Tax (0% of ${bread})`);
    await expect(summary(page).getByText(`Tax (5% of ${pantry})`)).toBeVisible();
    await expect(taxed).toContainText(tax);
    await expect(taxed).toContainText('Shop rate.');
    await expect(free).toContainText('$0.00');
    await expect(free).toContainText('Category rate.');
    await expectAccessible(page);

    await placeButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(part(page, 'What you ordered').getByText('Tax rate: 0%')).toBeVisible();
    await expect(part(page, 'What you ordered').getByText('Tax rate: 5%')).toBeVisible();
    await expect(taxed).toContainText(tax);
    await expect(free).toContainText('$0.00');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(taxed).toContainText(tax);
    await expect(free).toContainText('Category rate.');
  });

test('a shop with tax-inclusive prices shows the included tax of each rate [PRICE-04, PRICE-11]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  await new Shopper(page).livesInHarbour(GROCERY);
  await signedIn(page, nora);
  const { bread, pantry } = await fillsCart(page, nora);
  await page.goto('/home');
  await becomes(page, 'CFG-TAX1');
  await page.goto('/checkout');
  await takesAway(page);
  await expect(summary(page).getByText(`Tax included (5% of ${pantry})`)).toBeVisible();
  await expect(summary(page).getByText(`Tax included (0% of ${bread})`)).toBeVisible();
  await expect(summary(page).getByText(/^Tax \(/)).toHaveCount(0);
});
