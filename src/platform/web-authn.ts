import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyCredential } from '../../domain/auth/access';
import { ApiError } from '../api/api-error';

/** Names of the errors that the browser throws if its dialog is closed or times out. */
const CLOSED = ['NotAllowedError', 'AbortError'];
/** Name of the error if the device already has a passkey of this account. */
const KNOWN = 'InvalidStateError';
/** Name of the error at an address that can't have passkeys, such as an IP address. */
const UNSUITABLE = 'SecurityError';

/** Asks the device to create a passkey. `optionsJSON`: the server's options. */
export async function createPasskey(optionsJSON: unknown): Promise<object> {
  const { startRegistration } = await passkeyLibrary();
  return startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON }).catch(
    explained,
  );
}

/** Asks the device for a passkey. `optionsJSON`: the server's options. */
export async function showPasskey(optionsJSON: unknown): Promise<PasskeyCredential> {
  const { startAuthentication } = await passkeyLibrary();
  return startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON }).catch(
    explained,
  );
}

function passkeyLibrary() {
  if (!('PublicKeyCredential' in window)) unsuitable();
  return import('@simplewebauthn/browser');
}

/** Throws the error with a code. A closed dialog has the code `cancelled`. */
function explained(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (CLOSED.includes(name)) throw { code: 'cancelled' };
  if (name === UNSUITABLE) unsuitable();
  if (name !== KNOWN) throw error;
  refused(i18n._(msg`This device already has a passkey for your account.`));
}

/**
 * Throws if the page can't use passkeys. Browsers offer them only with https or on this computer, and never
 * at an IP address.
 */
function unsuitable(): never {
  refused(i18n._(msg`Passkeys don’t work in this browser or at this address.`));
}

function refused(message: string): never {
  throw new ApiError('refused', [{ code: 'passkey', message }]);
}
