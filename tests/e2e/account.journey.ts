import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { CODE, guestId, newAccount, signedIn } from './support/account';
import { Shopper } from './support/shopper';

/** A verified customer of the demo world. */
const GUS = { email_or_phone: 'gus@souk.example', password: 'demo1234' };
const FORMAT = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';
const UNSAVED = 'You have unsaved changes.';
const EXPIRED = 'Your account is inactive or Your token has been expired';
const WALL = 'You must be login to access this page.';
const SETTINGS = '/profile?page=profile-settings';
const MONEY = ['/wallet', '/loyalty-points'];
const SECURITY = '/profile?page=security';
const PAGES = [SETTINGS, SECURITY, '/profile', ...MONEY, '/referral-code', '/settings', '/my-orders'];
/** An orange square as a PNG file. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsOtgfzCeMYzgWxiswDJdr0VAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA4LLSybF4PtgA8wAAAABJRU5ErkJggg==',
  'base64',
);

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Choose a photo').setInputFiles({ name, mimeType, buffer });

test('a saved name and profile picture are confirmed and shown in the header [PROF-01, PROF-02, PROF-03, PROF-05, NAV-41]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  await signedIn(page, nora);
  await page.goto(SETTINGS);
  await expect(field(page, 'User Name')).toHaveValue(nora.name);
  await expectAccessible(page);

  await field(page, 'User Name').fill('Nora Maravel');
  await choose(page, 'me.png', 'image/png', picture);
  await press(page, 'Update Profile');

  await expect(page.getByText('Profile updated successfully.').first()).toBeVisible();
  await expect(page.getByText(UNSAVED)).toBeHidden();
  await page.reload();
  await expect(field(page, 'User Name')).toHaveValue('Nora Maravel');
  const portrait = page.getByRole('main').locator('img').first();
  await expect(portrait).toHaveAttribute('src', /^\/pictures\/people\//);
  await expect(
    page.getByRole('banner').locator(`img[src="${await portrait.getAttribute('src')}"]`),
  ).toBeVisible();
});

test('pictures of other types and sizes are rejected before the upload [PROF-05, CONST-07, MSG-70]', async ({
  page,
  request,
}) => {
  await signedIn(page, await newAccount(request));
  const sent: string[] = [];
  page.on('request', (call) => sent.push(call.url()));
  await page.goto(SETTINGS);
  for (const [name, type] of [
    ['me.webp', 'image/webp'],
    ['me.avif', 'image/avif'],
    ['me.pdf', 'application/pdf'],
  ] as const) {
    await choose(page, name, type, Buffer.alloc(100));
    await expect(page.getByRole('dialog').getByText(FORMAT)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await choose(page, 'large.jpg', 'image/jpeg', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(page.getByRole('dialog')).toContainText('2 MB');
  await expectAccessible(page);
  await press(page, 'OK');
  await expect(page.getByText(UNSAVED)).toBeHidden();
  expect(sent.filter((url) => url.includes('update-profile'))).toEqual([]);
});

test('a new email in the profile is verified by a code, and a wrong code is reported at its field [PROF-03, AUTH-40, AUTH-43]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  await signedIn(page, nora);
  await page.goto(SETTINGS);
  await field(page, 'Email').fill(`new-${nora.email}`);
  await press(page, 'Update Profile');
  const question = dialog(page, 'Confirm your contact details');
  await expect(question).toContainText(`new-${nora.email}`);
  await expectAccessible(page);
  await question.getByRole('textbox').fill('111111');
  await expect(question.getByRole('alert').first()).not.toBeEmpty();
  await question.getByRole('textbox').fill(CODE);

  await expect(page.getByText('Profile updated successfully.').first()).toBeVisible();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(`new-${nora.email}`);
  await expect(page.getByRole('main').getByText('Verified')).toHaveCount(2);
});

test('an unverified email is verified on request without other changes, and the phone stays verified [PROF-03, PROF-04]', {
  tag: '@wide',
}, async ({ page, request }) => {
  await signedIn(page, await newAccount(request));
  await page.goto(SETTINGS);
  await expect(field(page, 'Phone')).toBeDisabled();
  await expect(page.getByText('Not Changeable')).toBeVisible();

  await press(page, 'Verify the email');
  await dialog(page, 'Confirm your contact details').getByRole('textbox').fill(CODE);

  await expect(page.getByRole('main').getByText('Verified')).toHaveCount(2);
});

test('an email of another account is rejected at its field, and the input stays [PROF-07]', {
  tag: '@wide',
}, async ({ page, request }) => {
  await signedIn(page, await newAccount(request));
  await page.goto(SETTINGS);
  await field(page, 'Email').fill('amira@souk.example');
  await press(page, 'Update Profile');

  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('amira@souk.example');
});

test('resetting and leaving an edited profile are confirmed first, and declining keeps the typed values [PROF-09, PROF-11, NAV-29]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  await signedIn(page, nora);
  await page.goto('/home');
  await page.goto(SETTINGS);
  const name = field(page, 'User Name');
  await name.fill('Half a na');
  await press(page, 'Reset');
  await expect(dialog(page, 'Are you sure, you want to reset?')).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Half a na');
  await press(page, 'Reset');
  await press(page, 'Yes');
  await expect(name).toHaveValue(nora.name);

  await name.fill('Half a na');
  await page.getByRole('main').getByRole('link', { name: 'Wallet' }).click();
  await expect(dialog(page, 'Leave without saving?')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Stay');
  await expect(page).toHaveURL(/profile-settings/);
  await expect(name).toHaveValue('Half a na');
  await page.getByRole('main').getByRole('link', { name: 'Wallet' }).click();
  await press(page, 'Leave');
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue(nora.name);
});

test('the account deletion lists the lost data, requires the customer’s contact and ends the session [PROF-08, MENU-08]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  await signedIn(page, nora);
  await page.goto(SETTINGS);
  await press(page, 'Delete my account');
  const question = dialog(page, 'Delete your account?');
  await expect(question).toContainText('$0.00 in your wallet');
  await expect(question).toContainText('0 loyalty points');
  await expectAccessible(page);
  await question.getByRole('textbox').fill('somebody@else.example');
  await press(page, 'Delete permanently');
  await expect(question).toContainText('This is not the email or phone number of your account.');
  await question.getByRole('textbox').fill(nora.email);
  await press(page, 'Delete permanently');

  await expect(page.getByText('Account has been deleted')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const answer = await request.get('/api/v1/customer/info', {
    headers: { Authorization: `Bearer ${nora.token}` },
  });
  expect(answer.status()).toBe(401);
});

test('unsaved profile texts survive an expired session, and leaving opens no dialog then [AUTH-61, AUTH-62, PROF-11]', async ({
  page,
  request,
}) => {
  const login = await request.post('/api/v1/auth/login', {
    data: {
      ...GUS,
      login_type: 'manual',
      field_type: 'email',
      type: 'email',
      guest_id: await guestId(request),
    },
  });
  const gus = (await login.json()) as { token: string };
  await signedIn(page, gus);
  await page.goto(SETTINGS);
  await field(page, 'User Name').fill('Half a na');
  await request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${gus.token}` } });
  await press(page, 'Update Profile');

  await expect(page.getByText(EXPIRED).first()).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
  await page.goto(SETTINGS);
  const signIn = dialog(page, 'Sign In');
  await signIn.getByRole('textbox', { name: 'Email or phone' }).fill(GUS.email_or_phone);
  await signIn.getByRole('textbox', { name: 'Password' }).fill(GUS.password);
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(field(page, 'User Name')).toHaveValue('Half a na');
});

test('a guest sees a text about signing in on the wallet page, and the sign-in dialog on other private pages [NAV-25, PERM-12, WAL-06, LOY-03]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(new URL(sent.url()).pathname));
  for (const path of MONEY) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(WALL)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expectAccessible(page);
  }
  expect(requests.filter((path) => /customer\/(info|wallet|loyalty)/.test(path))).toEqual([]);
  await page.goto('/my-orders');
  await expect(dialog(page, 'Sign In')).toBeVisible();
});

for (const [locale, theme, width] of [
  ['ar', 'dark', 390],
  ['en', 'light', 1440],
] as const)
  test(`axe finds no problem on the account's pages (${locale}, ${theme}, ${width} px) [NFR-01, NFR-05, LANG-07]`, {
    tag: locale === 'en' ? '@wide' : [],
  }, async ({ page, request }) => {
    test.setTimeout(120_000);
    const shopper = await signedIn(page, await newAccount(request), locale);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: shopper.say('Loading your account') })).toBeHidden();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
