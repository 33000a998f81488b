import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed } from './support/goods';
import { LOCALES, Shopper } from './support/shopper';

const NOTE = { en: 'No onions', ar: 'بدون بصل' };

for (const locale of LOCALES)
  test(`a note to the kitchen written in the cart is still there after a reload (${locale}) [CART-70]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = new Shopper(page, locale);
    await shopper.speaks();
    await shopper.livesInHarbour();
    const { name, storeId } = await itemNamed(request, 'F-10', locale);
    await page.goto(`/store/${storeId}`);
    await page
      .getByRole('button', { name: shopper.say('Add {0} to cart', { 0: name }) })
      .first()
      .click();
    await shopper.opensCart();
    await shopper.cart().getByText(shopper.say('Add a note'), { exact: true }).click();
    const field = shopper.cart().getByRole('textbox', { name: shopper.say('Note for {name}', { name }) });
    const saved = page.waitForResponse((answer) => answer.url().includes('/cart/update') && answer.ok());
    await field.fill(NOTE[locale]);
    await expectAccessible(page);
    await saved;
    await page.goBack();
    await expect(shopper.cart()).toBeHidden();
    await shopper.opensCart();
    await expect(shopper.cart().getByText(NOTE[locale], { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(shopper.cart().getByText(NOTE[locale], { exact: true }).first()).toBeVisible();
  });
