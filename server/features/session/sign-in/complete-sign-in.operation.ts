import type { LoginResponse } from '../../../../contract/types.gen';
import type { LoginType } from '../../../../domain/auth/verification';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { type Guest, guestOf } from '../../shared/guests';
import { type Account, accountById, readLockedAccount, updateAccount } from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import { issueCode } from '../codes/codes';
import { deviceOf } from '../device';
import { customerSignedIn } from '../session.events';
import { SESSION_MESSAGES } from '../session.messages';
import { issueToken } from '../tokens/tokens';
import { answerFor, codeDue } from './answer';
import { contactToProve, isSentElsewhere } from './methods';
import { closeOpen, type OpenSignIn, saveOpen } from './open-sign-in.store';

export type SignIn = { request: RequestContext; loginType: LoginType; guest: Guest | null };

export function assertActive(account: Account): void {
  if (!account.is_active) refuse(403, 'auth', SESSION_MESSAGES.inactive);
}

/**
 * Continues the sign-in of a person who owns this account: asks for missing data, or signs the person in
 * [AUTH-15, AUTH-16].
 */
export async function continueSignIn(signIn: SignIn, account: Account): Promise<LoginResponse> {
  const due = account.has_personal_info ? contactToProve(account, signIn.request.config) : null;
  return due === null ? signInProven(signIn, account) : askCode(signIn, account, due);
}

/**
 * Continues a sign-in after a code or a provider has proven a contact or an identity. If the name is missing,
 * the proofs are stored until it is entered.
 */
export async function signInProven(
  signIn: SignIn,
  account: Account,
  open: Partial<OpenSignIn> = {},
): Promise<LoginResponse> {
  const { request, loginType, guest } = signIn;
  assertActive(account);
  if (!account.has_personal_info) {
    await saveOpenSignIn(signIn, { ...open, accountId: account.id });
    return answerFor(account, loginType);
  }
  const token = await request.database.transaction((tx) => finish(tx, request, { account, guest }));
  return answerFor(account, loginType, token);
}

/** Sends a code for an existing account. The right code then completes the sign-in. */
export async function askCode(
  signIn: SignIn,
  account: Account,
  contact: Contact,
  open: Partial<OpenSignIn> = {},
): Promise<LoginResponse> {
  assertActive(account);
  const guest = await saveOpenSignIn(signIn, { ...open, accountId: account.id });
  await sendCode(signIn.request, guest, contact);
  return codeDue(contact, signIn.loginType, answerFor(account, signIn.loginType));
}

/** Stores the open sign-in of this browser. Returns the guest, which is created if the browser had none. */
export async function saveOpenSignIn(signIn: SignIn, open: Partial<OpenSignIn>): Promise<Guest> {
  const { request } = signIn;
  const guest = signIn.guest ?? (await guestOf(request));
  await saveOpen(request.database, guest, open, request.wallClock());
  return guest;
}

/**
 * Sends a code. A second request within a minute gets the same response, so that it does not reveal that a
 * code was sent.
 */
export async function sendCode(request: RequestContext, guest: Guest, contact: Contact): Promise<void> {
  if (isSentElsewhere(contact.channel, request)) return;
  await issueCode(request, { purpose: 'sign_in', contact, holder: guest.owner });
}

type End = { account: Account; guest: Guest | null };

/**
 * Creates the token and moves the guest's cart and orders to the account. Refuses if all sessions were ended
 * meanwhile [AUTH-18, CART-64, ORD-20].
 */
async function finish(
  tx: Queryable,
  { now, wallClock, userAgent }: RequestContext,
  { account, guest }: End,
): Promise<string> {
  await assertNotEnded(tx, account);
  if (account.pending_until !== null) await updateAccount(tx, account.id, { pending_until: null });
  if (guest !== null) await handOver(tx, guest, { customerId: account.id, now });
  return issueToken(tx, account.id, wallClock(), deviceOf(userAgent));
}

/** Locks the account. Refuses if its epoch has changed, which means that all sessions were ended. */
async function assertNotEnded(tx: Queryable, { id, access_epoch: epoch }: Account): Promise<void> {
  const account = await readLockedAccount(tx, id);
  if (account?.access_epoch !== epoch) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
}

async function handOver(
  tx: Queryable,
  guest: Guest,
  { customerId, now }: { customerId: number; now: number },
): Promise<void> {
  await closeOpen(tx, guest);
  await customerSignedIn.publish(tx, {
    guestOwner: guest.owner,
    guestHash: guest.idHash,
    customerId,
    now,
  });
}

/** Returns the account of an open sign-in. Refuses if it was deleted meanwhile. */
export const accountOfOpen = async (database: Queryable, id: number): Promise<Account> =>
  (await accountById(database, id)) ?? refuse(403, 'expired', SESSION_MESSAGES.notOpen);
