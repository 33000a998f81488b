import { createHmac } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { PasskeyCredential, PasskeyLoginRequest } from '../../../../contract/types.gen';
import type { Queryable } from '../../../db/database';
import type { RequestContext } from '../../../http/request-context';
import { secretOf } from '../../shared/secrets';
import type { Passkey, PasskeyStore } from './passkey.store';

export const MAX_PASSKEYS = 20;

/** Loads the library on first use. It is large, and most processes never need it. */
const webauthn = () => import('@simplewebauthn/server');

type Site = Pick<RequestContext, 'origin' | 'database' | 'wallClock'>;

const hostOf = ({ origin }: Site): string => new URL(origin).hostname;

/**
 * The account of a passkey. `handleOf`: a text that is unique among all accounts of the site, because devices
 * store one passkey for each.
 */
type Holder = { id: number; handleOf: string; name: string; displayName: string };

/**
 * Returns the options for creating a passkey. `null`: the account already has the maximum number of passkeys.
 */
export async function creationOptions(
  request: Site & Pick<RequestContext, 'config'>,
  store: PasskeyStore,
  { id, handleOf, name, displayName }: Holder,
): Promise<{ challenge: string } | null> {
  const { database, config, wallClock } = request;
  const passkeys = await store.passkeysOf(database, id);
  if (passkeys.length >= MAX_PASSKEYS) return null;
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: config.business_name,
    rpID: hostOf(request),
    userName: name,
    userDisplayName: displayName,
    userID: new Uint8Array(await userHandle(database, handleOf)),
    attestationType: 'none',
    excludeCredentials: passkeys.map((known) => ({
      id: known.id.toString('base64url'),
      transports: known.transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await store.saveChallenge(database, { challenge: options.challenge, ownerId: id, wallNow: wallClock() });
  return { ...options };
}

/**
 * Returns the WebAuthn user handle of an account. It never changes, and does not reveal whose account it is.
 */
async function userHandle(database: Queryable, handleOf: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(database, 'passkeys'))
    .update(handleOf)
    .digest();
}

/** Returns the new passkey of this account. `null`: the device's response is not accepted. */
export async function newPasskey(
  request: Site,
  store: PasskeyStore,
  { ownerId, shown }: { ownerId: number; shown: PasskeyCredential },
): Promise<Passkey | null> {
  const { database, origin, wallClock } = request;
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { clientExtensionResults: {}, ...shown } as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      store.takeChallenge(database, { challenge, ownerId, wallNow: wallClock() }),
    expectedOrigin: origin,
    expectedRPID: hostOf(request),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    id: Buffer.from(credential.id, 'base64url'),
    owner_id: ownerId,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** Returns the options for signing in. They name no passkeys, so they reveal no account. */
export async function signInOptions(request: Site, store: PasskeyStore): Promise<{ challenge: string }> {
  const { database, wallClock } = request;
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(request),
    userVerification: 'required',
  });
  await store.saveChallenge(database, { challenge: options.challenge, ownerId: null, wallNow: wallClock() });
  return { ...options };
}

/**
 * Returns the passkey that signed the challenge, with its new counter. The challenge must not have been used
 * before. `null`: not accepted.
 */
export async function shownPasskey(
  request: Site,
  store: PasskeyStore,
  shown: PasskeyLoginRequest,
): Promise<Passkey | null> {
  const { database, origin, wallClock } = request;
  const passkey = await store.passkeyById(database, Buffer.from(shown.id, 'base64url'));
  if (passkey === null) return null;
  const credential: WebAuthnCredential = {
    id: passkey.id.toString('base64url'),
    publicKey: new Uint8Array(passkey.public_key),
    counter: passkey.counter,
    transports: passkey.transports,
  };
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { clientExtensionResults: {}, ...shown } as AuthenticationResponseJSON,
    expectedChallenge: (challenge) =>
      store.takeChallenge(database, { challenge, ownerId: null, wallNow: wallClock() }),
    expectedOrigin: origin,
    expectedRPID: hostOf(request),
    credential,
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? { ...passkey, counter: verified.authenticationInfo.newCounter } : null;
}
