import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed } from './support/goods';
import { adds, comesIn, GUS } from './support/people';
import { Shopper } from './support/shopper';

const GROCERY = 2;
const PHARMACY = 3;

async function groceryShopper(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(GROCERY);
  return shopper;
}

async function addFromStore(shopper: Shopper, item: { name: string; storeId: number }): Promise<void> {
  await shopper.page.goto(`/store/${item.storeId}`);
  await shopper.page
    .getByRole('button', { name: `Add ${item.name} to cart` })
    .first()
    .click();
  await expect(shopper.page.getByText('Item added to cart').first()).toBeVisible();
}

test('ten quick presses of + cause at most two requests, one after the other, for eleven pieces [CART-61, CART-02, X-04]', async ({
  page,
  request,
}) => {
  const shopper = await groceryShopper(page);
  await addFromStore(shopper, await itemNamed(request, 'G-04', 'en'));
  await shopper.opensCart();
  let underWay = 0;
  let most = 0;
  let sent = 0;
  page.on('request', (call) => {
    if (!call.url().includes('/cart/update')) return;
    sent += 1;
    underWay += 1;
    most = Math.max(most, underWay);
  });
  page.on('requestfinished', (call) => {
    if (call.url().includes('/cart/update')) underWay -= 1;
  });
  const plus = shopper.cart().getByRole('button', { name: /^Increase quantity of/ });
  // The presses happen inside the page, so that a busy machine doesn't slow them down.
  await plus.evaluate((button: HTMLElement) => {
    for (let presses = 0; presses < 10; presses += 1) button.click();
  });
  await expect(shopper.cart().getByText('11', { exact: true })).toBeVisible();
  await expect.poll(() => sent).toBeGreaterThan(0);
  await expect.poll(() => underWay).toBe(0);
  expect(most).toBe(1);
  expect(sent).toBeLessThanOrEqual(2);
  await page.reload();
  await expect(shopper.cart().getByText('11', { exact: true })).toBeVisible();
});

test('reloading the page right after a press loses no cart change [CART-61]', async ({ page, request }) => {
  const shopper = await groceryShopper(page);
  await addFromStore(shopper, await itemNamed(request, 'G-04', 'en'));
  await shopper.opensCart();
  await shopper
    .cart()
    .getByRole('button', { name: /^Increase quantity of/ })
    .click();
  await page.reload();
  await expect(shopper.cart().getByText('02', { exact: true })).toBeVisible();
});

test('the quantity in the cart stops at the stock with one message and at the limit with another [CART-10, ITEM-12]', async ({
  page,
  request,
}) => {
  const shopper = await groceryShopper(page);
  const milk = await itemNamed(request, 'G-01', 'en');
  await addFromStore(shopper, milk);
  const plus = page.getByRole('button', { name: `Increase quantity of ${milk.name}` }).first();
  for (let presses = 0; presses < 3; presses += 1) await plus.click();
  await expect(page.getByText('Out of Stock').first()).toBeVisible();
  const rice = await itemNamed(request, 'G-02', 'en');
  await page
    .getByRole('button', { name: `Add ${rice.name} to cart` })
    .first()
    .click();
  const more = page.getByRole('button', { name: `Increase quantity of ${rice.name}` }).first();
  await more.click();
  await more.click();
  await expect(page.getByText('Out of Limits').first()).toBeVisible();
});

test('the free-delivery bar shows the missing amount and never reports free delivery too early [CART-03, CART-04]', {
  tag: '@wide',
}, async ({ page, request }) => {
  const shopper = await groceryShopper(page);
  await addFromStore(shopper, await itemNamed(request, 'G-07', 'en'));
  await shopper.opensCart();
  await expect(shopper.cart()).toContainText('$0.01');
  await expect(shopper.cart()).not.toContainText('100%');
  await page.goBack();
  const bag = await itemNamed(request, 'G-08', 'en');
  await page
    .getByRole('button', { name: `Add ${bag.name} to cart` })
    .first()
    .click();
  await shopper.opensCart();
  await expect(shopper.cart()).toContainText('$50.00');
  await expect(shopper.cart().getByRole('progressbar')).toHaveJSProperty('value', 100);
});

test('the cart shows fee and time of the delivery, a removed line can be restored, and an empty cart says so [CART-01, CART-05, CART-07, CART-11, X-02, MSG-19, MSG-20]', async ({
  page,
  request,
}) => {
  const shopper = await groceryShopper(page);
  const milk = await itemNamed(request, 'G-01', 'en');
  await addFromStore(shopper, milk);
  await shopper.opensCart();
  await expect(shopper.cart().getByText(/^Delivery fee (Free|\$\d)/)).toBeVisible();
  await expect(shopper.cart().getByText(/^\d+–\d+ min$/)).toBeVisible();
  await shopper
    .cart()
    .getByRole('button', { name: `Remove ${milk.name} from cart` })
    .click();
  await expect(page.getByText('Cart item remove successfully').first()).toBeVisible();
  await expect(shopper.cart()).toContainText('Your cart is empty');
  await expect(shopper.cart()).toContainText(
    'No items added in your cart. Please add product to your cart list.',
  );
  await expectAccessible(page);
  await shopper.cart().getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Back in your cart.')).toBeVisible();
  await expect(shopper.cart().getByRole('listitem').filter({ hasText: milk.name })).toBeVisible();
  await shopper
    .cart()
    .getByRole('button', { name: `Remove ${milk.name} from cart` })
    .click();
  await expect(shopper.cart()).toContainText('Your cart is empty');
  await shopper.cart().getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/home/);
});

test('the carts in two tabs become equal within a second [CART-62]', async ({ context, page, request }) => {
  const shopper = await groceryShopper(page);
  const milk = await itemNamed(request, 'G-01', 'en');
  await addFromStore(shopper, milk);
  const other = new Shopper(await context.newPage());
  await other.page.goto(`/store/${milk.storeId}`);
  const seen = other.page.getByRole('group', { name: `Quantity of ${milk.name}` }).first();
  await expect(seen).toContainText('01');
  await page
    .getByRole('button', { name: `Increase quantity of ${milk.name}` })
    .first()
    .click();
  await expect(seen).toContainText('02', { timeout: 1500 });
});

test('another device of the same customer shows the changed cart without a reload [CART-62]', {
  tag: '@wide',
}, async ({ browser, page, request }) => {
  const remedy = await itemNamed(request, 'PH-02', 'en');
  const laptop = new Shopper(page);
  const phone = new Shopper(await (await browser.newContext()).newPage());
  for (const device of [laptop, phone]) {
    await device.livesInHarbour(PHARMACY);
    await comesIn(device.page, GUS);
  }
  // A retry of the test starts with empty storage.
  await page.evaluate(
    (moduleId) =>
      fetch('/api/v1/customer/cart/remove', {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${localStorage.getItem('token')}`, moduleId },
      }),
    String(PHARMACY),
  );
  await adds(phone.page, remedy);
  // The cart stream starts when the page is idle, which takes long on a busy machine.
  await expect(laptop.cartButton()).toHaveAccessibleName(/1$/, { timeout: 30_000 });
  await laptop.opensCart();
  await phone.increase(remedy.name).first().click();
  await expect(laptop.cart().getByText('02', { exact: true })).toBeVisible();
  await phone.page.context().close();
});

test('a guest proceeds to the checkout through the guest prompt [CART-08, CART-09, MSG-20, MSG-21]', async ({
  page,
  request,
}) => {
  const shopper = await groceryShopper(page);
  await addFromStore(shopper, await itemNamed(request, 'G-01', 'en'));
  await shopper.opensCart();
  await shopper.cart().getByRole('button', { name: 'Proceed To Checkout' }).click();
  const question = page
    .getByRole('dialog')
    .filter({ hasText: 'Do you want to login or continue as a guest?' });
  await expect(question.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
});

test('each module has its own cart [CART-60, MOD-10]', { tag: '@wide' }, async ({ page, request }) => {
  const shopper = await groceryShopper(page);
  await addFromStore(shopper, await itemNamed(request, 'G-01', 'en'));
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Markets' }).getByText('Pharmacy').click();
  await expect(page.getByText('A Module has been selected.').first()).toBeVisible();
  await shopper.opensCart();
  await expect(shopper.cart()).toContainText('Your cart is empty');
  const waiting = shopper.cart().getByRole('region', { name: 'Carts in other markets' });
  await expect(waiting).toContainText('Grocery · 1 item');
  await waiting.getByRole('button', { name: 'Open Grocery' }).click();
  await expect(shopper.cart().getByText('01', { exact: true })).toBeVisible();
});

const changes = (page: Page) => page.getByRole('dialog', { name: 'Some items in your cart have changed' });

test('a raised price in the cart is listed with old and new amount, and must be accepted before ordering [CART-63, PRICE-09, X-14]', async ({
  page,
  request,
}) => {
  const shopper = await groceryShopper(page);
  const milk = await itemNamed(request, 'G-01', 'en');
  await addFromStore(shopper, milk);
  await page.goto('/help-and-support?panel=cart&scenario=ERR-PRICE');
  await expect(changes(page)).toContainText('$2.40');
  await expect(changes(page)).toContainText('$2.64');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(changes(page)).toBeHidden();
  await expect(shopper.cart()).toContainText('The price went up');
  await shopper.cart().getByRole('button', { name: 'Proceed To Checkout' }).click();
  await changes(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(changes(page)).toBeHidden();
  await expect(shopper.cart()).not.toContainText('The price went up');
  await page.reload();
  await expect(shopper.cart()).toContainText('$2.64');
  await expect(changes(page)).toBeHidden();
});

test('a quantity reduced by the server is reported, and the customer can remove the line instead [CART-63, ERR-CLAMP]', {
  tag: '@wide',
}, async ({ page, request }) => {
  const shopper = await groceryShopper(page);
  const milk = await itemNamed(request, 'G-01', 'en');
  await addFromStore(shopper, milk);
  await page.goto('/help-and-support?panel=cart&scenario=ERR-CLAMP');
  await shopper
    .cart()
    .getByRole('button', { name: /^Increase quantity of/ })
    .click();
  await expect(changes(page)).toContainText('Only 1 left');
  await changes(page)
    .getByRole('button', { name: `Remove ${milk.name} from cart` })
    .click();
  await expect(changes(page)).toBeHidden();
  await expect(shopper.cart()).toContainText('Your cart is empty');
});

test('a cart change made offline survives closing the page and is sent when the network is back [CART-68, NFR-08]', async ({
  context,
  page,
  request,
}) => {
  const shopper = await groceryShopper(page);
  const milk = await itemNamed(request, 'G-01', 'en');
  await addFromStore(shopper, milk);
  await shopper.opensCart();
  const more = shopper.cart().getByRole('button', { name: /^Increase quantity of/ });
  await expect(more).toBeVisible();
  await context.setOffline(true);
  await more.click();
  await expect(shopper.cart()).toContainText('Will sync when you’re online');
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/help-and-support?panel=cart');
  await expect(shopper.cart().getByText('02', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-changes'))).toBeNull();
  await page.reload();
  await expect(shopper.cart().getByText('02', { exact: true })).toBeVisible();
});

test('the choice for an unavailable item is stored with its cart line [X-16]', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const shopper = await groceryShopper(page);
  const milk = await itemNamed(request, 'G-01', 'en');
  await addFromStore(shopper, milk);
  await shopper.opensCart();
  const choice = shopper.cart().getByRole('combobox', { name: `If unavailable: ${milk.name}` });
  const saved = page.waitForResponse((answer) => answer.url().includes('/cart/update') && answer.ok());
  await choice.selectOption('Call me');
  await saved;
  await page.reload();
  await expect(choice).toHaveValue('call');
});
