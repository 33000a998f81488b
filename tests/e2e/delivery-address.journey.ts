import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { CODE, guestId, newAccount, PASSWORD, signedIn } from './support/account';
import { placeButton } from './support/checkout';
import { itemNamed } from './support/goods';
import { adds, toast } from './support/people';
import { LOCALES, Shopper } from './support/shopper';

const section = (page: Page): Locator => page.getByRole('region', { name: 'Delivery Addresses' });
const goesOn = (page: Page): Promise<void> => section(page).getByRole('button', { name: 'Continue' }).click();
const field = (page: Page, name: string): Locator =>
  section(page).getByRole('textbox', { name, exact: true });

/** Opens the checkout with an item of the first zone in the cart. */
async function checksOut(page: Page): Promise<void> {
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.goto('/checkout');
  await expect(section(page)).toBeVisible();
}

async function writesContact(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Add contact info' }).click();
  await field(page, 'Contact person name').fill('Nour');
  await field(page, 'Contact person number').fill('501234567');
  await field(page, 'Email (optional)').fill('nour.of.the.harbour@souk.example');
  await field(page, 'House number').fill('12');
  await section(page).getByRole('button', { name: 'Save contact info' }).click();
}

/** Adds a saved address to the account. */
async function has(page: Page, token: string, type: string, point: 'P-OV' | 'P-HL'): Promise<void> {
  const { lat, lng, address } = demoPlaces().points[point];
  const answer = await page.request.post('/api/v1/customer/address/add', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      contact_person_name: 'Nora Vale',
      contact_person_number: '+971501234567',
      address_type: type,
      address: address.en,
      latitude: lat,
      longitude: lng,
    },
  });
  expect(answer.ok()).toBe(true);
}

test('a guest’s contact typed at the checkout is stored on the device and can be saved in an account [ADDR-03, ADDR-09, ADDR-11, ADDR-20, ADDR-25, ADDR-30, ADDR-31, ADDR-32, PERM-04, MSG-12, MSG-13, MSG-05, MSG-09, MSG-10, MSG-11]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/customer/address/')) requests.push(request.url());
  });
  await new Shopper(page).livesInHarbour();
  await checksOut(page);
  await expect(section(page).getByText('No Contact Info Added')).toBeVisible();
  await expect(section(page).getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await placeButton(page).click();
  await expect(toast(page, 'Please enter your contact info')).toBeVisible();

  await section(page).getByRole('button', { name: 'Add contact info' }).click();
  await expect(field(page, 'Address')).not.toHaveValue('');
  await field(page, 'Address').fill('');
  await section(page).getByRole('button', { name: 'Save contact info' }).click();
  for (const text of ['Address is required', 'Name is required', 'Phone Number is required'])
    await expect(section(page).getByText(text, { exact: true })).toBeVisible();
  await expect(field(page, 'Contact person name')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Address').fill('Boat 5');
  await field(page, 'Contact person name').fill('Nour');
  await field(page, 'Contact person number').fill('501234567');
  await section(page).getByRole('button', { name: 'Save contact info' }).click();
  await expect(section(page).getByRole('button', { name: 'Change' })).toBeVisible();
  await page.reload();
  await expect(section(page).getByText('Boat 5')).toBeVisible();
  await goesOn(page);
  await expect(section(page).getByRole('button', { name: 'Change' })).toBeVisible();
  await section(page).getByRole('button', { name: 'Change' }).press('Enter');
  await expect(section(page).getByRole('heading').first()).toBeFocused();
  expect(requests).toEqual([]);

  const { phone } = await newAccount(page.request);
  await section(page).getByRole('button', { name: 'Sign In' }).click();
  const signInDialog = page.getByRole('dialog', { name: 'Sign In' });
  await signInDialog.getByRole('textbox', { name: 'Email or phone' }).fill(phone);
  await signInDialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await signInDialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Verify your email' });
  await expect(proof).toBeVisible();
  await page.keyboard.type(CODE);
  await expect(proof).toBeHidden();
  const offer = section(page).getByRole('region', { name: 'Your guest address' });
  await expect(offer.getByText('Boat 5')).toBeVisible();
  await offer.getByRole('button', { name: 'Save it' }).click();
  await expect(toast(page, 'Address added successfully.')).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('guest_contact'))).toBeNull();
  await expect(section(page).getByRole('button', { name: 'Edit Boat 5' })).toBeVisible();
});

test('a signed-in customer orders to the place’s address, can change, add and save one, and sees unavailable ones [ADDR-01, ADDR-02, ADDR-04, ADDR-05, ADDR-06, ADDR-07, ADDR-10, ADDR-14, ADDR-17, ADDR-24, MSG-05]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = await newAccount(page.request);
  await has(page, account.token, 'home', 'P-OV');
  await has(page, account.token, 'office', 'P-HL');
  await signedIn(page, account);
  await checksOut(page);
  await expect(section(page).getByText('Selected Address', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('button', { name: /^Edit / })).toHaveCount(0);

  await section(page).getByRole('link', { name: 'View Saved Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(dialog.getByText(/outside this store’s area/).first()).toBeVisible();
  await expect(dialog.getByRole('radio', { disabled: true }).first()).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^Home/ }).check();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await section(page).getByRole('link', { name: 'View Saved Address' }).click();
  await dialog.getByRole('radio', { name: /^Home/ }).check();
  await dialog.getByRole('button', { name: 'Select' }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByText('Home address', { exact: true })).toBeVisible();

  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await field(page, 'Floor').fill('7');
  await section(page).getByRole('checkbox', { name: 'Save this Address' }).check();
  expect((await saved).postDataJSON()).toMatchObject({ address_type: 'home', floor: '7' });
  await expect(toast(page, 'Address updated successfully.')).toBeVisible();

  await section(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  const form = page.getByRole('dialog', { name: 'Edit address' });
  await expect(form.getByRole('textbox', { name: 'Floor' })).toHaveValue('7');
  await form.getByRole('button', { name: 'Back' }).click();
  await page.keyboard.press('Escape');
  await goesOn(page);
  await expect(section(page).getByRole('status')).toContainText('7');
});

test('an address that the server cannot save reports it at its field and can still be used for the order [ADDR-05, ADDR-06, ADDR-24]', {
  tag: '@wide',
}, async ({ page }) => {
  const about = { email_or_phone: 'jana@souk.example', password: 'demo1234', field_type: 'email' };
  const answer = await page.request.post('/api/v1/auth/login', {
    data: { ...about, login_type: 'manual', guest_id: await guestId(page.request) },
  });
  await signedIn(page, await answer.json());
  await checksOut(page);
  const box = section(page).getByRole('checkbox', { name: 'Save this Address' });
  await field(page, 'House number').fill('12');
  await box.click();
  await expect(section(page).getByRole('alert')).toHaveText('Phone Number is required');
  await expect(box).not.toBeChecked();
  await field(page, 'Floor').fill('3');
  await expect(section(page).getByRole('alert')).toBeHidden();
  await goesOn(page);
  await expect(section(page).getByRole('status')).toContainText('House number 12');
});

test('a take-away order does not ask for an address [ADDR-01, ADDR-08, DLV-02]', {
  tag: '@wide',
}, async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await checksOut(page);
  await page.getByText('Take-away', { exact: true }).click();
  await expect(section(page)).toBeHidden();
  await page.getByText('Delivery', { exact: true }).first().click();
  await expect(section(page)).toBeVisible();
});

for (const locale of LOCALES)
  test(`the checkout’s address section is accessible on a phone (${locale}) [NFR-01, NFR-03]`, {
    tag: '@wide',
  }, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await new Shopper(page).livesInHarbour();
    await checksOut(page);
    if (locale === 'en') {
      await writesContact(page);
      const change = await section(page).getByRole('button', { name: 'Change' }).boundingBox();
      expect((change?.x ?? 390) + (change?.width ?? 390)).toBeLessThanOrEqual(374);
    }
    if (locale === 'ar') {
      await page.evaluate(() => localStorage.setItem('language-setting', 'ar'));
      await page.reload();
      await expect(page.getByRole('region', { name: 'عناوين التوصيل' })).toBeVisible();
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
