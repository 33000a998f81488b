import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { unusedDigits } from '../support/unused-digits';
import { LOCALES, type Locale, Shopper } from './support/shopper';

const CODE = '123456';
const NOT_TOGETHER = 'Wrong email, phone or password.';

/** A contact without an account, so that concurrent tests don't affect each other. */
function newcomer() {
  const number = unusedDigits();
  return { email: `nia.${number}@souk.example`, phone: `05${number}1`, international: `+9715${number}1` };
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

async function isIn(page: Page, text = 'Logged in successfully'): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
}

/** Chooses a person on the simulated provider page. */
async function comesBy(page: Page, provider: string, who: RegExp): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  const shown = await opening;
  // The window may close before the press is reported.
  const press = shown.getByRole('button', { name: who }).first().click();
  await press.catch((error: unknown) => {
    if (!shown.isClosed()) throw error;
  });
}

test('a customer signs in with the keyboard alone after a wrong password, and the contact is remembered [AUTH-18, AUTH-19, AUTH-22, NFR-02]', async ({
  page,
}) => {
  await page.goto('/?panel=sign-in');
  await expect(field(page, 'Email or phone')).toBeFocused();
  await page.keyboard.type('amira@souk.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not-this-one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: NOT_TOGETHER })).toBeVisible();
  await expect(field(page, 'Email or phone')).toHaveValue('amira@souk.example');
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('demo1234');
  await page.keyboard.press('Enter');
  await isIn(page);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/auth/sign-in');
  await expect(field(page, 'Email or phone')).toHaveValue('amira@souk.example');
  await expect(field(page, 'Password')).toHaveValue('');
});

test('a customer signs in with a pasted code, and the wait before resending survives closing and reloading [AUTH-14, AUTH-40, AUTH-41, AUTH-43, AUTH-55, NFR-02, PERM-10]', async ({
  page,
}) => {
  const { phone, international } = newcomer();
  const askForCode = async () => {
    await press(page, 'Sign in with a code');
    await field(page, 'Phone').fill(phone);
    await press(page, 'Send code');
    await expect(dialog(page, 'Verify your phone number')).toBeVisible();
  };
  const secondsLeft = async () => {
    const [, minutes, seconds] =
      /^Resend in (\d):(\d\d)$/.exec((await page.getByRole('timer').textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await page.goto('/');
  await opener.click();
  await askForCode();
  await expect(page.getByText(international)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expect.poll(secondsLeft).toBeLessThan(59);
  const before = await secondsLeft();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goto('/?panel=sign-in');
  // The password entered a moment ago needs no typing again.
  await press(page, 'Send code');
  await expect(dialog(page, 'Verify your phone number')).toBeVisible();
  expect(await secondsLeft()).toBeLessThanOrEqual(before);

  await page.keyboard.type('000000');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is wrong' })).toBeVisible();
  await expect(field(page, '6-digit code')).toHaveValue('');
  await expect(field(page, '6-digit code')).toBeFocused();
  await field(page, '6-digit code').fill('123 456');
  await expect(dialog(page, 'Your details')).toBeVisible();
  await field(page, 'Name').fill('Nia Newcomer');
  await field(page, 'Email').fill(newcomer().email);
  await press(page, 'Continue');
  await isIn(page);
});

test.describe('A social sign-in that a guest starts', () => {
  test.beforeEach(({ page }) => page.goto('/?panel=sign-in'));

  test('signs in a known customer immediately [AUTH-50, AUTH-51, PERM-10]', async ({ page }) => {
    await comesBy(page, 'Google', /Amira/);
    await isIn(page);
  });

  test('asks "Is It You?" when the provider’s email belongs to an existing account [AUTH-52, AUTH-56, MSG-88]', async ({
    page,
  }) => {
    await comesBy(page, 'Facebook', /Eli/);
    await expect(dialog(page, 'Is It You?').getByText('Eli M.')).toBeVisible();
    await press(page, 'Yes');
    await isIn(page);
  });

  test('creates an account and asks for missing details [AUTH-52, AUTH-55]', async ({ page }) => {
    await comesBy(page, 'Apple', /New here/);
    await expect(dialog(page, 'Your details')).toBeVisible();
    await expect(field(page, 'Name')).not.toHaveValue('');
    await field(page, 'Phone').fill(newcomer().phone);
    await press(page, 'Continue');
    await expect(dialog(page, 'Verify your phone number')).toBeVisible();
    await page.keyboard.type(CODE);
    await isIn(page);
  });

  test('says when the popup was closed, and asks for a phone when the provider shares no email [AUTH-53, AUTH-54]', async ({
    page,
  }) => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText(/Continue in the Google window/)).toBeVisible();
    await (await opening).close();
    await expect(page.getByText('The window was closed before you finished.')).toBeVisible();

    await comesBy(page, 'Facebook', /Hana/);
    await expect(dialog(page, 'Your phone number')).toBeVisible();
    await press(page, 'Continue');
    await expect(page.getByText('Please give a phone number')).toBeVisible();
    await field(page, 'Phone').fill(newcomer().phone);
    await press(page, 'Continue');
    await expect(dialog(page, 'Verify your phone number')).toBeVisible();
  });
});

test('a customer signs up through a referral link, then recovers the password by phone and by email [AUTH-16, AUTH-37, AUTH-39, AUTH-70, AUTH-73, AUTH-75, NAV-24]', async ({
  page,
}) => {
  const { email, phone } = newcomer();
  await page.goto('/help-and-support?ref=AMIRA01');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('souk-ref'))).toBe('AMIRA01');
  await page.goto('/?panel=sign-up');
  await expect(field(page, 'Referral code (optional)')).toHaveValue('AMIRA01');
  for (const [name, text] of Object.entries({
    Name: 'Nia Newcomer',
    Email: email,
    Phone: phone,
    Password: 'secret1',
    'Confirm password': 'secret1',
    'Referral code (optional)': 'NOBODYS-CODE',
  }))
    await field(page, name).fill(text);
  const submit = dialog(page, 'Sign Up').getByRole('button', { name: 'Sign Up' });
  await expect(submit).toBeDisabled();
  await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();
  await page.getByRole('checkbox').check();
  await submit.click();
  await expect(page.getByText('This referral code is not valid.')).toBeVisible();
  await field(page, 'Referral code (optional)').fill('');
  await submit.click();
  await expect(
    dialog(page, /^Verify/)
      .getByRole('textbox')
      .first(),
  ).toBeFocused();
  await page.keyboard.type(CODE);
  await isIn(page, 'Signup successfully.');

  for (const [by, label, contact, password] of [
    ['By phone', 'Phone', phone, 'secret2'],
    ['By email', 'Email', email, 'secret3'],
  ] as const) {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/forgot-password');
    await press(page, by);
    await press(page, 'Send code');
    await expect(page.getByText(/^Please provide/)).toBeVisible();
    await field(page, label).fill(contact);
    await press(page, 'Send code');
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await page.getByRole('button', { name: /^Change/ }).click();
    await expect(field(page, label)).toHaveValue(contact);
    await press(page, 'Send code');
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await page.keyboard.type(CODE);
    await field(page, 'New password').fill(password);
    await field(page, 'Confirm password').fill(password);
    await press(page, 'Save password');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await field(page, 'Password').fill(password);
    await page.keyboard.press('Enter');
    if (by === 'By phone') {
      // The sign-up verified the phone; signing in by password verifies the email as well.
      await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
      await page.keyboard.type(CODE);
    }
    await isIn(page);
    await expect(page).not.toHaveURL(/forgot-password/);
  }
});

test("Apple's button shows that its library is loading, and only the operator’s sign-in methods are offered [AUTH-02, AUTH-06, AUTH-20, MSG-66, MSG-65]", {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/?panel=sign-in&scenario=CFG-APPLE-LATE');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page.getByText('Loading Apple Login...')).toBeVisible();
  await press(page, 'Cancel');
  await expect(field(page, 'Email or phone')).toBeVisible();

  await page.goto('/?panel=sign-in&scenario=CFG-L5');
  await expect(field(page, 'Phone')).toBeVisible();
  await expect(dialog(page, 'Sign In').getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);

  await page.goto('/?panel=sign-in&scenario=CFG-L8');
  await expect(
    page.getByText(
      'Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.',
    ),
  ).toBeVisible();
  const help = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: 'Help & Support' }).click();
  await expect(await help).toHaveURL(/\/help-and-support/);
});

async function looksAtAll(page: Page, locale: Locale): Promise<void> {
  const { say } = new Shopper(page, locale);
  const seen = (title: string) => expect(page.getByRole('dialog', { name: say(title) })).toBeVisible();
  await seen('Sign In');
  await expectAccessible(page);
  await press(page, say('Sign In'));
  await expect(page.getByText(say('Password is required'))).toBeVisible();
  await expectAccessible(page);
  await press(page, say('Sign Up'));
  await seen('Sign Up');
  await expectAccessible(page);
  await press(page, say('Sign In'));
  await press(page, say('Forgot password?'));
  await seen('Forgot password?');
  await expectAccessible(page);
  await press(page, say('Back'));
  await press(page, say('Sign in with a code'));
  await field(page, say('Phone')).fill(newcomer().international);
  await press(page, say('Send code'));
  await seen('Verify your phone number');
  await expectAccessible(page);
  await page.keyboard.type('999999');
  await expect(field(page, say('6-digit code'))).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
}

for (const locale of LOCALES)
  test(`axe finds no problem in any step of the sign-in (${locale}) [NFR-01, NFR-05]`, {
    tag: locale === 'en' ? '@wide' : [],
  }, async ({ page }) => {
    await new Shopper(page, locale).speaks();
    await page.emulateMedia({ colorScheme: locale === 'ar' ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: locale === 'ar' ? 390 : 1440, height: 900 });
    await page.goto('/?panel=sign-in');
    await looksAtAll(page, locale);
    await page.goto('/auth/sign-up');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
