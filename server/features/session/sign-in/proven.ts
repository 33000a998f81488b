import type { LoginResponse } from '../../../../contract/types.gen';
import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import { adopt, hasProven, isOf, type Proofs } from '../accounts/access';
import {
  type Account,
  type AccountChanges,
  accountByContact,
  holdAccount,
  isLinked,
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
  return letIn(signIn, await keepProofs(signIn, account, open), { proven, identity });
}

/** What the person has proven becomes the account's, and the account theirs if it never proved it itself. */
export async function keepProofs(signIn: SignIn, { id }: Account, proofs: Proofs): Promise<Account> {
  const { database, now } = signIn.request;
  const { identity } = proofs;
  return database.transaction(async (tx) => {
    const account = (await holdAccount(tx, id)) ?? refuse(403, 'expired', SESSION_MESSAGES.notOpen);
    assertActive(account);
    const isKnown = hasProven(account, proofs) || (identity !== null && (await isLinked(tx, id, identity)));
    const [isPhone, isEmail] = [isOf(account, 'phone', proofs), isOf(account, 'email', proofs)];
    if (!isKnown && !isPhone && !isEmail) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
    if (!isKnown) await adopt(tx, account, proofs);
    if (identity !== null) await linkTo(tx, id, identity, now);
    return updateAccount(tx, id, {
      ...(isPhone && { is_phone_verified: true }),
      ...(isEmail && { is_email_verified: true }),
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
