import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { books } from './support/booking';
import { LOCALES, Shopper } from './support/shopper';

const RENTAL = 6;
/** A car of City Wheels that no other journey books: each booking takes one of five. */
const CITY_SPARK = 101;

for (const locale of LOCALES)
  test(`a car is rented by the hour without a drop-off location, and its provider is named after booking (${locale}) [RENT-61, RENT-53]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = new Shopper(page, locale);
    const { say } = shopper;
    await shopper.speaks();
    await shopper.livesInHarbour(RENTAL);
    await page.goto('/home');
    const to = page.getByRole('button', { name: new RegExp(`^${say('To')} `) });
    await expect(to).toContainText(say('Return to the same place'));
    await page.getByRole('button', { name: say('Find a vehicle') }).click();
    await expect(page).toHaveURL(/\/rental\/vehicle-search\?.*type=hourly/);
    await expect(page.getByRole('heading', { level: 1, name: say('Vehicles for your trip') })).toBeVisible();
    await expect(page.getByText(say('Return to the same place')).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(page.url().replace('/rental/vehicle-search', `/rental/vehicle-details/${CITY_SPARK}`));
    await expect(page.getByText(say('Return to the same place')).first()).toBeVisible();
    const added = page.waitForResponse((answer) => answer.url().includes('/rental/user/cart/add'));
    await page
      .getByRole('button', { name: new RegExp(`^${say('Add to Cart')}`) })
      .first()
      .click();
    await added;
    await page.goto('/rental/booking');
    await books(shopper, `+97150${String(Date.now()).slice(-7)}`);
    await expect(page.getByText('City Wheels').or(page.getByText('عجلات المدينة')).first()).toBeVisible();
    await expectAccessible(page);
  });

test('a trip by distance needs a drop-off location, which can be removed after a change to a trip by the hour [RENT-61, RENT-02]', {
  tag: '@wide',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour(RENTAL);
  await page.goto('/home');
  await page.getByRole('radio', { name: 'By distance' }).check();
  await page.getByRole('button', { name: 'Find a vehicle' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a drop-off location.');
  await expect(page.getByRole('radio', { name: 'By distance' })).toBeChecked();
  await page.getByRole('radio', { name: 'Hourly' }).check();
  await page.getByRole('button', { name: /^To / }).click();
  const dialog = page.getByRole('dialog', { name: 'Drop-off location' });
  await expect(dialog.getByRole('button', { name: 'Return to the same place' })).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Delivery address' }).fill('20 Quay');
  await dialog.getByRole('option').first().click();
  await expect(dialog.getByRole('status').last()).toContainText('20 Quay');
  await dialog.getByRole('button', { name: 'Confirm location' }).click();
  await expect(page.getByRole('button', { name: /^To 20 Quay/ })).toBeVisible();
  await page.getByRole('button', { name: /^To 20 Quay/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to the same place' }).click();
  await expect(page.getByRole('button', { name: 'To Return to the same place' })).toBeVisible();
});
