import { livesInHarbour, OF_ACCOUNT } from '../shared/page-parts';

export const PERSON = '/customer/info';

/** A returning customer in a browser whose server answers only what the test defines. */
export const signedIn = { ...livesInHarbour, guest_id: 'guest-1', token: 'token-1' } as const;

export const wirePerson = {
  id: 7,
  f_name: 'Amira',
  l_name: 'Haddad',
  email: 'amira@souk.test',
  phone: '+971501110001',
  is_email_verified: 1,
  is_phone_verified: 0,
};

/** One session, one sign-in method: a password. */
export const answersAccess = {
  '/customer/passkeys': [],
  '/customer/sessions': [
    {
      id: 'here',
      is_current: true,
      device: { browser: 'Firefox', system: 'Linux' },
      created_at: '2026-11-20T09:00:00.000Z',
      used_at: '2026-11-24T09:00:00.000Z',
    },
  ],
  '/customer/identities': [],
};

/** Requests that every page of a signed-in customer makes. */
export const answersPerson = {
  [PERSON]: wirePerson,
  '/customer/cart/list': [],
  ...OF_ACCOUNT,
};
