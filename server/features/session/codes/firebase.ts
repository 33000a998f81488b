import { normalPhone } from '../accounts/contacts';
import { fetchJson } from '../services/fetch-json';
import type { PhoneProvider } from '../services/identity.types';
import { SESSION_MESSAGES } from '../session.messages';

const SIGN_IN = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber';

type Answer = { phoneNumber?: string; error?: { message?: string } };

/**
 * Verifies phone codes with Firebase. Firebase's library sends the code in the browser; the server then
 * checks that the code belongs to the session and the phone.
 */
export const firebasePhone = (apiKey: string, fetchFrom: typeof fetch = fetch): PhoneProvider => ({
  isOurs: false,
  async refusalOf({ sessionInfo, phone, code }) {
    const { isOk, body } = await fetchJson<Answer>(
      `${SIGN_IN}?key=${encodeURIComponent(apiKey)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sessionInfo, code }),
      },
      fetchFrom,
    );
    if (isOk && body.phoneNumber !== undefined && normalPhone(body.phoneNumber) === phone) return null;
    const message = body.error?.message;
    return message === undefined ? SESSION_MESSAGES.wrongCode : { en: message, ar: message };
  },
});
