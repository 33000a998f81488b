import type { LoginResponse } from '../../../../contract/types.gen';
import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import {
  type Account,
  type AccountChanges,
  accountByContact,
  linkIdentity,
  updateAccount,
} from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import { refuseTaken, takeProven } from '../accounts/ownership';
import type { SocialIdentity } from '../services/identity.types';
import { SESSION_MESSAGES } from '../session.messages';
import { askWho, infoDue } from './answer';
import { accountOfOpen, assertActive, keepOpen, letIn, type SignIn } from './finish';
import type { OpenSignIn } from './open-sign-in.store';

/** A code from this contact was right in this browser [AUTH-17]. */
export async function contactProven(
  signIn: SignIn,
  open: OpenSignIn | null,
  contact: Contact,
): Promise<LoginResponse> {
  const { loginType } = signIn;
  if (loginType !== 'otp' && open !== null && open.accountId !== null)
    return provenFor(signIn, open, open.accountId, contact);
  const identity = loginType === 'social' ? (open?.identity ?? null) : null;
  const holder = await accountByContact(signIn.request.database, contact);
  if (holder === null) {
    await keepOpen(signIn, { proven: contact, identity });
    return infoDue(loginType, proofsOf(contact, identity));
  }
  assertActive(holder);
  const isVerified = contact.channel === 'phone' ? holder.is_phone_verified : holder.is_email_verified;
  // A number may have had another owner: only who proved it before is known by it without a question.
  if (isVerified && !holder.asks_who && identity === null) return letIn(signIn, holder, { proven: contact });
  await keepOpen(signIn, { candidateId: holder.id, proven: contact, identity });
  return askWho(holder, loginType, proofsOf(contact, identity));
}

/** The account is known, and now so is its contact. */
async function provenFor(
  signIn: SignIn,
  open: OpenSignIn,
  accountId: number,
  contact: Contact,
): Promise<LoginResponse> {
  const { database, wallClock } = signIn.request;
  const account = await accountOfOpen(database, accountId);
  const isItsOwn = account[contact.channel] === contact.value;
  const isWanted = open.wanted?.channel === contact.channel && open.wanted.value === contact.value;
  if (!isItsOwn && !isWanted) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
  const verified = await database.transaction(async (tx) => {
    const claim = { contact, accountId, wallNow: wallClock() };
    if (!(await takeProven(tx, claim))) refuseTaken(contact);
    return updateAccount(tx, accountId, verifiedContact(contact));
  });
  return letIn(signIn, verified, { proven: contact, identity: open.identity });
}

/** The field `verified` of a repeated call: the person has said "Yes". */
export const isYes = (verified: string | null | undefined): boolean => /^(yes|true|1)$/i.test(verified ?? '');

/** "Yes, it is me" [AUTH-56, Q-92]. */
export async function confirmCandidate(
  signIn: SignIn,
  open: OpenSignIn | null,
  contact: Contact | null,
): Promise<LoginResponse> {
  const { database } = signIn.request;
  if (open === null || open.candidateId === null) return refuse(403, 'expired', SESSION_MESSAGES.notOpen);
  const isSame = contact === null || open.proven?.value === contact.value;
  if (!isSame) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
  const account = await accountOfOpen(database, open.candidateId);
  const { proven, identity } = open;
  const isStillTheirs =
    (proven !== null && account[proven.channel] === proven.value) ||
    (identity !== null && identity.email !== null && account.email === identity.email);
  if (!isStillTheirs) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
  return letIn(signIn, await keepProofs(signIn, account, open), { proven, identity });
}

/** What the person has proven becomes the account's. */
export async function keepProofs(
  signIn: SignIn,
  account: Account,
  { proven, identity }: Pick<OpenSignIn, 'proven' | 'identity'>,
): Promise<Account> {
  assertActive(account);
  const { database, now } = signIn.request;
  return database.transaction(async (tx) => {
    if (identity !== null) await linkTo(tx, account.id, identity, now);
    return updateAccount(tx, account.id, {
      ...(proven !== null && account[proven.channel] === proven.value && verifiedContact(proven)),
      ...(identity?.email != null && account.email === identity.email && { is_email_verified: true }),
      // Whoever made the account never showed that the contact is theirs; this person has.
      ...(account.pending_until !== null && { password_hash: null }),
    });
  });
}

export async function linkTo(tx: Queryable, accountId: number, identity: SocialIdentity, now: number) {
  if (!(await linkIdentity(tx, accountId, identity, timestamp(now))))
    refuse(403, 'expired', SESSION_MESSAGES.notOpen);
}

const verifiedContact = ({ channel, value }: Contact): AccountChanges =>
  channel === 'phone' ? { phone: value, is_phone_verified: true } : { email: value, is_email_verified: true };

const proofsOf = ({ channel, value }: Contact, identity: SocialIdentity | null) => ({
  phone: channel === 'phone' ? value : null,
  email: channel === 'email' ? value : (identity?.email ?? null),
});
