import { i18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { phoneProviderOf } from '../../../src/features/session/code/phone-provider';

const keys = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_AUTH_DOMAIN: 'd', VITE_FIREBASE_PROJECT_ID: 'p' };
const PHONE = '+971501110001';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const latestScript = () => [...document.head.querySelectorAll('script')].at(-1);

/** The provider's library, which consists of two scripts. */
function library(signInWithPhoneNumber: () => Promise<{ verificationId: string }>) {
  const verifier = { clear: vi.fn() };
  class RecaptchaVerifier {
    clear = verifier.clear;
  }
  const auth = Object.assign(() => ({ signInWithPhoneNumber }), { RecaptchaVerifier });
  return { verifier, initializeApp: vi.fn(), auth };
}

it('the shop’s own server sends the code when no provider is configured, and no library is loaded [AUTH-16]', async () => {
  const provider = phoneProviderOf({});
  await provider.send(PHONE);
  expect(provider.sessionOf(PHONE)).toBe(`demo-${PHONE}`);
  expect(latestScript()).toBeUndefined();
});

it('the provider’s library is loaded with the first code, and its session is kept [AUTH-16]', async () => {
  const { auth, initializeApp, verifier } = library(async () => ({ verificationId: 'session-1' }));
  const provider = phoneProviderOf(keys);
  const sending = provider.send(PHONE);
  await vi.waitFor(() => expect(latestScript()?.src).toContain('firebase-app'));
  vi.stubGlobal('firebase', { apps: [], initializeApp });
  latestScript()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(latestScript()?.src).toContain('firebase-auth'));
  vi.stubGlobal('firebase', { apps: [], initializeApp, auth });
  latestScript()?.dispatchEvent(new Event('load'));
  await sending;
  expect(initializeApp).toHaveBeenCalledWith({ apiKey: 'key', authDomain: 'd', projectId: 'p' });
  expect(provider.sessionOf(PHONE)).toBe('session-1');
  expect(verifier.clear).toHaveBeenCalled();
});

it('the provider’s error message is shown, and an empty phone number is logged [AUTH-44, MSG-68]', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { auth } = library(() => Promise.reject(new Error('TOO_SHORT')));
  vi.stubGlobal('firebase', { apps: [{}], auth });
  await expect(phoneProviderOf(keys).send(PHONE)).rejects.toMatchObject({
    code: 'refused',
    messages: ['TOO_SHORT'],
  });

  const log = vi.spyOn(console, 'info').mockReturnValue();
  await expect(phoneProviderOf(keys).send('')).rejects.toMatchObject({ code: 'refused' });
  expect(log.mock.calls).toEqual([['Invalid phone number']]);
  log.mockReset();
});
