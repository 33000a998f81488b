import { expect, type Page, test } from '@playwright/test';
import { newAccount, signedIn } from './support/account';
import { itemNamed } from './support/goods';
import { englishFirst, LOCALES, Shopper } from './support/shopper';

/** Opens a guest's checkout with one wrap in the cart. */
async function checksOut(page: Page, shopper: Shopper): Promise<void> {
  const item = await itemNamed(page.request, 'F-10', shopper.tongue);
  await page.goto(`/store/${item.storeId}`);
  await shopper.button('Add {0} to cart', { 0: item.name }).first().click();
  await expect(page.getByText(shopper.say('Item added to cart')).first()).toBeVisible();
  await page.goto('/checkout');
}

for (const locale of LOCALES) {
  test(
    `the checkout hides search, navigation and footer, has one primary button and shows the arrival times (${locale}) [CHK-16, CHK-17]`,
    englishFirst(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const shopper = new Shopper(page, locale);
      const { say } = shopper;
      await shopper.speaks();
      await shopper.livesInHarbour();
      await checksOut(page, shopper);
      await expect(shopper.button('Place Order').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByText(/\d?\d:\d\d[^\d]{0,4}–\d?\d:\d\d/).first()).toBeVisible();
      await expect(page.getByRole('search')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      for (const name of ['Quick access', 'Markets'])
        await expect(page.getByRole('navigation', { name: say(name) })).toHaveCount(0);
    },
  );

  test(
    `take-away shows the store on a map with directions, and the pick-up code after placing (${locale}) [CHK-18]`,
    englishFirst(locale),
    async ({ page }) => {
      const shopper = new Shopper(page, locale);
      const { say } = shopper;
      await shopper.speaks();
      await shopper.livesInHarbour();
      await checksOut(page, shopper);
      await page.getByText(say('Take-away'), { exact: true }).click();
      const where = page.getByRole('region', { name: say('Collect it here') });
      await expect(where.getByRole('link', { name: say('Get directions') })).toHaveAttribute(
        'href',
        /destination=\d/,
      );
      await shopper.button('Place Order').filter({ visible: true }).click();
      const name = page.getByRole('textbox', { name: say('Contact person name') });
      await expect(name).toBeFocused();
      await name.fill('Nour');
      await page.getByRole('textbox', { name: say('Contact person number') }).fill('+971501234567');
      await shopper.button('Place Order').filter({ visible: true }).click();
      await expect(page.getByText(say('Show this code when you collect your order'))).toBeVisible();
      await expect(page.getByRole('link', { name: say('Get directions') })).toBeVisible();
    },
  );
}

test('a customer’s checkout on a phone gives half of the header to the address [CHK-17, NAV-33]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await signedIn(page, await newAccount(page.request));
  await checksOut(page, shopper);
  const place = page.getByRole('banner').getByRole('button', { name: /^Deliver to/ });
  await expect(shopper.button('Place Order').filter({ visible: true })).toHaveCount(1);
  await expect.poll(async () => (await place.boundingBox())?.width).toBeGreaterThan(195);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Wishlist/ })).toBeHidden();
});
