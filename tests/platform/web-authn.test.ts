import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPasskey, showPasskey } from '../../src/platform/web-authn';

const device = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

const options = { challenge: 'abc' };
const error = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('the device creates and shows passkeys with the server’s options [AUTH-63, X-33]', async () => {
  device.startRegistration.mockResolvedValue({ id: 'new' });
  device.startAuthentication.mockResolvedValue({ id: 'known' });
  expect(await createPasskey(options)).toEqual({ id: 'new' });
  expect(await showPasskey(options)).toEqual({ id: 'known' });
  for (const asked of [device.startRegistration, device.startAuthentication])
    expect(asked).toHaveBeenCalledWith({ optionsJSON: options });
});

it.each(['NotAllowedError', 'AbortError'])(
  'a closed passkey dialog (%s) is cancelled [AUTH-63, X-33]',
  async (name) => {
    device.startRegistration.mockRejectedValue(error(name));
    device.startAuthentication.mockRejectedValue(error(name));
    await expect(createPasskey(options)).rejects.toEqual({ code: 'cancelled' });
    await expect(showPasskey(options)).rejects.toEqual({ code: 'cancelled' });
  },
);

it('a device that has a passkey of the account says so [AUTH-63, X-33]', async () => {
  device.startRegistration.mockRejectedValue(error('InvalidStateError'));
  await expect(createPasskey(options)).rejects.toMatchObject({
    code: 'refused',
    messages: ['This device already has a passkey for your account.'],
  });
});

it('passkeys are refused with the reason in a browser without them and at an IP address [AUTH-63, X-33]', async () => {
  const reason = {
    code: 'refused',
    messages: ['Passkeys don’t work in this browser or at this address.'],
  };
  device.startAuthentication.mockRejectedValue(error('SecurityError'));
  await expect(showPasskey(options)).rejects.toMatchObject(reason);
  vi.unstubAllGlobals();
  await expect(createPasskey(options)).rejects.toMatchObject(reason);
  expect(device.startRegistration).not.toHaveBeenCalled();
});

it('other errors of the device are thrown unchanged [AUTH-63, X-33]', async () => {
  const broken = error('UnknownError');
  device.startAuthentication.mockRejectedValue(broken);
  await expect(showPasskey(options)).rejects.toBe(broken);
});
