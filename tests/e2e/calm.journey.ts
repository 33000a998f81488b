import { expect, type Locator, type Page, test } from '@playwright/test';
import { itemNamed } from './support/goods';
import { LOCALES, Shopper } from './support/shopper';

const PHONE = { width: 390, height: 844 };

const toasts = (page: Page): Locator =>
  page.locator('#news-good, #news-bad').locator('[role="status"], [role="alert"]');

/** The two elements don't overlap by a single pixel. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.y >= b.y + b.height || b.y >= a.y + a.height || a.x >= b.x + b.width || b.x >= a.x + a.width;
}

for (const locale of LOCALES)
  test(`a phone shows one notification at a time, never over the title of a dialog (${locale}) [NFR-06, CART-20, FOOD-10]`, {
    tag: locale === 'en' ? '@wide' : [],
  }, async ({ page, request }) => {
    const shopper = new Shopper(page, locale);
    const { say } = shopper;
    await page.setViewportSize(PHONE);
    await shopper.speaks();
    await shopper.livesInHarbour();
    const pizza = await itemNamed(request, 'F-01', locale);
    const tea = await itemNamed(request, 'F-04', locale);
    const pasta = await itemNamed(request, 'F-09', locale);

    await page.goto(`/store/${pizza.storeId}?item=${pizza.id}`);
    const dish = page.getByRole('dialog', { name: pizza.name });
    await dish.getByRole('button', { name: new RegExp(say('Add to Cart')) }).click();
    await expect(toasts(page)).toHaveCount(1);
    await expect.poll(() => areApart(toasts(page), dish.getByRole('heading').first())).toBe(true);
    await expect
      .poll(() => areApart(toasts(page), dish.getByRole('button', { name: say('Close') })))
      .toBe(true);
    await dish.getByRole('radio').first().check();
    await dish.getByRole('button', { name: new RegExp(say('Add to Cart')) }).click();
    await expect(dish).toBeHidden();
    await expect(toasts(page)).toHaveText([say('Item added to cart')]);

    for (const { name } of [tea, pasta]) {
      await page
        .getByRole('button', { name: say('Add {0} to cart', { 0: name }) })
        .first()
        .click();
      await expect(shopper.increase(name).first()).toBeVisible();
      await expect.poll(() => toasts(page).count()).toBeLessThanOrEqual(1);
    }
    await expect(toasts(page)).toHaveText([say('Item added to cart')]);
    await shopper.opensCart();
    await expect(toasts(page)).toHaveCount(0);
  });

for (const [locale, width] of [
  ['en', 1440],
  ['ar', 390],
] as const)
  test(`an item of a shared store link is added to the cart after a single address dialog (${locale}, ${width}) [NAV-28, MOD-08, CART-20]`, {
    tag: locale === 'ar' ? '@wide' : [],
  }, async ({ page, request }) => {
    const shopper = new Shopper(page, locale);
    const { say } = shopper;
    await page.setViewportSize({ width, height: 900 });
    await shopper.speaks();
    const wrap = await itemNamed(request, 'F-02', locale);
    const added = shopper.increase(wrap.name).first();

    await page.goto(`/store/${wrap.storeId}`);
    await page
      .getByRole('button', { name: say('Add {0} to cart', { 0: wrap.name }) })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: say('Delivery location') })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .getByRole('button', { name: say('Add {0} to cart', { 0: wrap.name }) })
      .first()
      .click();
    await shopper.typesAddress(page.getByRole('dialog', { name: say('Delivery location') }));
    await expect(added).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/store/${wrap.storeId}$`));
    await expect(page.getByText(say('Item added to cart')).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('module'))).toBe('1');
  });

for (const path of ['/product/G-01', '/store/6?item=G-01'])
  test(`an item of another module is added to that module’s cart: ${path} [NAV-28, CART-60]`, {
    tag: path.startsWith('/store/') ? '@wide' : [],
  }, async ({ page, request }) => {
    const shopper = new Shopper(page);
    await shopper.livesInHarbour(1);
    const milk = await itemNamed(request, 'G-01', 'en');
    await page.goto(path.replace('G-01', String(milk.id)));
    const place = path.includes('item=')
      ? page.getByRole('dialog', { name: milk.name })
      : page.getByRole('main');
    await place
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByText('Item added to cart').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('module'))).toBe('2');
    await shopper.opensCart();
    await expect(shopper.cart()).toContainText(milk.name);
  });
