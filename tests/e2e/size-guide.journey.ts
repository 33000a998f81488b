import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed } from './support/goods';
import { LOCALES, Shopper } from './support/shopper';

const SHOPS = 4;
const WORDS = {
  en: { chest: 'Chest (cm)', medium: 'M', days: 'Returns within 30 days of delivery', terms: 'Unworn' },
  ar: { chest: 'الصدر (سم)', medium: 'وسط', days: /الإرجاع خلال .* يومًا من التوصيل/, terms: 'غير ملبوسة' },
};

for (const locale of LOCALES)
  test(`a dress shows its size guide and the store’s return terms, on its page and in its quick view (${locale}) [ITEM-17, ITEM-18]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = new Shopper(page, locale);
    await shopper.speaks();
    await shopper.livesInHarbour(SHOPS);
    const dress = await itemNamed(page.request, 'summer-dress-stylebox', locale);
    const { chest, medium, days, terms } = WORDS[locale];
    const opensGuide = async (place: Locator) => {
      const size = place.getByRole('rowheader', { name: medium, exact: true });
      await place.getByText(shopper.say('Size guide'), { exact: true }).click();
      await expect(size).toBeVisible();
      await expect(place.getByRole('columnheader', { name: chest })).toBeVisible();
      await expect(place.getByText(days)).toBeVisible();
      await expect(place.getByText(terms)).toBeVisible();
      await expectAccessible(page);
    };
    await page.goto(`/product/${dress.id}?module_id=${SHOPS}`);
    await opensGuide(page.getByRole('main'));
    await page.goto(`/store/${dress.storeId}?module_id=${SHOPS}&item=${dress.id}`);
    await opensGuide(page.getByRole('dialog'));
    await page.goto(`/store/${dress.storeId}?module_id=${SHOPS}&tab=info`);
    await expect(page.getByRole('region', { name: shopper.say('Returns') }).getByText(terms)).toBeVisible();
  });
