import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed } from './support/goods';
import { englishFirst, LOCALES, Shopper } from './support/shopper';

const GROCERY = 2;

for (const locale of LOCALES)
  test(
    `the cart suggests further items, and one press adds a suggested item (${locale}) [CART-69]`,
    englishFirst(locale),
    async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const shopper = new Shopper(page, locale);
      await shopper.speaks();
      await shopper.livesInHarbour(GROCERY);
      const item = await itemNamed(request, 'G-04', locale);
      await page.goto(`/store/${item.storeId}`);
      await page
        .getByRole('button', { name: shopper.say('Add {0} to cart', { 0: item.name }) })
        .first()
        .click();
      await shopper.opensCart();
      const offers = shopper.cart().getByRole('region', { name: shopper.say('Goes well with your order') });
      const first = offers.getByRole('listitem').first();
      await first.scrollIntoViewIfNeeded();
      await expectAccessible(page);
      const name = await first.getByRole('paragraph').first().textContent();
      expect(name).not.toBe(item.name);
      await first.getByRole('button').click();
      await expect(shopper.cart().getByRole('status').first()).toContainText(locale === 'en' ? '2' : '2');
      await expect(offers.getByText(name ?? '', { exact: true })).toHaveCount(0);
      await expect(shopper.cart().getByText(name ?? '', { exact: true })).toHaveCount(1);
    },
  );
