import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '../../../api/api-error';
import { injectScript } from '../social/inject-script';

type FirebaseKeys = { apiKey: string; authDomain: string; projectId: string };

type Verifier = { clear(): void };
type FirebaseAuth = {
  (): { signInWithPhoneNumber(phone: string, verifier: Verifier): Promise<{ verificationId: string }> };
  RecaptchaVerifier: new (container: HTMLElement, options: { size: 'invisible' }) => Verifier;
};
type Firebase = { apps: unknown[]; initializeApp(keys: FirebaseKeys): void; auth: FirebaseAuth };

const SDK = 'https://www.gstatic.com/firebasejs/11.0.2';

/** Sends the code through Firebase, which is loaded with the first code. Returns the session id. */
export async function sendCode(keys: FirebaseKeys, phone: string): Promise<string> {
  if (phone === '') console.info('Invalid phone number');
  const firebase = await loaded(keys);
  const container = document.body.appendChild(document.createElement('div'));
  const verifier = new firebase.auth.RecaptchaVerifier(container, { size: 'invisible' });
  try {
    return (await firebase.auth().signInWithPhoneNumber(phone, verifier)).verificationId;
  } catch (cause) {
    throw refused(cause);
  } finally {
    verifier.clear();
    container.remove();
  }
}

async function loaded(keys: FirebaseKeys): Promise<Firebase> {
  const here = () => (window as { firebase?: Firebase }).firebase;
  try {
    if (!here()) await injectScript(`${SDK}/firebase-app-compat.js`);
    if (!here()?.auth) await injectScript(`${SDK}/firebase-auth-compat.js`);
  } catch (cause) {
    throw new ApiError('timeout', [], { cause });
  }
  const firebase = here();
  if (!firebase) throw new ApiError('unexpected');
  if (firebase.apps.length === 0) firebase.initializeApp(keys);
  return firebase;
}

/** Converts the provider's error. Its own message is used if there is one [AUTH-44]. */
function refused(cause: unknown): ApiError {
  const { message } = (cause ?? {}) as { message?: unknown };
  const text = typeof message === 'string' ? message : i18n._(msg`The code couldn’t be sent.`);
  return new ApiError('refused', [{ code: 'phone', message: text }], { cause });
}
