import { expect, test } from '@playwright/test';
import { newAccount, signedIn } from './support/account';
import { part } from './support/checkout';
import { itemNamed } from './support/goods';
import { AMIRA, adds, comesIn } from './support/people';
import { Shopper } from './support/shopper';

test('delivery times and coupons that failed to load are each named and can be retried separately [DLV-07, COUP-07, NFR-08, NFR-09]', async ({
  page,
}) => {
  await signedIn(page, await newAccount(page.request));
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  const lost = /customer\/order\/slots|coupon\/list/;
  await page.route(lost, (route) => route.abort('internetdisconnected'));
  await page.goto('/checkout?page=cart');
  const when = part(page, 'When?');
  await expect(when).toContainText('As soon as possible · We couldn’t load the times for later orders.');
  await expect(when).not.toContainText('scheduled orders');
  await page.getByText('Show my coupons').click();
  const coupons = part(page, 'Coupon');
  await expect(coupons).toContainText('We couldn’t load your coupons. You can still enter a code.');
  await page.unroute(lost);
  await when.getByRole('button', { name: 'Try again' }).click();
  await expect(when.getByText('Schedule for later')).toBeVisible();
  await coupons.getByRole('button', { name: 'Try again' }).click();
  await expect(coupons).toContainText('WELCOME10');
});

test('a page first opened offline can be retried without leaving the shop, and opens when the network is back [NFR-08, NFR-09]', async ({
  page,
  context,
}) => {
  await new Shopper(page).livesInHarbour(5);
  await page.goto('/home');
  const send = page.getByRole('main').getByRole('link', { name: 'Send a parcel' });
  await expect(send).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send.click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('main')).toContainText(
    'We couldn’t connect. Check your connection and try again.',
  );
  await again.click();
  await expect(page.getByRole('main')).toContainText(
    'We couldn’t connect. Check your connection and try again.',
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(page.getByRole('main')).toContainText('Step 1', { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});

test('a new address without its place says so offline, and can be saved when the network is back [ADDR-20, NFR-08]', async ({
  page,
  context,
}) => {
  await signedIn(page, await newAccount(page.request));
  await page.goto('/home?panel=addresses');
  const list = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(list.getByText('Oops')).toBeVisible();
  // Opens the map once while online, so that its code is cached.
  await list.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'New address' });
  await expect(form.getByRole('textbox', { name: 'Address', exact: true })).not.toHaveValue('');
  await form.getByRole('button', { name: 'Back' }).click();
  await context.setOffline(true);
  await list.getByRole('button', { name: 'Add an address' }).click();
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('5 Test Lane');
  const save = form.getByRole('button', { name: 'Save address' });
  await expect(save).not.toHaveAttribute('data-loading');
  await save.click();
  await expect(form).toContainText(
    'We couldn’t find an address for the pin. Try again on the map, or move the pin.',
  );
  await context.setOffline(false);
  await expect(async () => {
    const again = form.getByRole('button', { name: 'Try again' }).first();
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(form).not.toContainText('We couldn’t find an address for the pin', { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('5 Test Lane');
  await save.click();
  await expect(list.getByRole('radio', { name: /5 Test Lane/ })).toBeVisible();
});

test('a saved address pressed offline keeps the earlier address in use and says why [LOC-05, NFR-08]', async ({
  page,
  context,
}) => {
  await new Shopper(page).livesInHarbour();
  await comesIn(page, AMIRA);
  const address = page.getByRole('banner').getByRole('button', { name: /^Deliver to/ });
  const before = await address.textContent();
  await address.click();
  const office = page.getByRole('list', { name: 'Saved Addresses' }).getByRole('button', { name: /^Office/ });
  await expect(office).toBeVisible();
  await context.setOffline(true);
  await office.click();
  const panel = page.getByRole('dialog', { name: 'Delivery location' });
  await expect(panel.getByRole('alert')).toContainText(
    'We couldn’t connect. Check your connection and try again.',
  );
  await expect(address).toHaveText(before ?? '');
  await context.setOffline(false);
  await expect(async () => {
    const again = panel.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(address).toContainText('Poppy Row', { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});

test('the address panel opened while a slow network merges the carts stays open [MOD-08, NAV-29]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await comesIn(page, AMIRA);
  const address = page.getByRole('banner').getByRole('button', { name: /^Deliver to/ });
  const saved = page.getByRole('list', { name: 'Saved Addresses' });
  await address.click();
  await page.route('**/api/v1/customer/cart/merge*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await saved.getByRole('button', { name: /^Mum/ }).click();
  const merged = page.waitForResponse('**/api/v1/customer/cart/merge*');
  await page.getByRole('dialog').getByRole('button', { name: 'Pharmacy' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await address.click();
  await expect(saved).toBeVisible();
  await merged;
  // Long enough for the effects of the merge, which must not close the panel.
  await page.waitForTimeout(1000);
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/panel=location/);
});

test('a language chosen offline is refused with the reason that the change needs a reload [LANG-02, NFR-08]', async ({
  page,
  context,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const arabic = page.getByRole('button', { name: 'العربية' });
  const question = page.getByRole('dialog', { name: 'Are you sure to change the language?' });
  await arabic.click();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await arabic.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('We couldn’t connect. Check your connection and try again.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByRole('banner')).toBeVisible();
});
