import { afterEach, expect, it, vi } from 'vitest';
import { offerPasskey } from '../../../src/features/session/sign-in/auth.actors';

const browser = vi.hoisted(() => ({
  isAble: true,
  startAuthentication: vi.fn(),
  cancelCeremony: vi.fn(),
}));
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: async () => browser.isAble,
  startAuthentication: browser.startAuthentication,
  WebAuthnAbortService: { cancelCeremony: browser.cancelCeremony },
}));

const passkeyOptions = vi.fn(async () => ({ challenge: 'abc' }));
const api = async () => ({ passkeyOptions });
const nobodyLeaves = () => new AbortController().signal;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  browser.isAble = true;
});

it('the contact field offers the browser’s passkeys and returns the chosen passkey [AUTH-63]', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const credential = { id: 'key-1' };
  browser.startAuthentication.mockResolvedValue(credential);
  await expect(offerPasskey(api, nobodyLeaves())).resolves.toBe(credential);
  expect(browser.startAuthentication).toHaveBeenCalledWith({
    optionsJSON: { challenge: 'abc' },
    useBrowserAutofill: true,
  });
});

it('no passkey is requested in a browser without passkeys [AUTH-63]', async () => {
  await expect(offerPasskey(api, nobodyLeaves())).resolves.toBeNull();
  vi.stubGlobal('PublicKeyCredential', class {});
  browser.isAble = false;
  await expect(offerPasskey(api, nobodyLeaves())).resolves.toBeNull();
  expect(passkeyOptions).not.toHaveBeenCalled();
});

it('the passkey offer is cancelled when the form is left [AUTH-63]', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  browser.startAuthentication.mockReturnValue(new Promise(() => undefined));
  const controller = new AbortController();
  void offerPasskey(api, controller.signal);
  await vi.waitFor(() => expect(browser.startAuthentication).toHaveBeenCalled());
  controller.abort();
  expect(browser.cancelCeremony).toHaveBeenCalledOnce();
});
