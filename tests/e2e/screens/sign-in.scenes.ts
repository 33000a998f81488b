import type { Locator, Page } from '@playwright/test';
import { unusedDigits } from '../../support/unused-digits';
import { holds, type Scene, type Stage } from './stage';

const CODE = '123456';
const opens = ({ page }: Stage, address = 'panel=sign-in') => page.goto(`/home?${address}`);
const dialog = ({ page }: Stage): Locator => page.getByRole('dialog');
const field = (set: Stage, name: string) => dialog(set).getByLabel(set.shopper.say(name), { exact: true });
const presses = (set: Stage, name: string) =>
  dialog(set)
    .getByRole('button', { name: set.shopper.say(name), exact: true })
    .last()
    .click();
const sees = ({ page, shopper }: Stage, title: string) =>
  page.getByRole('dialog', { name: shopper.say(title) }).waitFor();

/** Keeps all further requests to the server pending. */
const holdsAll = (page: Page) => holds(page, '/auth/');

async function asksForCode(set: Stage): Promise<void> {
  await opens(set);
  await presses(set, 'Sign in with a code');
  await field(set, 'Phone').fill(`05${unusedDigits()}1`);
  await presses(set, 'Send code');
  await sees(set, 'Verify your phone number');
}

async function fillsSignUp(set: Stage): Promise<void> {
  const own = unusedDigits();
  await opens(set, 'panel=sign-up');
  for (const [name, text] of Object.entries({
    Name: 'Nia Newcomer',
    Email: `nia.${own}@souk.example`,
    Phone: `05${own}1`,
    Password: 'secret1',
    'Confirm password': 'secret1',
  }))
    await field(set, name).fill(text);
  await dialog(set).getByRole('checkbox').last().check();
}

/** Chooses a person on the simulated provider page. */
async function comesBy(set: Stage, provider: string, who: RegExp): Promise<void> {
  await opens(set);
  const opening = set.page.waitForEvent('popup');
  await set.page.getByRole('button', { name: new RegExp(`${provider}$`) }).click();
  await (await opening).getByRole('button', { name: who }).first().click();
}

async function forgets(set: Stage): Promise<void> {
  await opens(set);
  await presses(set, 'Forgot password?');
  await sees(set, 'Forgot password?');
}

async function provesContact(set: Stage): Promise<void> {
  await forgets(set);
  await presses(set, 'By email');
  await field(set, 'Email').fill('gus@souk.example');
  await presses(set, 'Send code');
  await sees(set, 'Enter the code');
}

const after =
  (name: string, state: string, prepare: (set: Stage) => Promise<unknown>): Scene =>
  async (set) => {
    await prepare(set);
    await set.camera.takes(name, state);
  };
const typesCode = ({ page, shopper }: Stage) =>
  page.getByRole('textbox', { name: shopper.say('6-digit code') }).fill(CODE);

/** Scenes of every step of the sign-in. */
export const signInScenes: Record<string, Scene> = {
  'sign-in': async (set) => {
    await opens(set);
    await sees(set, 'Sign In');
    await set.camera.takes('sign-in', 'auth.sign-in.manual');
    await field(set, 'Email or phone').fill('amira@souk.example');
    await field(set, 'Password').fill('demo1234');
    await holdsAll(set.page);
    await presses(set, 'Sign In');
    await set.camera.takes('signing-in', 'auth.signingIn');
  },
  'sign-in-by-code': after('sign-in-by-code', 'auth.sign-in.otp', async (set) => {
    await opens(set);
    await presses(set, 'Sign in with a code');
  }),
  'sign-in-elsewhere': after('sign-in-elsewhere', 'auth.sign-in.social', (set) =>
    opens(set, 'panel=sign-in&scenario=CFG-L7'),
  ),
  'sign-in-by-nothing': after('sign-in-by-nothing', 'auth.noMethod', (set) =>
    opens(set, 'panel=sign-in&scenario=CFG-L8'),
  ),
  'sign-in-waiting': after('sign-in-waiting', 'auth.identifying', async (set) => {
    await opens(set, 'panel=sign-in&scenario=CFG-APPLE-LATE');
    await set.page.getByRole('button', { name: /Apple$/ }).click();
  }),
  'sign-up': async (set) => {
    await fillsSignUp(set);
    await set.camera.takes('sign-up', 'auth.sign-up.editing');
    await holdsAll(set.page);
    await presses(set, 'Sign Up');
    await set.camera.takes('signing-up', 'auth.sign-up.submitting');
  },
  code: async (set) => {
    await asksForCode(set);
    await set.camera.takes('code', 'otp.code.entering');
    await holdsAll(set.page);
    await typesCode(set);
    await set.camera.takes('code-checking', 'otp.code.verifying');
  },
  'code-again': async (set) => {
    await set.page.clock.install();
    await asksForCode(set);
    await set.page.clock.runFor(61_000);
    await set.camera.takes('code-again', 'otp.resend.available');
    await holdsAll(set.page);
    await presses(set, 'Resend code');
    await set.camera.takes('code-resending', 'otp.resend.sending');
  },
  'who-are-you': async (set) => {
    await asksForCode(set);
    await typesCode(set);
    await sees(set, 'Your details');
    await set.camera.takes('who-are-you', 'signInSteps.user_info.editing');
    await field(set, 'Name').fill('Nia Newcomer');
    await field(set, 'Email').fill(`nia.${unusedDigits()}@souk.example`);
    await holdsAll(set.page);
    await presses(set, 'Continue');
    await set.camera.takes('who-are-you-saving', 'signInSteps.user_info.submitting');
  },
  'is-it-you': async (set) => {
    await comesBy(set, 'Facebook', /Eli/);
    await sees(set, 'Is It You?');
    await set.camera.takes('is-it-you', 'signInSteps.is_exist_user.asking');
    await holdsAll(set.page);
    await presses(set, 'Yes');
    await set.camera.takes('is-it-you-confirming', 'signInSteps.is_exist_user.confirming');
  },
  'phone-asked': async (set) => {
    await comesBy(set, 'Facebook', /Hana/);
    await sees(set, 'Your phone number');
    await set.camera.takes('phone-asked', 'signInSteps.phone_modal.editing');
    await field(set, 'Phone').fill(`05${unusedDigits()}1`);
    await holdsAll(set.page);
    await presses(set, 'Continue');
    await set.camera.takes('phone-asked-saving', 'signInSteps.phone_modal.submitting');
  },
  'password-forgotten': async (set) => {
    await forgets(set);
    await presses(set, 'By email');
    await set.camera.takes('password-forgotten', 'forgotPassword.requestOtp.editing');
    await field(set, 'Email').fill('gus@souk.example');
    await holdsAll(set.page);
    await presses(set, 'Send code');
    await set.camera.takes('password-forgotten-sending', 'forgotPassword.requestOtp.submitting');
  },
  'password-code': after('password-code', 'forgotPassword.enterCode', provesContact),
  'password-new': async (set) => {
    await provesContact(set);
    await typesCode(set);
    await field(set, 'New password').waitFor();
    await set.camera.takes('password-new', 'forgotPassword.newPassword.editing');
    await field(set, 'New password').fill('demo1234');
    await field(set, 'Confirm password').fill('demo1234');
    await holdsAll(set.page);
    await presses(set, 'Save password');
    await set.camera.takes('password-new-saving', 'forgotPassword.newPassword.submitting');
  },
};
