import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed, moduleNamed } from './support/goods';
import { consoleErrors, LOCALES, Shopper } from './support/shopper';

const CHOICES = {
  en: {
    medium: 'Medium',
    toppings: ['Mushroom', 'Extra cheese'],
    addOn: 'Cola',
    total: '$29.00',
    other: '$7.20',
  },
  ar: { medium: 'وسط', toppings: ['فطر', 'جبن إضافي'], addOn: 'كولا', total: /29\.00/, other: /7\.20/ },
} as const;

for (const locale of LOCALES) {
  test(`a new visitor sets an address, configures a dish, confirms replacing the cart of another store and sees the total (${locale}) [NAV-01, NAV-02, LOC-06, MOD-03, MOD-07, FOOD-06, CART-20, CART-21, CART-22, PRICE-07, PERM-01, NAV-19]`, async ({
    page,
    request,
  }) => {
    const errors = consoleErrors(page);
    const shopper = new Shopper(page, locale);
    const { say } = shopper;
    const choices = CHOICES[locale];
    const pizza = await itemNamed(request, 'F-01', locale);
    const wrap = await itemNamed(request, 'F-02', locale);
    const food = await moduleNamed(request, 1, locale);
    await shopper.speaks();

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await shopper.typesAddress();
    await expect(page.getByText(say('New Delivery address selected.')).first()).toBeVisible();
    await shopper.choosesMarket(food);
    await expect(page.getByText(say('A Module has been selected.')).first()).toBeVisible();
    // A new visitor of a module with interests chooses interests first [MOD-08].
    await expect(page).toHaveURL(/\/interest/);
    await page.getByRole('button', { name: say('Skip'), exact: true }).click();
    await expect(page).toHaveURL(/\/home/);

    await page.getByRole('link', { name: pizza.store }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: pizza.store })).toBeVisible();
    await page
      .getByRole('link', { name: say('Choose options for {0}', { 0: pizza.name }) })
      .first()
      .click();
    const dish = page.getByRole('dialog', { name: pizza.name });
    await dish.getByRole('radio', { name: choices.medium }).check();
    for (const topping of choices.toppings) await dish.getByRole('checkbox', { name: topping }).check();
    await dish
      .getByRole('button', { name: say('Increase quantity of {name}', { name: pizza.name }) })
      .click();
    await dish
      .getByRole('button', { name: new RegExp(choices.addOn) })
      .first()
      .click();
    await expectAccessible(page);
    await dish.getByRole('button', { name: new RegExp(say('Add to Cart')) }).click();
    await expect(dish).toBeHidden();
    await expect(page.getByText(say('Item added to cart')).first()).toBeVisible();

    await page.goto(`/store/${wrap.storeId}`);
    await page.getByRole('button', { name: say('Add {0} to cart', { 0: wrap.name }) }).click();
    const question = page.getByRole('dialog').filter({
      hasText: say(
        'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
      ),
    });
    await expect(question).toContainText(pizza.store);
    await expectAccessible(page);
    await page.goBack();
    await expect(question).toBeHidden();
    await shopper.opensCart();
    await expect(shopper.cart()).toContainText(choices.total);
    await expectAccessible(page);
    await page.goBack();
    await expect(shopper.cart()).toBeHidden();

    await page.getByRole('button', { name: say('Add {0} to cart', { 0: wrap.name }) }).click();
    await question.getByRole('button', { name: say('Clear and add') }).click();
    await expect(
      page
        .getByText(say('Your cart has been cleared successfully. And selected item added to the cart.'))
        .first(),
    ).toBeVisible();
    await shopper.opensCart();
    await expect(shopper.cart()).toContainText(choices.other);
    await shopper
      .cart()
      .getByRole('button', { name: say('Undo') })
      .click();
    await expect(shopper.cart()).toContainText(choices.total);
    expect(errors).toEqual([]);
  });
}
