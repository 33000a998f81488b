import type { LoginResponse, PasskeyCredential, PasskeyLoginRequest } from '../../../../contract/types.gen';
import { refuse } from '../../../http/errors';
import type { OperationRequest, Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { knownGuest } from '../../shared/guests';
import { deliverSoon } from '../../shared/outbox';
import { signedIn } from '../../shared/signed-in';
import { requireRecentProof } from '../account-security/recent-proof';
import { assertStillIn } from '../accounts/access';
import { accountById } from '../accounts/account.store';
import { notifyOwner } from '../accounts/notice';
import { deviceOf } from '../device';
import { SESSION_MESSAGES } from '../session.messages';
import { signInProven } from '../sign-in/complete-sign-in.operation';
import { customerPasskeys } from './passkey.store';
import { creationOptions, MAX_PASSKEYS, newPasskey, shownPasskey, signInOptions } from './web-authn';

/** Operations for signing in with a passkey [AUTH-63]. */
export const passkeyRoutes = (): Operations => ({
  passkeyRegisterOptions: registerOptions,
  passkeyRegister: register,
  passkeyOptions: loginOptions,
  passkeyLogin: signIn,
});

async function registerOptions(request: RequestContext) {
  const { database } = request;
  const customerId = signedIn(request);
  await requireRecentProof(database, request);
  const account = (await accountById(database, customerId)) ?? refused();
  const options = await creationOptions(request, customerPasskeys, {
    id: customerId,
    handleOf: String(customerId),
    name: account.email ?? account.phone ?? account.first_name,
    displayName: [account.first_name, account.last_name].filter(Boolean).join(' '),
  });
  return options ?? refused();
}

async function register(request: OperationRequest<{ body: PasskeyCredential }>) {
  const { database, body, language, userAgent, wallClock } = request;
  const ownerId = signedIn(request);
  const passkey = (await newPasskey(request, customerPasskeys, { ownerId, shown: body })) ?? refused();
  await database.transaction(async (tx) => {
    await assertStillIn(tx, request);
    await requireRecentProof(tx, request);
    const isOneTooMany = (await customerPasskeys.passkeysOf(tx, ownerId)).length >= MAX_PASSKEYS;
    const about = { device: deviceOf(userAgent), wallNow: wallClock() };
    if (isOneTooMany || !(await customerPasskeys.insertPasskey(tx, passkey, about))) refused();
    const account = await accountById(tx, ownerId);
    if (account !== null) await notifyOwner(tx, request, account, 'passkey');
  });
  deliverSoon(request);
  return { message: SESSION_MESSAGES.passkeyKept[language], status: 'success' };
}

function loginOptions(request: RequestContext) {
  assertOn(request);
  return signInOptions(request, customerPasskeys);
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

/**
 * Returns the account of the passkey that signed the challenge. The challenge must not have been used before.
 */
async function holderOf(request: RequestContext, shown: PasskeyLoginRequest): Promise<number> {
  const { database, wallClock } = request;
  const { id, counter, owner_id } = (await shownPasskey(request, customerPasskeys, shown)) ?? refused();
  if (!(await customerPasskeys.countUse(database, id, { counter, wallNow: wallClock() }))) refused();
  return owner_id;
}

/** Refuses if all sign-in methods are off. Passkeys are then off too. */
function assertOn({ config: { centralize_login: status } }: RequestContext): void {
  const isAnyOn = status.manual_login_status || status.otp_login_status || status.social_login_status;
  if (!isAnyOn) refuse(403, 'login_type', SESSION_MESSAGES.methodOff);
}

const refused = (): never => refuse(403, 'passkey', SESSION_MESSAGES.passkeyRefused);
