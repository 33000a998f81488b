import { expect, test } from '@playwright/test';
import { AMIRA, tokenOf } from './support/people';
import { englishFirst, LOCALES, Shopper } from './support/shopper';

for (const locale of LOCALES) {
  test(
    `a customer on a new browser gets the home address and repeats an order in four presses (${locale}) [LOC-22, ORD-23, ORD-08]`,
    englishFirst(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { token } = await tokenOf(page.request, AMIRA);
      const shopper = new Shopper(page, locale);
      const { say } = shopper;
      await shopper.speaks();
      await page.addInitScript((known) => localStorage.setItem('token', known), token);
      await page.goto('/');
      await expect(page).toHaveURL(/\/home/);
      expect(await page.evaluate(() => localStorage.getItem('location'))).not.toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('module'))).not.toBeNull();

      await page.goto('/my-orders?tab=past');
      const order = page
        .getByRole('article')
        .filter({ has: page.getByText(say('Order #{0}', { 0: 1002 }), { exact: true }) });
      await expect(order).toContainText(/[·]/);
      await order.getByRole('button', { name: say('Order again') }).click();
      const accept = page.getByRole('dialog').getByRole('button', { name: say('Add to cart'), exact: true });
      const cart = shopper.cart();
      await expect(accept.or(cart).first()).toBeVisible();
      if (await accept.isVisible()) await accept.click();
      await cart.getByRole('button', { name: say('Proceed To Checkout') }).click();
      await expect(shopper.button('Place Order').filter({ visible: true })).toBeVisible();
      // Other journeys of this person expect an empty cart.
      await page.request.delete('/api/v1/customer/cart/remove', {
        headers: { Authorization: `Bearer ${token}`, moduleId: '1' },
      });
    },
  );
}
