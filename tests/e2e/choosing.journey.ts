import { expect, type Page, test } from '@playwright/test';
import { Shopper } from './support/shopper';

const FOOD = 1;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1180, height: 900 },
  { width: 1440, height: 900 },
];

async function arrives(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(FOOD);
  return shopper;
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

test('a store’s card shows fee, time, distance, cuisine, offer and minimum order [CAT-02, CAT-06]', async ({
  page,
}) => {
  await arrives(page);
  await page.goto('/store/popular');
  const grill = cardOf(page, 'Noor Grill');
  await expect(grill).toContainText(/Levantine/);
  await expect(grill).toContainText(/Delivery fee \$\d+\.\d\d/);
  await expect(grill).toContainText(/35–45 min/);
  await expect(grill).toContainText(/\d\.\d km/);
  await expect(grill).toContainText('10% off the menu');
  await expect(grill).not.toContainText('Closes');
  await expect(cardOf(page, 'Sushi Zen')).toContainText('Min. $25.00');
  await expect(page.getByText('18 restaurants')).toBeVisible();
});

test('a closed store is grey, last in the list, and shows its real opening time [CAT-06]', {
  tag: '@wide',
}, async ({ page }) => {
  await arrives(page);
  await page.goto('/store/popular');
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(more).toBeHidden();
  const closed = page.getByRole('article').last();
  await expect(closed).toContainText('Night Owl');
  await expect(closed).toContainText('Opens 18:00');
  await expect(closed).not.toContainText(/ min\b/);
  await page.goto('/store/3');
  await expect(page.getByRole('status').filter({ hasText: 'Closed now' })).toContainText('Opens 18:00');
  await expect(page.getByText(/\d–\d+ min/)).toHaveCount(0);
});

test('restaurants are sorted and filtered through the URL, and one press clears all filters [CAT-08]', {
  tag: '@wide',
}, async ({ page }) => {
  await arrives(page);
  await page.goto('/store/popular');
  await page.getByLabel('Cuisine').selectOption('Levantine');
  await expect(page.getByText(/^\d restaurants$/)).toBeVisible();
  await expect(cardOf(page, 'Noor Grill')).toBeVisible();
  await expect(cardOf(page, 'Basil Kitchen')).toHaveCount(0);
  await page.getByRole('button', { name: 'Free delivery' }).click();
  await expect(page.getByText('1 restaurant', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Falafel Brothers')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('cuisine')).toBe('levantine');
  await page.getByRole('button', { name: 'Under 30 min' }).click();
  await page.getByLabel('Price level').selectOption('$$$');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('18 restaurants')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Lowest delivery fee');
  await expect(page.getByRole('article').first()).toContainText('Falafel Brothers');
});

test('the first dish of a store is visible without scrolling on every screen [CAT-06, NFR-03]', {
  tag: '@wide',
}, async ({ page }) => {
  await arrives(page);
  for (const store of ['1', '2', '9']) {
    await page.goto(`/store/${store}`);
    for (const size of SCREENS)
      await test.step(`store ${store} shows its first dish at ${size.width} x ${size.height}`, async () => {
        await page.setViewportSize(size);
        const dish = page.getByRole('link', { name: /#1 most ordered$/ });
        await expect(dish).toBeVisible();
        const box = await dish.getByText(/./).last().boundingBox();
        const bar = size.width <= 768 ? 64 : 0;
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(size.height - bar);
        const cover = await page.getByRole('main').locator('header > div').first().boundingBox();
        expect(cover?.height ?? Infinity).toBeLessThanOrEqual(size.width <= 768 ? 140 : 160);
      });
  }
});

test('a press anywhere on a card opens its dish, and a press on its name opens the dish’s page on a desktop [CARD-06, NAV-29]', async ({
  page,
}) => {
  await arrives(page);
  await page.goto('/store/1');
  const dish = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Margherita', exact: true }) });
  await dish.click({ position: { x: 20, y: 140 } });
  await expect(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
  await page.keyboard.press('Escape');
  await dish.getByRole('link', { name: 'Margherita', exact: true }).click();
  await expect(page).toHaveURL(/\/product\//);
});

test('a tap on a dish’s name opens its page as well, and Back returns to the list [CARD-06, NAV-29]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrives(page);
  for (const path of ['/store/1', '/home?search=pizza']) {
    await page.goto(path);
    const name = page.getByRole('link', { name: 'Margherita', exact: true }).first();
    await name.click();
    await expect(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(name).toBeFocused();
  }
});

test('every card, the quick view and the page of a dish say that its store is closed [CARD-05, CAT-06]', async ({
  page,
}) => {
  await arrives(page);
  await page.goto('/store/2?scenario=CLK-MORNING');
  await expect(page.getByText('Opens 10:00').first()).toBeVisible();
  await page.goto('/product/102');
  await expect(page.getByText('Noor Grill is closed now')).toBeVisible();
  await expect(page.getByRole('button', { name: /Add to Cart/ })).toHaveCount(0);
});

test('a phone shows the contents of the cart while the customer continues shopping [CART-02, NFR-01, NFR-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await arrives(page);
  await page.goto('/store/1');
  const bar = page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: /^View cart/ });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect(bar).toHaveAccessibleName(/^View cart, 1 item, \$\d+\.\d\d$/);
  // The notification must not cover the next button.
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await bar.click({ trial: true, timeout: 2_000 });
  await page
    .getByRole('button', { name: /^Increase quantity of/ })
    .first()
    .click();
  await expect(bar).toHaveAccessibleName(/^View cart, 2 items/);
  await bar.click();
  await expect(shopper.cart()).toBeVisible();
});

test('changing the module closes a store or a category page of the old module [MOD-07]', {
  tag: '@wide',
}, async ({ page }) => {
  await arrives(page);
  for (const path of ['/store/1', '/home?search=category&id=102&name=Burgers', '/product/101?module_id=1']) {
    await page.goto(path);
    await page
      .getByRole('navigation', { name: 'Choose a market' })
      .getByRole('button', { name: 'Cafes' })
      .click();
    await expect(page).toHaveURL(/\/(home|interest)$/);
    await page.goto('/home');
    await page
      .getByRole('navigation', { name: 'Choose a market' })
      .getByRole('button', { name: 'Food' })
      .click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('module'))).toBe('1');
    await expect(page).toHaveURL(/\/(home|interest)$/);
  }
});

test('the home page shows no ended campaigns and no empty shelves [CAT-04, ITEM-14]', {
  tag: '@wide',
}, async ({ page }) => {
  await arrives(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'New kitchens' })).toBeVisible();
  await page.getByRole('heading', { name: 'Most reviewed' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Campaign ended')).toHaveCount(0);
});
