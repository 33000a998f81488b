import { expect, test } from '@playwright/test';
import { englishFirst, LOCALES, Shopper } from './support/shopper';

for (const locale of LOCALES) {
  test(
    `the search offers popular searches before typing, and then suggestions with store and price (${locale}) [CAT-15, CAT-09]`,
    englishFirst(locale),
    async ({ page }) => {
      const shopper = new Shopper(page, locale);
      const { say } = shopper;
      await shopper.speaks();
      await shopper.livesInHarbour();
      await page.goto('/home');
      const field = page.getByRole('combobox', { name: say('Search items and stores') });
      await field.click();
      const popular = page.getByRole('region', { name: say('Popular searches') });
      await expect(popular.getByRole('button').first()).toBeVisible();
      await expect(
        page
          .getByRole('region', { name: say('Categories') })
          .getByRole('link')
          .first(),
      ).toBeVisible();
      const words = (await popular.getByRole('button').first().textContent()) ?? '';
      await field.fill(words.slice(0, 4));
      const list = page.getByRole('listbox', { name: say('Suggestions') });
      await expect(list.getByRole('option').first()).toContainText(/\$\d/);
      expect((await list.boundingBox())?.width).toBeGreaterThanOrEqual(400);
    },
  );
}
