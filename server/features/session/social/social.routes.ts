import type { LoginResponse, SocialLoginRequest } from '../../../../contract/types.gen';
import { refuse } from '../../../http/errors';
import type { OperationRequest } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { knownGuest } from '../../shared/guests';
import { type Account, accountByContact, accountByIdentity, updateAccount } from '../accounts/account.store';
import { type Contact, longPhone } from '../accounts/contacts';
import { isProvenByAnother, isTaken, refuseTaken } from '../accounts/ownership';
import type { SocialIdentity } from '../services/identity.types';
import { SESSION_MESSAGES } from '../session.messages';
import { answerFor, codeDue } from '../sign-in/answer';
import {
  askCode,
  assertActive,
  type SignIn,
  saveOpenSignIn,
  sendCode,
  signInProven,
} from '../sign-in/complete-sign-in.operation';
import { assertMedium, isProofWanted } from '../sign-in/methods';
import { readOpen } from '../sign-in/open-sign-in.store';
import { askCandidate, beginAsNewcomer, confirmCandidate, isConfirmed, signInAs } from '../sign-in/proven';

type Request = OperationRequest<{ body: SocialLoginRequest }>;
type Arrival = { identity: SocialIdentity; phone: Contact | null };

/** Signs in by a social account [AUTH-50..53]. */
export async function socialLogin(request: Request): Promise<LoginResponse> {
  const { body, config, database } = request;
  assertMedium(config, body.medium);
  const phone = phoneOf(body);
  const identity = await identityOf(request);
  const signIn: SignIn = { request, loginType: 'social', guest: await knownGuest(request) };
  const linked = await accountByIdentity(database, identity);
  const found = linked ?? (await accountOfEmail(request, identity));
  if (isConfirmed(body.verified)) return confirmIdentity(signIn, identity, found);
  const arrival: Arrival = { identity, phone };
  if (linked !== null && !linked.asks_who) return signInLinked(signIn, linked, arrival);
  if (found === null) return openNewSignIn(signIn, arrival);
  assertActive(found);
  return askCandidate(signIn, found, { proven: null, identity, wanted: phone });
}

async function identityOf({ body, identity }: Request): Promise<SocialIdentity> {
  const { token, id_token: idToken = null, unique_id: uniqueId } = body;
  const provider = identity.social[body.medium] ?? refuse(403, 'medium', SESSION_MESSAGES.methodOff);
  const found = await provider.verify({ token, idToken, uniqueId }).catch((error: unknown) => {
    identity.report(`${body.medium} could not be asked`, error);
    return null;
  });
  return found ?? refuse(403, 'token', SESSION_MESSAGES.socialToken);
}

const accountOfEmail = ({ database }: RequestContext, { email }: SocialIdentity): Promise<Account | null> =>
  email === null ? Promise.resolve(null) : accountByContact(database, { channel: 'email', value: email });

/**
 * Signs in a person who has answered "Is It You?" with yes. The provider has just confirmed the identity
 * again. A phone that led to the account was verified in this browser.
 */
async function confirmIdentity(
  signIn: SignIn,
  identity: SocialIdentity,
  found: Account | null,
): Promise<LoginResponse> {
  if (found !== null) return signInAs(signIn, found, { proven: null, identity });
  const { guest, request } = signIn;
  const open = guest && (await readOpen(request.database, guest, request.wallClock()));
  const isSame = open?.identity?.medium === identity.medium && open.identity.subject === identity.subject;
  return confirmCandidate(signIn, isSame ? open : null, null);
}

/**
 * Signs in with an identity that is linked to an account. If the account has no contact, asks for a phone
 * once.
 */
async function signInLinked(
  signIn: SignIn,
  account: Account,
  { identity, phone }: Arrival,
): Promise<LoginResponse> {
  assertActive(account);
  if (account.phone !== null) return signInProven(signIn, account, { identity });
  if (phone === null) {
    if (account.email === null && identity.email === null) refuse(403, 'email', SESSION_MESSAGES.socialEmail);
    return { ...answerFor(account, 'social'), is_personal_info: 1 };
  }
  const { database, config, wallClock } = signIn.request;
  if (await isProvenByAnother(database, phone)) refuseTaken(phone);
  if (isProofWanted('phone', config)) return askCode(signIn, account, phone, { wanted: phone, identity });
  const changed = await database.transaction(async (tx) => {
    const claim = { contact: phone, accountId: account.id, wallNow: wallClock() };
    if (await isTaken(tx, claim)) refuseTaken(phone);
    return updateAccount(tx, account.id, { phone: phone.value });
  });
  return signInProven(signIn, changed, { identity });
}

/**
 * Begins the sign-in of an identity that no account has. If the provider sends no email address, a phone is
 * required [AUTH-53].
 */
async function openNewSignIn(signIn: SignIn, { identity, phone }: Arrival): Promise<LoginResponse> {
  if (identity.email === null && phone === null) refuse(403, 'email', SESSION_MESSAGES.socialEmail);
  if (identity.email === null && phone !== null && isProofWanted('phone', signIn.request.config)) {
    const guest = await saveOpenSignIn(signIn, { identity, wanted: phone });
    await sendCode(signIn.request, guest, phone);
    return codeDue(phone, 'social');
  }
  return beginAsNewcomer(signIn, { proven: null, identity, wanted: phone });
}

function phoneOf({ phone }: SocialLoginRequest): Contact | null {
  if (!phone) return null;
  const value = longPhone(phone) ?? refuse(403, 'phone', SESSION_MESSAGES.phone);
  return { channel: 'phone', value };
}
