import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { itemNamed } from './support/goods';
import { LOCALES } from './support/shopper';

/** Falafel Wrap costs 5.10, so a coupon of $7 saves more than any percentage coupon. */
const HINT = {
  en: /^Use FLAT7 at checkout to save \$5\.10$/,
  ar: /^استخدم FLAT7 عند الدفع ووفّر \u2066\$5\.10\u2069$/,
};

for (const locale of LOCALES)
  test(`a customer's cart names the coupon that saves the most (${locale}) [COUP-12]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = await signedIn(page, await newAccount(request), locale);
    const { name, storeId } = await itemNamed(request, 'F-10', locale);
    await page.goto(`/store/${storeId}`);
    await page
      .getByRole('button', { name: shopper.say('Add {0} to cart', { 0: name }) })
      .first()
      .click();
    await shopper.opensCart();
    const hint = shopper.cart().getByRole('note').filter({ hasText: 'FLAT7' });
    await expect(hint).toHaveText(HINT[locale]);
    await expectAccessible(page);
  });
