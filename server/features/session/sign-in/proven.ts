import type { LoginResponse } from '../../../../contract/types.gen';
import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import { isOf, ownerOf, type Proofs, transferToContactOwner } from '../accounts/access';
import {
  type Account,
  type AccountChanges,
  accountByContact,
  linkIdentity,
  readLockedAccount,
  updateAccount,
} from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import { refuseTaken, takeProven } from '../accounts/ownership';
import type { SocialIdentity } from '../services/identity.types';
import { SESSION_MESSAGES } from '../session.messages';
import { askForIdentity, infoDue } from './answer';
import {
  accountOfOpen,
  assertActive,
  type SignIn,
  saveOpenSignIn,
  signInProven,
} from './complete-sign-in.operation';
import type { OpenSignIn } from './open-sign-in.store';

/** Continues a sign-in after the code for this contact was right in this browser [AUTH-17]. */
export async function contactProven(
  signIn: SignIn,
  open: OpenSignIn | null,
  contact: Contact,
): Promise<LoginResponse> {
  const { loginType } = signIn;
  if (loginType !== 'otp' && open !== null && open.accountId !== null)
    return provenFor(signIn, open, open.accountId, contact);
  const identity = loginType === 'social' ? (open?.identity ?? null) : null;
  const proofs = { proven: contact, identity };
  const holder = await accountByContact(signIn.request.database, contact);
  if (holder === null) return beginAsNewcomer(signIn, proofs);
  assertActive(holder);
  const isVerified = contact.channel === 'phone' ? holder.is_phone_verified : holder.is_email_verified;
  // Phone numbers change owners. A person is therefore signed in without a question only if the account has
  // verified this contact before.
  if (isVerified && !holder.asks_who && identity === null)
    return signInProven(signIn, holder, { proven: contact });
  return askCandidate(signIn, holder, proofs);
}

/** The person's proofs so far, and the contact that the person has entered. */
type Arrival = Proofs & { wanted?: Contact | null };

/**
 * Asks "Is It You?". If the account belongs to another person, reveals nothing and continues as for a new
 * customer [AUTH-17, AUTH-52].
 */
export async function askCandidate(
  signIn: SignIn,
  account: Account,
  arrival: Arrival,
): Promise<LoginResponse> {
  if ((await ownerOf(signIn.request.database, account, arrival)) === 'other')
    return beginAsNewcomer(signIn, arrival);
  await saveOpenSignIn(signIn, { ...arrival, candidateId: account.id });
  return askForIdentity(account, signIn.loginType, shownProofs(arrival));
}

/**
 * Asks a new customer for the name. If another account has the contact unverified, it loses the contact when
 * the new account is created.
 */
export async function beginAsNewcomer(signIn: SignIn, arrival: Arrival): Promise<LoginResponse> {
  await saveOpenSignIn(signIn, arrival);
  return infoDue(signIn.loginType, shownProofs(arrival));
}

/** Continues the sign-in to an existing account whose contact was just verified. */
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
  return signInProven(signIn, verified, { proven: contact, identity: open.identity });
}

/** Returns whether the person has answered "Is It You?" with yes. */
export const isConfirmed = (verified: string | null | undefined): boolean =>
  /^(yes|true|1)$/i.test(verified ?? '');

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
  return signInAs(signIn, account, { proven: open.proven, identity: open.identity });
}

/**
 * Signs in to the account that the person confirmed. If it meanwhile belongs to another person, continues as
 * for a new customer.
 */
export async function signInAs(signIn: SignIn, account: Account, proofs: Proofs): Promise<LoginResponse> {
  const kept = await keepProofs(signIn, account, proofs);
  return kept === null ? beginAsNewcomer(signIn, proofs) : signInProven(signIn, kept, proofs);
}

/**
 * Stores the verified contacts in the account. Returns `null` if they belong to the account of another
 * person.
 */
async function keepProofs(signIn: SignIn, { id }: Account, proofs: Proofs): Promise<Account | null> {
  const { database, now } = signIn.request;
  const { identity } = proofs;
  return database.transaction(async (tx) => {
    const account = (await readLockedAccount(tx, id)) ?? refuse(403, 'expired', SESSION_MESSAGES.notOpen);
    assertActive(account);
    const owner = await ownerOf(tx, account, proofs);
    const [isPhone, isEmail] = [isOf(account, 'phone', proofs), isOf(account, 'email', proofs)];
    if (owner !== 'own' && !isPhone && !isEmail) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
    if (owner === 'other') return null;
    if (owner === 'unverified') await transferToContactOwner(tx, account, proofs);
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

const shownProofs = ({ proven, identity }: Proofs) => ({
  phone: proven?.channel === 'phone' ? proven.value : null,
  email: proven?.channel === 'email' ? proven.value : (identity?.email ?? null),
});
