import { expect, type Locator, type Page, test } from '@playwright/test';
import { itemNamed } from './support/goods';
import { Shopper } from './support/shopper';

const WIDTHS = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const;

/** The cart, the menu for this width, the address panel, diet and allergens, and the sign-in. */
const layersOf = (page: Page, shopper: Shopper, isPhone: boolean): [string, Locator, Locator][] => [
  ['cart', shopper.cartButton(), shopper.cart()],
  [
    'location',
    page.getByRole('button', { name: /^Deliver to/ }),
    page.getByRole('dialog', { name: 'Delivery location' }),
  ],
  ...(isPhone
    ? ([
        [
          'menu',
          page.getByRole('button', { name: 'Menu', exact: true }),
          page.getByRole('dialog', { name: 'Menu' }),
        ],
      ] satisfies [string, Locator, Locator][])
    : ([
        [
          'sign-in',
          page.getByRole('banner').getByRole('button', { name: 'Sign In' }),
          page.getByRole('dialog', { name: 'Sign In' }),
        ],
      ] satisfies [string, Locator, Locator][])),
];

const WAYS: [string, (page: Page, layer: Locator) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the cross', (_, layer) => layer.getByRole('button', { name: 'Close' }).click()],
  ['Back', (page) => page.goBack()],
];

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const [screen, viewport] of WIDTHS)
  test(`a dialog on ${screen} returns the scroll position and the focus when it closes [NFR-02, NAV-29]`, {
    tag: screen === 'a wide screen' ? '@wide' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shopper = new Shopper(page);
    await shopper.livesInHarbour();
    await page.goto('/store/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name, opener, layer] of layersOf(page, shopper, viewport.width < 800))
      for (const [way, close] of WAYS) {
        await test.step(`${name} is closed by ${way}`, async () => {
          await page.evaluate(() => window.scrollTo(0, 900));
          await expect.poll(() => scrollOf(page)).toBe(900);
          await opener.click();
          await expect(layer).toBeVisible();
          await expect(page).toHaveURL(new RegExp(`panel=${name}`));
          await close(page, layer);
          await expect(layer).toBeHidden();
          await expect(page).not.toHaveURL(/panel=/);
          await expect(opener).toBeFocused();
          expect(await scrollOf(page)).toBe(900);
        });
      }
  });

test('a link from another site opens its layer, Back closes the layer only, and Forward reopens it [NAV-28, NAV-29]', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const pizza = await itemNamed(request, 'F-01', 'en');
  const dish = page.getByRole('dialog', { name: pizza.name });
  await page.goto(`/store/1?item=${pizza.id}`);
  await expect(dish).toBeVisible();
  await page.goBack();
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL(/\/store\/1$/);
  await page.goForward();
  await expect(dish).toBeVisible();
  await page.reload();
  await expect(dish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL(/\/store\/1$/);

  await page.goto('/home?panel=cart');
  await expect(shopper.cart()).toBeVisible();
  await shopper.cart().getByRole('button', { name: 'Close' }).click();
  await expect(shopper.cart()).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  await expect(shopper.cartButton()).toBeFocused();
});

test('Back first closes a sign-in dialog above a dish, then the dish [NAV-29]', {
  tag: '@wide',
}, async ({ page, request }) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const pizza = await itemNamed(request, 'F-01', 'en');
  const dish = page.getByRole('dialog', { name: pizza.name });
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await page.goto('/store/1');
  await page
    .getByRole('link', { name: `Choose options for ${pizza.name}` })
    .first()
    .click();
  await dish.getByRole('button', { name: /Add .* to wishlist/ }).click();
  await expect(signIn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(dish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL(/\/store\/1$/);
});

test('two quick presses open a layer once, and an immediate Back leaves no layer open [NAV-29]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/home');
  await page.goto('/store/1');
  await shopper.cartButton().dblclick();
  await expect(shopper.cart()).toBeVisible();
  await shopper.cart().getByRole('button', { name: 'Close' }).dblclick({ noWaitAfter: true });
  await expect(shopper.cart()).toBeHidden();
  await expect(page).toHaveURL(/\/store\/1$/);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header [data-opens="cart"]')?.click();
    window.history.back();
  });
  await expect(page).toHaveURL(/\/store\/1$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test('Back answers the dialog above a drawer with No, and a reload there keeps only the drawer open [NAV-29]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/store/1');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const question = page.getByRole('dialog', { name: 'Are you sure to change the language?' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('button', { name: 'العربية' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'العربية' }).click();
  await expect(question).toBeVisible();
  await page.reload();
  await expect(menu).toBeVisible();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/store\/1$/);
});
