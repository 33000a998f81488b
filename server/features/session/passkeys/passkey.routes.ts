import { createHmac } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { LoginResponse, PasskeyCredential, PasskeyLoginRequest } from '../../../../contract/types.gen';
import { refuse } from '../../../http/errors';
import type { OperationRequest, Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { knownGuest } from '../../shared/guests';
import { deliverSoon } from '../../shared/outbox';
import { secretOf } from '../../shared/secrets';
import { signedIn } from '../../shared/signed-in';
import { requireRecentProof } from '../account-security/recent-proof';
import { assertStillIn } from '../accounts/access';
import { accountById } from '../accounts/account.store';
import { notifyOwner } from '../accounts/notice';
import { deviceOf } from '../device';
import { SESSION_MESSAGES } from '../session.messages';
import { signInProven } from '../sign-in/complete-sign-in.operation';
import {
  countUse,
  insertPasskey,
  type Passkey,
  passkeyById,
  passkeysOf,
  saveChallenge,
  takeChallenge,
} from './passkey.store';

const MOST_PASSKEYS = 20;

/** Loaded on first use: the library is large and most processes never need it. */
const webauthn = () => import('@simplewebauthn/server');

/** Signing in with a passkey [AUTH-63]. */
export const passkeyRoutes = (): Operations => ({
  passkeyRegisterOptions: registerOptions,
  passkeyRegister: register,
  passkeyOptions: loginOptions,
  passkeyLogin: signIn,
});

const hostOf = ({ origin }: RequestContext): string => new URL(origin).hostname;

async function registerOptions(request: RequestContext) {
  const { database, config, wallClock } = request;
  const customerId = signedIn(request);
  await requireRecentProof(database, request);
  const account = (await accountById(database, customerId)) ?? refused();
  const passkeys = await passkeysOf(database, customerId);
  if (passkeys.length >= MOST_PASSKEYS) refused();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: config.business_name,
    rpID: hostOf(request),
    userName: account.email ?? account.phone ?? account.first_name,
    userDisplayName: [account.first_name, account.last_name].filter(Boolean).join(' '),
    userID: new Uint8Array(await handleOf(request, customerId)),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id: id.toString('base64url'), transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(database, { challenge: options.challenge, customerId, wallNow: wallClock() });
  return { ...options };
}

/**
 * The WebAuthn user handle of an account. It never changes, and it does not reveal who the account belongs
 * to.
 */
async function handleOf({ database }: RequestContext, customerId: number): Promise<Buffer> {
  return createHmac('sha256', await secretOf(database, 'passkeys'))
    .update(String(customerId))
    .digest();
}

async function register(request: OperationRequest<{ body: PasskeyCredential }>) {
  const { database, body, language, origin, userAgent, wallClock } = request;
  const customerId = signedIn(request);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { clientExtensionResults: {}, ...body } as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      takeChallenge(database, { challenge, customerId, wallNow: wallClock() }),
    expectedOrigin: origin,
    expectedRPID: hostOf(request),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return refused();
  const { credential } = verified.registrationInfo;
  const passkey: Passkey = {
    id: Buffer.from(credential.id, 'base64url'),
    customer_id: customerId,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
  await database.transaction(async (tx) => {
    await assertStillIn(tx, request);
    await requireRecentProof(tx, request);
    const isOneTooMany = (await passkeysOf(tx, customerId)).length >= MOST_PASSKEYS;
    if (isOneTooMany || !(await insertPasskey(tx, passkey, deviceOf(userAgent), wallClock()))) refused();
    const account = await accountById(tx, customerId);
    if (account !== null) await notifyOwner(tx, request, account, 'passkey');
  });
  deliverSoon(request);
  return { message: SESSION_MESSAGES.passkeyKept[language], status: 'success' };
}

async function loginOptions(request: RequestContext) {
  const { database, wallClock } = request;
  assertOn(request);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(request),
    userVerification: 'required',
  });
  await saveChallenge(database, {
    challenge: options.challenge,
    customerId: null,
    wallNow: wallClock(),
  });
  return { ...options };
}

async function signIn(request: OperationRequest<{ body: PasskeyLoginRequest }>): Promise<LoginResponse> {
  const { database, body } = request;
  assertOn(request);
  const holder = await holderOf(request, body);
  const account = (await accountById(database, holder)) ?? refused();
  return signInProven({ request, loginType: 'manual', guest: await knownGuest(request) }, account);
}

/** Checks a passkey of a signed-in customer, as a proof of identity. */
export async function provesByPasskey(
  request: RequestContext,
  shown: PasskeyLoginRequest | undefined,
  customerId: number,
): Promise<void> {
  if (shown === undefined || (await holderOf(request, shown)) !== customerId) refused();
}

/** The account of the passkey that signed the challenge. The challenge must not have been used before. */
async function holderOf(request: RequestContext, shown: PasskeyLoginRequest): Promise<number> {
  const { database, wallClock } = request;
  const passkey = (await passkeyById(database, Buffer.from(shown.id, 'base64url'))) ?? refused();
  const counter = await newCounterOf(request, shown, passkey);
  if (!(await countUse(database, passkey.id, { counter, wallNow: wallClock() }))) refused();
  return passkey.customer_id;
}

async function newCounterOf(
  request: RequestContext,
  body: PasskeyLoginRequest,
  passkey: Passkey,
): Promise<number> {
  const { database, origin, wallClock } = request;
  const credential: WebAuthnCredential = {
    id: passkey.id.toString('base64url'),
    publicKey: new Uint8Array(passkey.public_key),
    counter: passkey.counter,
    transports: passkey.transports,
  };
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { clientExtensionResults: {}, ...body } as AuthenticationResponseJSON,
    expectedChallenge: (challenge) =>
      takeChallenge(database, { challenge, customerId: null, wallNow: wallClock() }),
    expectedOrigin: origin,
    expectedRPID: hostOf(request),
    credential,
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : refused();
}

/** Passkeys are off if all sign-in methods are off. */
function assertOn({ config: { centralize_login: status } }: RequestContext): void {
  const isAnyOn = status.manual_login_status || status.otp_login_status || status.social_login_status;
  if (!isAnyOn) refuse(403, 'login_type', SESSION_MESSAGES.methodOff);
}

const refused = (): never => refuse(403, 'passkey', SESSION_MESSAGES.passkeyRefused);
