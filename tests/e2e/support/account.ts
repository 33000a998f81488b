import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { unusedDigits } from '../../support/unused-digits';
import { type Locale, Shopper } from './shopper';

/** The fixed code of the demo. */
export const CODE = '123456';
export const PASSWORD = 'secret12';

export type Account = { name: string; email: string; phone: string; token: string };

/** Creates an account for this test, with a verified phone and an unverified email. */
export async function newAccount(api: APIRequestContext): Promise<Account> {
  const unique = unusedDigits();
  const person = { name: 'Nora Vale', email: `nora${unique}@souk.example`, phone: `+97150${unique}` };
  const about = { guest_id: await guestId(api), login_type: 'manual' };
  const password = { password: PASSWORD, confirm_password: PASSWORD, tandc: true };
  await api.post('/api/v1/auth/sign-up', { data: { ...person, ...password, ...about } });
  const answer = await api.post('/api/v1/auth/verify-phone', {
    data: { ...about, phone: person.phone, otp: CODE, verification_type: 'phone' },
  });
  const { token } = (await answer.json()) as { token: string };
  expect(token).toBeTruthy();
  return { ...person, token };
}

export async function guestId(api: APIRequestContext): Promise<string> {
  const answer = await api.post('/api/v1/auth/guest/request');
  return ((await answer.json()) as { guest_id: string }).guest_id;
}

export async function signedIn(
  page: Page,
  { token }: Pick<Account, 'token'>,
  locale: Locale = 'en',
): Promise<Shopper> {
  const shopper = new Shopper(page, locale);
  await shopper.speaks();
  await shopper.livesInHarbour();
  await page.addInitScript((known) => {
    if (sessionStorage.getItem('arrived')) return;
    sessionStorage.setItem('arrived', 'yes');
    localStorage.setItem('token', known);
  }, token);
  return shopper;
}
