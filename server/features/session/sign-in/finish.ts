import type { LoginResponse } from '../../../../contract/types.gen';
import type { LoginType } from '../../../../domain/auth/verification';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { mergeGuestCart } from '../../cart/merge';
import { claimGuestOrders } from '../../orders/claim.store';
import { mergeGuestTripCart } from '../../rental/cart/trip-cart-merge';
import { type Account, accountById, holdAccount, updateAccount } from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import { issueCode } from '../codes/codes';
import { deviceOf } from '../device';
import { type Guest, guestOf } from '../guests';
import { SESSION_MESSAGES } from '../session.messages';
import { issueToken } from '../tokens/tokens';
import { answerFor, codeDue } from './answer';
import { contactToProve, isSentElsewhere } from './methods';
import { closeOpen, type OpenSignIn, saveOpen } from './open-sign-in.store';

export type SignIn = { request: RequestContext; loginType: LoginType; guest: Guest | null };

export function assertActive(account: Account): void {
  if (!account.is_active) refuse(403, 'auth', SESSION_MESSAGES.inactive);
}

/** Asks what is still open of an account that somebody has shown to be theirs, or lets them in [AUTH-15, AUTH-16]. */
export async function proceed(signIn: SignIn, account: Account): Promise<LoginResponse> {
  const due = account.has_personal_info ? contactToProve(account, signIn.request.config) : null;
  return due === null ? letIn(signIn, account) : askCode(signIn, account, due);
}

/** As `proceed` for whom a code or a provider has proven enough; what that was is kept while a name is missing. */
export async function letIn(
  signIn: SignIn,
  account: Account,
  open: Partial<OpenSignIn> = {},
): Promise<LoginResponse> {
  const { request, loginType, guest } = signIn;
  assertActive(account);
  if (!account.has_personal_info) {
    await keepOpen(signIn, { ...open, accountId: account.id });
    return answerFor(account, loginType);
  }
  const token = await request.database.transaction((tx) => finish(tx, request, { account, guest }));
  return answerFor(account, loginType, token);
}

/** The account is the person's; the code decides when they are in. */
export async function askCode(
  signIn: SignIn,
  account: Account,
  contact: Contact,
  open: Partial<OpenSignIn> = {},
): Promise<LoginResponse> {
  assertActive(account);
  const guest = await keepOpen(signIn, { ...open, accountId: account.id });
  await sendCode(signIn.request, guest, contact);
  return codeDue(contact, signIn.loginType, answerFor(account, signIn.loginType));
}

/** Answers whose sign-in is open now: whoever came as nobody begins a visit with it. */
export async function keepOpen(signIn: SignIn, open: Partial<OpenSignIn>): Promise<Guest> {
  const { request } = signIn;
  const guest = signIn.guest ?? (await guestOf(request));
  await saveOpen(request.database, guest, open, request.wallClock());
  return guest;
}

/** Says nothing about a code that is on its way already: whoever asks again so soon gets the same answer. */
export async function sendCode(request: RequestContext, guest: Guest, contact: Contact): Promise<void> {
  if (isSentElsewhere(contact.channel, request)) return;
  await issueCode(request, { purpose: 'sign_in', contact, holder: guest.owner });
}

type End = { account: Account; guest: Guest | null };

/** The token, and the guest's cart and orders in the account's, unless everybody was put out meanwhile [AUTH-18, CART-64, ORD-20]. */
async function finish(
  tx: Queryable,
  { now, wallClock, userAgent }: RequestContext,
  { account, guest }: End,
): Promise<string> {
  const held = await holdAccount(tx, account.id);
  if (held?.access_epoch !== account.access_epoch) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
  if (account.pending_until !== null) await updateAccount(tx, account.id, { pending_until: null });
  if (guest !== null) {
    await closeOpen(tx, guest);
    await mergeGuestCart(tx, { guestOwner: guest.owner, customerId: account.id, now });
    await mergeGuestTripCart(tx, { guestOwner: guest.owner, customerId: account.id, now });
    await claimGuestOrders(tx, guest, account.id);
  }
  return issueToken(tx, account.id, wallClock(), deviceOf(userAgent));
}

/** An account that a sign-in is about; whoever removed it meanwhile ended the sign-in. */
export const accountOfOpen = async (database: Queryable, id: number): Promise<Account> =>
  (await accountById(database, id)) ?? refuse(403, 'expired', SESSION_MESSAGES.notOpen);
