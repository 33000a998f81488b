import { expect, type Locator, type Page, test } from '@playwright/test';
import { Shopper } from './support/shopper';

/** Opens the quick view of an item from its card in the store. */
async function looksAt(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('link', { name: `Quick view of ${name}` })
    .first()
    .click();
  const view = page.getByRole('dialog', { name });
  await expect(view.getByRole('heading', { name })).toBeVisible();
  return view;
}

const leaves = async (view: Locator): Promise<void> => {
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(view).toBeHidden();
};
const addButton = (view: Locator): Locator => view.getByRole('button', { name: /^Add to Cart/ });

async function livesIn(page: Page, moduleId: number): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(moduleId);
  return shopper;
}

test('dishes require their option groups, count the choices and stop at their limits: F-01, F-05, F-06 [FOOD-01, FOOD-03, FOOD-04, FOOD-06, FOOD-09, FOOD-10, FOOD-11, FOOD-12, ITEM-12, ITEM-16, PRICE-08]', async ({
  page,
}) => {
  const shopper = await livesIn(page, 1);
  await page.goto('/store/1');

  const pizza = await looksAt(page, 'Margherita');
  await addButton(pizza).click();
  await expect(
    page.getByText('Variation Size can not remain without selection.', { exact: true }).first(),
  ).toBeVisible();
  await pizza.getByRole('radio', { name: 'Medium' }).check();
  for (const topping of ['Mushroom', 'Extra cheese'])
    await pizza.getByRole('checkbox', { name: topping }).check();
  await expect(addButton(pizza)).toContainText('$13.50');
  const more = pizza.getByRole('button', { name: 'Increase quantity of Margherita' });
  await more.click();
  await expect(addButton(pizza)).toContainText('$27.00');
  await pizza.getByRole('button', { name: 'Add Cola' }).click();
  await expect(addButton(pizza)).toContainText('$29.00');
  await pizza.getByText('Price details').click();
  await expect(pizza.getByRole('group').filter({ hasText: 'Price details' })).toContainText(
    /Base price.*Discount 10%.*Total.*\$29\.00/s,
  );
  for (let pieces = 2; pieces < 6; pieces += 1) await more.click();
  await expect(page.getByText('Out of Limits', { exact: true }).first()).toBeVisible();
  await expect(pizza.getByRole('group', { name: 'Quantity of Margherita' })).toContainText('05');
  for (let pieces = 5; pieces > 2; pieces -= 1)
    await pizza.getByRole('button', { name: 'Decrease quantity of Margherita' }).click();
  await addButton(pizza).click();
  await expect(pizza).toBeHidden();

  const breakfast = await looksAt(page, 'Breakfast Platter');
  await expect(breakfast).toContainText('Not Available now');
  await expect(breakfast).toContainText(/07:00.*11:00/);
  await expect(addButton(breakfast)).toHaveCount(0);
  await leaves(breakfast);

  const bowl = await looksAt(page, 'Build-a-Bowl');
  await bowl.getByRole('radio', { name: 'Brown rice' }).check();
  await bowl.getByRole('checkbox', { name: 'Falafel' }).check();
  await addButton(bowl).click();
  await expect(page.getByText('Choose 2 to 3 options of Proteins.').first()).toBeVisible();
  await bowl.getByRole('checkbox', { name: 'Salmon' }).check();
  await expect(addButton(bowl)).toContainText('$11.00');
  const sauces = ['Tahini', 'Lemon yoghurt', 'Hot chilli'].map((name) =>
    bowl.getByRole('checkbox', { name }),
  );
  for (const sauce of sauces) await sauce.click();
  await expect(bowl.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await addButton(bowl).click();
  await expect(bowl).toBeHidden();

  await shopper.opensCart();
  const cart = shopper.cart();
  await expect(cart.getByRole('status', { name: 'Total for Margherita' })).toHaveText('$29.00');
  await expect(cart.getByRole('status', { name: 'Total for Build-a-Bowl' })).toHaveText('$11.00');
  await expect(cart.getByRole('definition')).toHaveText('$40.00');
  await expect(cart).toContainText('Medium');
  await cart.getByRole('link', { name: 'Change options for Margherita' }).click();
  await expect(pizza.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await pizza.getByRole('button', { name: /^Update To Cart/ }).click();
  await expect(page.getByText('No changes found to update.').first()).toBeVisible();
  await pizza.getByRole('radio', { name: 'Large' }).check();
  await pizza.getByRole('button', { name: /^Update To Cart/ }).click();
  await expect(page.getByText('Updated successfully.').first()).toBeVisible();
});

test('campaigns, percent add-ons, a closed store and another zone show the right prices and hints: F-07, F-08, F-11, ST-03, ST-04 [CAMP-02, CAMP-03, FOOD-07, ITEM-14, PRICE-03, CAT-06]', {
  tag: '@wide',
}, async ({ page }) => {
  await livesIn(page, 1);
  await page.goto('/product/107?module_id=1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Iftar Box' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Order Now/ })).toContainText('$15.00');
  await expect(main.getByRole('button', { name: /^(Add to Cart|Buy Now)/ })).toHaveCount(0);

  await page.goto('/product/108?module_id=1');
  await expect(main.getByText('Campaign ended')).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Order Now|Add to Cart|Buy Now)/ })).toHaveCount(0);

  await page.goto('/store/13?item=111');
  const fries = page.getByRole('dialog', { name: 'Truffle Fries' });
  await fries.getByRole('button', { name: /^Add Service/ }).click();
  await expect(addButton(fries)).toContainText('$11.55');
  await leaves(fries);
  await expect(main).toContainText('$25.00');

  await page.goto('/store/3');
  await expect(main.getByRole('status').filter({ hasText: 'Closed now' })).toContainText('Opens 18:00');
  await page.goto('/store/4');
  await expect(main).toContainText('Not available at your address');
});

test('variations, long texts, the free-delivery threshold and prescriptions work: G-05, G-06, G-07, G-08, PH-01 [ITEM-01, ITEM-02, ITEM-04, ITEM-05, ITEM-06, ITEM-07, CART-04, PHAR-01]', {
  tag: '@wide',
}, async ({ page }) => {
  const shopper = await livesIn(page, 2);
  await page.goto('/store/6');

  const oil = await looksAt(page, 'Olive Oil');
  await oil.getByRole('radio', { name: '1-L' }).check();
  await expect(oil).toContainText('$10.50');
  await addButtonOrSoldOut(oil).click();
  await expect(page.getByText(SOLD_OUT_VARIATION).first()).toBeVisible();
  await oil.getByRole('radio', { name: '500 ml' }).check();
  await expect(addButton(oil)).toContainText('$6.00');
  await leaves(oil);

  for (const [name, bar] of [
    ['Basmati 5 kg', 24],
    ['Gift Basket', 99],
  ] as const) {
    await page.getByRole('button', { name: `Add ${name} to cart` }).click();
    await shopper.opensCart();
    const cart = shopper.cart();
    const filled = await cart
      .getByRole('progressbar')
      .evaluate(({ value, max }: HTMLProgressElement) => (100 * value) / max);
    expect(Math.floor(filled)).toBe(bar);
    await expect(cart).not.toContainText('100%');
    await cart.getByRole('button', { name: `Remove ${name} from cart` }).click();
    await expect(cart).toContainText('Your cart is empty');
    await page.goBack();
  }
  for (const name of ['Gift Basket', 'Paper Bag'])
    await page.getByRole('button', { name: `Add ${name} to cart` }).click();
  await shopper.opensCart();
  await expect(shopper.cart().getByRole('progressbar')).toHaveJSProperty('value', 100);

  await page.goto('/product/206?module_id=2');
  const main = page.getByRole('main');
  await expect(main.getByText('Made from nothing but')).toHaveText(/two sto…/);
  await main.getByRole('button', { name: 'Show more' }).click();
  await expect(main.getByText('Made from nothing but')).toHaveText(/at midnight\./);
  await expect(main.getByRole('definition').filter({ hasText: 'Fibre' })).toHaveText(
    'Protein, Fibre, and Vitamin E',
  );
  await expect(main.getByRole('definition').filter({ hasText: 'Peanut' })).toHaveText('Peanut');

  await page.goto('/product/301?module_id=3');
  await expect(main.getByText('prescription is required', { exact: true })).toBeVisible();
  await expect(main.getByText('Amoxicillin trihydrate')).toBeVisible();
});

test('variations have their own prices and stock, pictures zoom, and a sale ends: E-01, E-07, E-08 [ITEM-03, ITEM-04, ITEM-05, ITEM-07, ITEM-12, ITEM-15, CAT-12, REV-01]', async ({
  page,
}) => {
  await livesIn(page, 4);
  await page.goto('/product/401?module_id=4');
  const main = page.getByRole('main');
  const chooses = async (...options: string[]) => {
    for (const name of options) await main.getByRole('radio', { name, exact: true }).check();
  };
  await expect(main.getByText('$19.00 – $20.90').first()).toBeVisible();
  await chooses('Dark-Blue', 'XL');
  await addButtonOrSoldOut(main).click();
  await expect(page.getByText(SOLD_OUT_VARIATION).first()).toBeVisible();
  await chooses('Red', 'XL');
  await expect(addButton(main)).toContainText('$20.90');
  await chooses('S');
  await expect(addButton(main)).toContainText('$19.00');
  await main.getByRole('button', { name: 'Increase quantity of T-shirt' }).click();
  await expect(page.getByText('Out of Stock', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('group', { name: 'Quantity of T-shirt' })).toContainText('01');

  await page.goto('/product/407?module_id=4');
  await expect(addButton(main)).toContainText('$96.75');
  await expect(main.getByRole('button', { name: /^Show photo/ })).toHaveCount(6);
  await expect(main.getByRole('img', { name: 'Rated 4.26 of 5, 23 reviews' })).toBeVisible();
  await main.getByRole('button', { name: 'Zoom in on photo 1 of 6 of Headphones' }).click();
  const zoomed = page.getByRole('region', { name: 'Enlarged photo' });
  await expect(zoomed.getByRole('img', { name: 'Headphones' })).toHaveJSProperty('height', 1800);
  await page.keyboard.press('Escape');
  await expect(zoomed).toBeHidden();

  await page.goto('/flash-sale');
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/\d/);
  await expect(main.getByRole('article').filter({ hasText: 'Headphones' })).toContainText('$96.75');
  await page.goto('/product/407?module_id=4&scenario=CLK-SALE-ENDED');
  await expect(addButton(main)).toContainText('$129.00');

  await page.goto('/product/408?module_id=4&scenario=none');
  await expect(main.getByRole('img', { name: 'Case' })).toBeVisible();
  await expect(addButton(main)).toContainText('$9.90');
  await expect(main.getByRole('button', { name: /^(Zoom|Show) picture/ })).toHaveCount(0);
});

const SOLD_OUT_VARIATION = 'This variation is out of stock. Choose another variation to proceed further.';
const addButtonOrSoldOut = (view: Locator): Locator =>
  view.getByRole('button', { name: /^(Add to Cart|Out of Stock)/ });

test('a store with reviews switched off says so and does not ask for the first review [REV-01, MSG-79]', async ({
  page,
}) => {
  await livesIn(page, 1);
  await page.route('**/api/v1/stores/details/2*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), reviews_section: false } });
  });
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: 'Noor Grill', exact: true }).first().click();
  await page
    .getByRole('navigation', { name: 'Store sections' })
    .getByRole('link', { name: 'Reviews' })
    .click();
  await expect(page.getByText('this store is not having any review plan', { exact: true })).toBeVisible();
});
