import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed } from './support/goods';
import { AMIRA, adds, comesIn, GUS, IVO, logsOut, signInButton, signsIn, toast } from './support/people';
import { Shopper } from './support/shopper';

const FOOD = 1;
const GROCERY = 2;
const MSG_26 =
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.';

async function visitor(page: Page, market = FOOD): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(market);
  return shopper;
}

test('Buy Now by a guest continues once after the sign-in with exactly that item, and keeps the cart [AUTH-60, ITEM-13, NAV-06, PERM-08]', async ({
  page,
  request,
}) => {
  await visitor(page, GROCERY);
  const milk = await itemNamed(request, 'G-01', 'en');
  const bag = await itemNamed(request, 'G-08', 'en');
  await adds(page, bag);
  await page.goto(`/product/${milk.id}?module_id=${GROCERY}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(toast(page, 'You are not logged in')).toBeVisible();
  await signsIn(page, GUS);

  await expect(page).toHaveURL(/\/checkout\?page=buy_now$/);
  const lines = page.getByRole('main').getByRole('region').getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(milk.name);
  await expectAccessible(page);
  await page.reload();
  await expect(lines).toContainText(milk.name);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Cart/ })
    .click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  // The suggestions below the lines may name the milk.
  await expect(cart.getByRole('button', { name: /^Increase quantity of / })).toHaveAccessibleName(
    `Increase quantity of ${bag.name}`,
  );

  await page.goto('/home');
  await logsOut(page, GUS);
  await page.goto('/checkout?page=buy_now');
  await expect(page.getByRole('main')).not.toContainText(milk.name);
  await comesIn(page, GUS, '/checkout?page=buy_now');
  await expect(page.getByRole('heading', { name: 'No item selected' })).toBeVisible();
});

test('closing the sign-in cancels the action that required a sign-in [AUTH-60]', async ({
  page,
  request,
}) => {
  await visitor(page, GROCERY);
  const milk = await itemNamed(request, 'G-01', 'en');
  await page.goto(`/product/${milk.id}?module_id=${GROCERY}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('dialog', { name: 'Sign In' }).waitFor();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await comesIn(page, AMIRA, `/product/${milk.id}?module_id=${GROCERY}`);
  await expect(toast(page, 'Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/${milk.id}`));
});

test('the guest prompt leads to the sign-up, or through the sign-in to the checkout [CART-08, CART-09, AUTH-60, MSG-20, MSG-21]', {
  tag: '@wide',
}, async ({ page, request }) => {
  const shopper = await visitor(page, GROCERY);
  await adds(page, await itemNamed(request, 'G-08', 'en'));
  await shopper.opensCart();
  await shopper.cart().getByRole('button', { name: 'Proceed To Checkout' }).click();
  const question = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
  await question.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await page.goBack();
  await shopper.cart().getByRole('button', { name: 'Proceed To Checkout' }).click();
  await question.getByRole('button', { name: 'Login' }).click();
  await signsIn(page, AMIRA);
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
});

test('the dialog about two carts names both stores, and closing the dialog keeps both carts [CART-64, CART-21]', {
  tag: '@wide',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const shopper = await visitor(page);
  const bread = await itemNamed(request, 'F-04', 'en');
  await adds(page, bread);
  await comesIn(page, IVO);
  const question = page.getByRole('dialog', { name: 'Which cart do you want to keep?' });
  await expect(question).toContainText(bread.store);
  await expect(question).toContainText(MSG_26);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  await shopper.opensCart();
  await expect(shopper.cart()).not.toContainText(bread.store);
  await page.goBack();

  await logsOut(page, IVO);
  await shopper.opensCart();
  await expect(shopper.cart()).toContainText(bread.name);
  await page.goBack();

  await comesIn(page, IVO);
  await question.getByRole('button', { name: "Use this device's cart" }).click();
  await expect(question).toBeHidden();
  await shopper.opensCart();
  await expect(shopper.cart()).toContainText(bread.store);
});

test('a new customer without a pending action is asked for interests [AUTH-37, MOD-11]', async ({ page }) => {
  await visitor(page);
  await page.goto('/home');
  await signInButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  const mark = Date.now().toString(36);
  for (const [name, text] of Object.entries({
    Name: 'Nour New',
    Email: `nour-${mark}@souk.example`,
    Phone: `50${String(Date.now()).slice(-7)}`,
    Password: 'secret1',
    'Confirm password': 'secret1',
  }))
    await dialog.getByRole('textbox', { name, exact: true }).fill(text);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: /^Verify/ })).toBeVisible();
  await page.keyboard.type('123456');
  await expect(toast(page, 'Signup successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/interest$/);
});
