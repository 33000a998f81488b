import { beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '../../../src/api/client';
import { createSignInApi } from '../../../src/api/sign-in-api';
import { createSignInCalls } from '../../../src/features/session/sign-in/auth.actors';
import { email, identity, infoForm, password, phone, signUpForm } from '../../machines/session/sign-ins';

type Sent = { method: string; path: string; body: Record<string, unknown> };

const open = {
  token: null,
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 0,
  is_email_verified: 0,
  email: email.value,
  phone: phone.value,
};
const inside = { ...open, token: 'token-1', is_phone_verified: 1, is_email_verified: 1 };
const GUEST = { guest_id: 'guest-1' };

let sent: Sent[];
let answers: unknown[];
const provider = {
  send: async () => undefined,
  sessionOf: (number: string) => `session of ${number}`,
};

beforeEach(() => {
  sent = [];
  answers = [];
});

function start() {
  const write = (method: string) => async (path: string, options?: { body?: unknown }) => {
    sent.push({ method, path, body: (options?.body ?? {}) as Sent['body'] });
    const answer = answers.shift() ?? open;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = { post: write('post'), put: write('put') } as unknown as ApiClient;
  const calls = createSignInCalls({
    api: async () => createSignInApi(client),
    asGuest: (call) => call('guest-1'),
    phoneProvider: provider,
  });
  return { calls };
}

const bodies = () => sent.map(({ path, body }) => [path, body]);

it('a password sign-in sends contact, password, consent and guest id [AUTH-10, AUTH-13, CART-64]', async () => {
  const { calls } = start();
  const answer = await calls.signIn({ type: 'manual', contact: email, password });
  expect(bodies()).toEqual([
    [
      '/auth/login',
      {
        tandc: true,
        ...GUEST,
        login_type: 'manual',
        email_or_phone: email.value,
        password,
        field_type: 'email',
        type: 'email',
      },
    ],
  ]);
  expect(answer).toMatchObject({ token: null, hasPersonalInfo: true, isPhoneVerified: false });
});

it.each([
  [0, false],
  ['0', false],
  [1, true],
  [undefined, true],
])(
  'a response with is_personal_info %j makes the app ask for the missing name, or not [AUTH-15, AUTH-52]',
  async (flag, has) => {
    const { calls } = start();
    answers = [{ ...open, is_personal_info: flag }];
    const answer = await calls.signIn({ type: 'manual', contact: email, password });
    expect(answer.hasPersonalInfo).toBe(has);
  },
);

it('a passkey sign-in sends the signed response and the guest id [AUTH-63]', async () => {
  const { calls } = start();
  answers = [inside];
  await calls.signIn({ type: 'passkey', credential: { id: 'key-1' } });
  expect(bodies()).toEqual([['/auth/passkey/login', { ...GUEST, id: 'key-1' }]]);
});

it.each([
  [{ token: 'token-1' }, { token: 'token-1' }],
  [{ is_personal_info: 0 }, { hasPersonalInfo: false }],
  [
    { is_exist_user: { name: 'Gus', image: '/gus.webp' } },
    { existing: { name: 'Gus', imageUrl: '/gus.webp' } },
  ],
  [{ is_phone_verified: 1 }, { isPhoneVerified: true }],
  [{ is_email_verified: 1 }, { isEmailVerified: true }],
  [{ email: 'gus@souk.example' }, { email: 'gus@souk.example' }],
  [{ phone: '+971501110007' }, { phone: '+971501110007' }],
])('a sign-in response with the field %j changes only the result’s %j [AUTH-21]', async (wire, meaning) => {
  const { calls } = start();
  const request = { type: 'manual', contact: email, password } as const;
  answers = [open, { ...open, ...wire }];
  const usual = await calls.signIn(request);
  expect(await calls.signIn(request)).toEqual({ ...usual, ...meaning });
});

it('errors in a successful response count as a refusal with their codes [AUTH-21, AUTH-53]', async () => {
  const { calls } = start();
  answers = [{ ...open, errors: [{ code: 'email', message: 'Give a phone.' }] }];
  await expect(
    calls.signIn({ type: 'social', identity, phone: null, isLinked: false }),
  ).rejects.toMatchObject({ code: 'refused', errors: [{ code: 'email', message: 'Give a phone.' }] });
});

it('a social identity is registered with its phone, and an unknown identity is signed in [AUTH-50]', async () => {
  const { calls } = start();
  await calls.registerSocial({ identity, phone: phone.value, isLinked: true });
  await calls.registerSocial({ identity, phone: phone.value, isLinked: false });
  const body = {
    ...GUEST,
    login_type: 'social',
    medium: 'google',
    token: 'google-token',
    unique_id: 'google-1',
    email: email.value,
    id_token: null,
    phone: phone.value,
  };
  expect(bodies()).toEqual([
    ['/auth/social-register', body],
    ['/auth/social-login', body],
  ]);
});

it('a code check is repeated with the customer’s answer to "Is It You?" [AUTH-42, AUTH-56]', async () => {
  const { calls } = start();
  const purpose = { type: 'signIn', loginType: 'otp', request: null } as const;
  const proof = { contact: phone, code: '123456', hasProvider: false };
  answers = [{ ...open, is_exist_user: { name: 'Eli M.', image: '/eli.webp' } }, inside];
  const verdict = await calls.verifyCode({ ...proof, purpose });
  expect(verdict.answer?.existing).toEqual({ name: 'Eli M.', imageUrl: '/eli.webp' });
  await calls.confirmExisting({ request: { type: 'otp', phone: phone.value }, proof });
  const body = {
    ...GUEST,
    phone: phone.value,
    otp: '123456',
    login_type: 'otp',
    verification_type: 'phone',
  };
  expect(bodies()).toEqual([
    ['/auth/verify-phone', body],
    ['/auth/verify-phone', { ...body, verified: 'yes' }],
  ]);
});

it('a social identity is confirmed as the customer’s own account by repeating the request [AUTH-56]', async () => {
  const { calls } = start();
  answers = [inside];
  await calls.confirmExisting({
    request: { type: 'social', identity, phone: null, isLinked: false },
    proof: null,
  });
  expect(bodies()).toMatchObject([['/auth/social-login', { unique_id: 'google-1', verified: 'yes' }]]);
});

it('the outside provider checks phone codes [AUTH-16, AUTH-44, API-03]', async () => {
  const { calls } = start();
  const code = { contact: phone, code: '123456', hasProvider: true };
  await calls.verifyCode({ ...code, purpose: { type: 'signIn', loginType: 'otp', request: null } });
  await calls.verifyCode({ ...code, purpose: { type: 'reset' } });
  expect(sent).toMatchObject([
    {
      method: 'post',
      path: '/auth/firebase-verify-token',
      body: {
        ...GUEST,
        session_info: `session of ${phone.value}`,
        phone: phone.value,
        otp: '123456',
        login_type: 'otp',
      },
    },
    {
      method: 'put',
      path: '/auth/firebase-reset-password',
      body: {
        phoneNumber: phone.value,
        sessionInfo: `session of ${phone.value}`,
        code: '123456',
        is_reset_token: 1,
      },
    },
  ]);
});

it('sign-up, missing details and resending a code send the client’s requests [AUTH-30, AUTH-41, AUTH-55]', async () => {
  const { calls } = start();
  await calls.signUp({ ...signUpForm, refCode: 'BEN02' });
  await calls.saveInfo(infoForm, 'otp');
  await calls.sendCode({
    contact: email,
    hasProvider: false,
    purpose: {
      type: 'signIn',
      loginType: 'otp',
      request: { type: 'info', form: infoForm, loginType: 'otp' },
    },
  });
  const info = { ...GUEST, name: 'Dana', email: 'dana@souk.example', ref_code: null, login_type: 'otp' };
  expect(bodies()).toEqual([
    [
      '/auth/sign-up',
      {
        ...GUEST,
        name: 'Amira Haddad',
        email: email.value,
        phone: phone.value,
        password,
        confirm_password: password,
        ref_code: 'BEN02',
        tandc: true,
      },
    ],
    ['/auth/update-info', info],
    ['/auth/update-info', info],
  ]);
});

it('a password is recovered in the client’s three requests, and server messages are returned [AUTH-73, AUTH-74]', async () => {
  const { calls } = start();
  answers = [
    { message: 'If there is one, a code is on its way.' },
    { message: 'Right.' },
    { message: 'Changed.' },
  ];
  const text = [
    await calls.requestResetCode(email),
    (
      await calls.verifyCode({
        contact: email,
        code: '123456',
        hasProvider: false,
        purpose: { type: 'reset' },
      })
    ).message,
    await calls.resetPassword({ contact: email, code: '123456', password, confirmPassword: password }),
  ];
  expect(text).toEqual(['If there is one, a code is on its way.', 'Right.', 'Changed.']);
  const how = { email: email.value, verification_method: 'email' };
  expect(sent).toEqual([
    { method: 'post', path: '/auth/forgot-password', body: how },
    { method: 'post', path: '/auth/verify-token', body: { ...how, reset_token: '123456' } },
    {
      method: 'put',
      path: '/auth/reset-password',
      body: { ...how, reset_token: '123456', password, confirm_password: password },
    },
  ]);
});
