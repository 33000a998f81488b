import { livesInHarbour, OF_ACCOUNT } from '../shared/page-parts';

export const PERSON = '/customer/info';

/** Somebody who signed in before, in a browser whose server only says what the walk lets it say. */
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

/** Signed in nowhere but here, and by nothing but a password. */
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

/** What every page asks for somebody who is signed in. */
export const answersPerson = {
  [PERSON]: wirePerson,
  '/customer/cart/list': [],
  ...OF_ACCOUNT,
};
