import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { itemNamed } from './support/goods';
import { consoleErrors, Shopper } from './support/shopper';

test('Back closes the top layer and stays on the page, a second Back leaves it [NAV-29, X-08]', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const pizza = await itemNamed(request, 'F-01', 'en');
  await page.goto('/home');
  await page.getByRole('link', { name: pizza.store }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: pizza.store })).toBeVisible();
  await page
    .getByRole('link', { name: `Choose options for ${pizza.name}` })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: pizza.name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: pizza.store })).toBeVisible();
  await shopper.opensCart();
  await page.goBack();
  await expect(shopper.cart()).toBeHidden();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByText('Are you sure to change the language?')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Are you sure to change the language?')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: pizza.store })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
});

test('a shared link shows the item to a visitor without a place and offers to check the delivery [NAV-12, NAV-28, X-09]', async ({
  page,
  request,
}) => {
  const pizza = await itemNamed(request, 'F-01', 'en');
  await page.goto(`/product/${pizza.id}?module_id=1`);
  await expect(page.getByRole('heading', { level: 1, name: pizza.name })).toBeVisible();
  await expect(page.getByText('$9.00').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check delivery to your address' }).click();
  await expect(page.getByRole('combobox', { name: 'Delivery address' })).toBeVisible();
});

test('a deleted item and an unknown URL show a page with links to other pages [NAV-27, MSG-88]', async ({
  page,
}) => {
  await page.goto('/product/999999');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/no longer available/i);
  await expectAccessible(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Help & Support' })).toBeVisible();
  await expectAccessible(page);
});

test('the root URL and the home page lead new and returning visitors to the right page [NAV-01, NAV-02]', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page).toHaveURL(/\/$/);
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/');
  await expect(page).toHaveURL(/\/home/);
});

test('corrupt browser storage is reset, and the shop opens [STO-02]', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.addInitScript(() => {
    for (const key of ['guest_id', 'module', 'currentLatLng', 'zoneid', 'language-setting', 'settings'])
      if (sessionStorage.getItem('spoiled') === null) localStorage.setItem(key, '{"broken');
    localStorage.setItem('location', 'Somewhere');
    sessionStorage.setItem('spoiled', 'yes');
  });
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Delivery address' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('zoneid'));
  expect(stored).toBeNull();
  expect(errors).toEqual([]);
});

test('a change of language is confirmed, reloads the page and is announced [LANG-02, LANG-03, LANG-06, MSG-37]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'العربية' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Are you sure to change the language?' });
  await expect(question).toContainText('The browser will refresh to get translated content.');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('button', { name: 'العربية' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(
    page.getByText(new Shopper(page, 'ar').say('Language has been changed')).first(),
  ).toBeVisible();
});

test('the theme follows the system until the customer chooses one [THEME-01, MSG-88]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('switch', { name: 'Theme Mode' }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
});
