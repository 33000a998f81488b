import { expect, it } from 'vitest';
import { createSignInApi, type SignInApi } from '../../src/api/sign-in-api';
import { email, identity, password, phone } from '../machines/session/sign-ins';
import { requestsOf } from './sent-requests';

const GUEST = 'guest-7';
const answer = { token: null, is_personal_info: 1, message: 'Done' };

/** Returns the only request of a call: method, path and body. */
async function sent(ask: (api: SignInApi) => Promise<unknown>) {
  const [request] = await requestsOf((client) => ask(createSignInApi(client)), { answer });
  return [request?.method, request?.path, request?.body];
}

it('a sign-in by phone and password sends the phone as the contact and its kind [AUTH-13]', async () => {
  expect(await sent((api) => api.password(phone, password, GUEST))).toEqual([
    'POST',
    '/auth/login',
    {
      login_type: 'manual',
      email_or_phone: phone.value,
      password,
      field_type: 'phone',
      type: 'phone',
      tandc: true,
      guest_id: GUEST,
    },
  ]);
});

it('a code is requested for a phone with the kind of sign-in [AUTH-13]', async () => {
  const body = { login_type: 'otp', phone: phone.value, guest_id: GUEST };
  expect(await sent((api) => api.requestCode(phone.value, GUEST))).toEqual(['POST', '/auth/login', body]);
});

it.each(['google', 'facebook', 'apple'] as const)(
  'a social identity from %s is sent with all of its fields [AUTH-50]',
  async (medium) => {
    const signed = { ...identity, medium, idToken: 'signed' };
    expect(await sent((api) => api.social(signed, { phone: phone.value }, GUEST))).toEqual([
      'POST',
      '/auth/social-login',
      {
        login_type: 'social',
        medium,
        token: identity.token,
        unique_id: identity.uniqueId,
        email: email.value,
        id_token: 'signed',
        phone: phone.value,
        guest_id: GUEST,
      },
    ]);
  },
);

it('a code received by email is sent with the email and the kind of sign-in [AUTH-42]', async () => {
  const check = { contact: email, code: '654321', loginType: 'manual' } as const;
  expect(await sent((api) => api.verifyCode(check, GUEST))).toEqual([
    'POST',
    '/auth/verify-phone',
    {
      email: email.value,
      otp: '654321',
      login_type: 'manual',
      verification_type: 'email',
      guest_id: GUEST,
    },
  ]);
});

it('the missing details of an account include phone and referral code if the server has requested them [AUTH-55]', async () => {
  const info = { name: 'Dana', email: null, phone: phone.value, refCode: 'BEN02' };
  expect(await sent((api) => api.updateInfo(info, 'social', GUEST))).toEqual([
    'POST',
    '/auth/update-info',
    { name: 'Dana', phone: phone.value, ref_code: 'BEN02', login_type: 'social', guest_id: GUEST },
  ]);
});

it('a password recovery by phone sends the phone as its method [AUTH-73]', async () => {
  const how = { phone: phone.value, verification_method: 'phone' };
  const reset = { contact: phone, code: '123456', password, confirmPassword: password };
  expect(await sent((api) => api.forgotPassword(phone))).toEqual(['POST', '/auth/forgot-password', how]);
  expect(await sent((api) => api.resetPassword(reset))).toEqual([
    'PUT',
    '/auth/reset-password',
    { ...how, reset_token: '123456', password, confirm_password: password },
  ]);
});
