import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { CODE, guestId, newAccount, PASSWORD, signedIn } from './support/account';
import { keepsPasskeys } from './support/passkeys';

const SETTINGS = '/profile?page=profile-settings';
const SECURITY = '/profile?page=security';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a passkey is added, named and removed with the keyboard alone [AUTH-63, NFR-02]', async ({
  page,
  request,
}) => {
  await keepsPasskeys(page);
  await signedIn(page, await newAccount(request));
  // WebAuthn accepts a host name, never an IP address.
  await page.goto(`${test.info().project.use.baseURL?.replace('127.0.0.1', 'localhost')}${SETTINGS}`);
  await page.getByRole('link', { name: 'Manage sign-in & security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in & security' })).toBeVisible();
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible();

  await press(page, 'Add a passkey');
  const keys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(keys).toHaveCount(1);
  await press(page, 'Add a passkey');
  await expect(
    page.getByRole('main').getByText('This device already has a passkey for your account.'),
  ).toBeVisible();

  await page.getByRole('button', { name: /^Rename / }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Name this passkey').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Work laptop');
  await page.keyboard.press('Enter');
  await expect(keys).toContainText('Work laptop');

  const remove = page.getByRole('button', { name: 'Remove Work laptop' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = dialog(page, 'Remove this passkey?');
  await expect(question).toContainText('You won’t be able to sign in with Work laptop anymore.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/page=security/);
  await remove.click();
  await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByText('Your passkey has been removed.').first()).toBeVisible();
  await expect(keys).toHaveCount(0);
});

test('other devices are signed out one by one or all together, after an identity check when one is required [AUTH-63]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  const elsewhere = async (userAgent: string) => {
    const headers = { 'User-Agent': userAgent };
    const about = { login_type: 'manual', guest_id: await guestId(request) };
    const login = { ...about, email_or_phone: nora.email, password: PASSWORD };
    const answer = await request.post('/api/v1/auth/login', { headers, data: login });
    const { token } = (await answer.json()) as { token: string | null };
    if (token !== null) return token;
    const code = { ...about, email: nora.email, otp: CODE, verification_type: 'email' };
    const proven = await request.post('/api/v1/auth/verify-phone', { headers, data: code });
    return ((await proven.json()) as { token: string }).token;
  };
  const isIn = async (token: string) =>
    (await request.get('/api/v1/customer/info', { headers: { Authorization: `Bearer ${token}` } })).ok();
  const phone = await elsewhere('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1');
  const laptop = await elsewhere('Mozilla/5.0 (Windows NT 10.0) Firefox/130.0');
  await signedIn(page, nora);
  await page.goto(SECURITY);
  const devices = page.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first().getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: /^Sign out Safari on iOS/ }).click();
  await dialog(page, 'Sign out this device?').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(devices).toHaveCount(2);
  expect([await isIn(phone), await isIn(laptop), await isIn(nora.token)]).toEqual([false, true, true]);

  // Fifteen minutes later, the server wants a new proof.
  await page.route(
    '**/api/v1/customer/sessions',
    (route) =>
      route.fulfill({
        status: 403,
        json: { errors: [{ code: 'prove_again', message: 'Please confirm it’s you first.' }] },
      }),
    { times: 1 },
  );
  await press(page, 'Sign out everywhere else');
  await dialog(page, 'Sign out everywhere else?')
    .getByRole('button', { name: 'Sign out', exact: true })
    .click();
  const proof = dialog(page, 'Confirm it’s you');
  await expectAccessible(page);
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You’re only signed in on this device.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect([await isIn(laptop), await isIn(nora.token)]).toEqual([false, true]);
});
