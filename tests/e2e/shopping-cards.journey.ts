import { expect, type Locator, test } from '@playwright/test';
import { type Card, MARKETS } from './support/shelves';
import { Shopper } from './support/shopper';

for (const { name, moduleId, shelves } of MARKETS)
  test(`each ${name} item of the demo has its price, badge and marks on the card, and the cart charges the same price [CARD-02, CARD-04, CARD-05, CARD-06, ITEM-12, CART-10, CART-21, CART-22, PRICE-01, PRICE-02, PRICE-06, PRICE-07]`, {
    tag: name !== 'food' ? '@wide' : [],
  }, async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.livesInHarbour(moduleId);
    let boughtIn: string | null = null;
    for (const { id, storeId, store, cards } of shelves)
      await test.step(id, async () => {
        await page.goto(`/store/${storeId}`);
        await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
        for (const row of cards) await expectCard(shopper, row);
        const taken = cards.filter(({ control }) => control === 'add');
        for (const row of taken) {
          await takes(shopper, row, boughtIn !== null && boughtIn !== store);
          boughtIn = store;
        }
        if (taken.length > 0) await expectCharged(shopper, taken);
      });
  });

const cardOf = ({ page }: Shopper, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function expectCard(shopper: Shopper, row: Card): Promise<void> {
  const card = cardOf(shopper, row.name);
  const read = await card.ariaSnapshot();
  const { price, badge, marks = [], never = [], control } = row;
  for (const text of [price, ...(badge ? [badge] : []), ...marks, controlOf(row)])
    expect(read, row.fixture).toContain(text);
  for (const text of never) expect(read, row.fixture).not.toContain(text);
  if (!badge) expect(read, row.fixture).not.toMatch(/\boff\b/);
  if (row.short) await expect(card).toContainText(row.short);
  if (typeof control === 'object') await expect(card.getByRole('button', { name: /to cart/ })).toHaveCount(0);
}

const controlOf = ({ name, control }: Card): string => {
  if (control === 'add') return `button "Add ${name} to cart"`;
  return control === 'options' ? `link "Choose options for ${name}"` : control.blocked;
};

/** Adds up to the limit, if there is one. Confirms replacing items of another store. */
async function takes(shopper: Shopper, { name, limit }: Card, isOtherStore: boolean): Promise<void> {
  const { page } = shopper;
  const card = cardOf(shopper, name);
  await card.getByRole('button', { name: `Add ${name} to cart` }).click();
  if (isOtherStore) {
    const question = page
      .getByRole('dialog')
      .filter({ hasText: 'You have item from another store in cart.' });
    await question.getByRole('button', { name: 'Clear and add' }).click();
  }
  const quantity = card.getByRole('group', { name: `Quantity of ${name}` });
  await expect(quantity).toContainText('01');
  if (!limit) return;
  const more = quantity.getByRole('button', { name: `Increase quantity of ${name}` });
  for (let pieces = 1; pieces < limit.pieces; pieces += 1) await more.click();
  await expect(quantity).toContainText(`0${limit.pieces}`);
  const text = page.getByText(limit.says, { exact: true });
  const saidBefore = await text.count();
  await more.click();
  await expect.poll(() => text.count()).toBeGreaterThan(saidBefore);
  await expect(quantity).toContainText(`0${limit.pieces}`);
}

/** Compares each line of the drawer with its card, and checks the total. */
async function expectCharged(shopper: Shopper, rows: Card[]): Promise<void> {
  await shopper.opensCart();
  const cart = shopper.cart();
  let subtotal = 0;
  for (const { fixture, name, price, limit } of rows) {
    const total = centsOf(price) * (limit?.pieces ?? 1);
    subtotal += total;
    await expect(cart.getByRole('status', { name: `Total for ${name}` }), fixture).toHaveText(dollars(total));
  }
  await expect(cart.getByRole('definition')).toHaveText(dollars(subtotal));
}

/** The first price in a text, which is the price that the customer pays. */
const centsOf = (price: string): number =>
  Math.round(Number(/[\d,.]+\d/.exec(price)?.[0].replaceAll(',', '')) * 100);
const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
