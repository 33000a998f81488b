import type { LoginResponse, UpdateInfoRequest } from '../../../../contract/types.gen';
import type { Queryable } from '../../../db/database';
import { AppError, refuse } from '../../../http/errors';
import type { OperationRequest } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { type Guest, guestToRead } from '../../shared/guests';
import { type Account, type AccountChanges, updateAccount } from '../accounts/account.store';
import { type Contact, longPhone, normalEmail } from '../accounts/contacts';
import { createAccount, type GivenContact, type Name, splitName } from '../accounts/new-account';
import { isProvenByAnother, isTaken, refuseTaken, takenEntry } from '../accounts/ownership';
import { SESSION_MESSAGES } from '../session.messages';
import {
  accountOfOpen,
  askCode,
  continueSignIn,
  type SignIn,
  signInProven,
} from './complete-sign-in.operation';
import { isProofWanted } from './methods';
import { closeOpen, type OpenSignIn, readOpen } from './open-sign-in.store';
import { linkTo } from './proven';

type Info = { name: Name; email: string | null; phone: string | null; refCode: string | null | undefined };
type Request = OperationRequest<{ body: UpdateInfoRequest }>;

/** Completes this browser's open sign-in with the name and the missing contacts [AUTH-15, AUTH-55]. */
export async function updateUserInfo(request: Request): Promise<LoginResponse> {
  const { database, body } = request;
  const info = readInfo(body);
  const guest = await guestToRead(request);
  const open = await readOpen(database, guest, request.wallClock());
  if (open === null) return refuse(403, 'expired', SESSION_MESSAGES.notOpen);
  const signIn = { request, loginType: body.login_type, guest };
  return open.accountId === null
    ? createWithInfo(signIn, open, info)
    : completeWithInfo(signIn, await accountOfOpen(database, open.accountId), { open, info });
}

function readInfo(body: UpdateInfoRequest): Info {
  const name = splitName(body.name) ?? refuse(403, 'name', SESSION_MESSAGES.name);
  const email = body.email ? (normalEmail(body.email) ?? refuse(403, 'email', SESSION_MESSAGES.email)) : null;
  const phone = body.phone ? (longPhone(body.phone) ?? refuse(403, 'phone', SESSION_MESSAGES.phone)) : null;
  return { name, email, phone, refCode: body.ref_code };
}

/** Adds the missing data to an existing account. A verified contact is not changed. */
async function completeWithInfo(
  signIn: SignIn,
  account: Account,
  { open, info }: { open: OpenSignIn; info: Info },
): Promise<LoginResponse> {
  const { database, wallClock } = signIn.request;
  const changes: AccountChanges = {
    ...info.name,
    has_personal_info: true,
    ...(!account.is_email_verified && info.email !== null && { email: info.email }),
    ...(!account.is_phone_verified && info.phone !== null && { phone: info.phone }),
  };
  const changed = await database.transaction(async (tx) => {
    for (const channel of ['email', 'phone'] as const) {
      const value = changes[channel];
      if (value == null || value === account[channel]) continue;
      const contact: Contact = { channel, value };
      if (await isTaken(tx, { contact, accountId: account.id, wallNow: wallClock() })) refuseTaken(contact);
    }
    return updateAccount(tx, account.id, changes);
  });
  return open.proven === null ? continueSignIn(signIn, changed) : signInProven(signIn, changed);
}

/**
 * Creates an account from the proofs and the form. A phone that must be verified is added only with its code.
 */
async function createWithInfo(
  signIn: SignIn & { guest: Guest },
  open: OpenSignIn,
  info: Info,
): Promise<LoginResponse> {
  const { request } = signIn;
  const { guest } = signIn;
  const { account, due } = await request.database.transaction(async (tx) => {
    // Ends the open sign-in. Only one of two concurrent calls succeeds, so only one account is created.
    if (!(await closeOpen(tx, guest))) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
    const contacts = await contactsOf(tx, open, info);
    // If a contact is already verified, no further code is needed.
    const due = open.proven === null ? dueOf(contacts, request) : null;
    if (due?.channel === 'phone' && (await isProvenByAnother(tx, due))) refuseTaken(due);
    const account = await createAccount(tx, request, {
      name: info.name,
      email: contacts.email,
      phone: due?.channel === 'phone' ? null : contacts.phone,
      passwordHash: null,
      refCode: info.refCode,
    });
    if (open.identity !== null) await linkTo(tx, account.id, open.identity, request.now);
    return { account, due };
  });
  if (due === null) return signInProven(signIn, account);
  return askCode(signIn, account, due, { wanted: due, identity: open.identity });
}

type Given = { email: GivenContact | null; phone: GivenContact | null };

/**
 * Returns the contacts of the new account. If another person owns the proven contact, the form must name
 * another one.
 */
async function contactsOf(tx: Queryable, open: OpenSignIn, info: Info): Promise<Given> {
  const { proven, identity, wanted } = open;
  const provenPhone = proven?.channel === 'phone' ? proven.value : null;
  const vouched = identity?.email ?? null;
  const email = info.email ?? vouched;
  const phone = provenPhone ?? info.phone ?? wanted?.value ?? null;
  const given: Given = {
    email: email === null ? null : { value: email, isProven: email === vouched },
    phone: phone === null ? null : { value: phone, isProven: phone === provenPhone },
  };
  const isKept = async (channel: Contact['channel'], contact: GivenContact | null) =>
    contact?.isProven === true && isProvenByAnother(tx, { channel, value: contact.value });
  if (info.email === null && (await isKept('email', given.email))) given.email = null;
  if (await isKept('phone', given.phone)) given.phone = null;
  if (given.email === null && given.phone === null) {
    const hasOwner = email !== null || phone !== null;
    throw new AppError(403, [
      hasOwner
        ? takenEntry({ channel: 'email', value: email ?? '' })
        : { code: 'email', message: SESSION_MESSAGES.emailMissing },
    ]);
  }
  return given;
}

/**
 * Returns the contact that must still be verified by code, because the social provider did not verify it.
 * `null`: none.
 */
function dueOf({ email, phone }: Given, { config }: RequestContext): Contact | null {
  if (phone !== null && isProofWanted('phone', config)) return { channel: 'phone', value: phone.value };
  if (email !== null && !email.isProven && isProofWanted('email', config))
    return { channel: 'email', value: email.value };
  return null;
}
