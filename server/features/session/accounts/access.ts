import type { Queryable } from '../../../db/database';
import type { RequestContext } from '../../../http/request-context';
import { removePasskeys } from '../passkeys/passkey.store';
import type { SocialIdentity } from '../services/identity.types';
import { closeAllOf } from '../sign-in/open-sign-in.store';
import { unauthorized } from '../tokens/bearer';
import { revokeAllTokens } from '../tokens/tokens';
import {
  type Account,
  countEpoch,
  isLinked,
  lockAccount,
  unlinkIdentities,
  updateAccount,
} from './account.store';
import type { Contact } from './contacts';

/** Puts everybody out of the account: who is signed in, who is about to be, and whoever comes with a passkey. */
export async function endAccess(tx: Queryable, customerId: number): Promise<void> {
  await revokeAllTokens(tx, customerId);
  await removePasskeys(tx, customerId);
  await closeAllOf(tx, customerId);
  await countEpoch(tx, customerId);
}

/** Holds the account of whoever calls, who may have been put out of it since the token was read. */
export async function assertStillIn(
  tx: Queryable,
  { userId, tokenHash }: Pick<RequestContext, 'userId' | 'tokenHash'>,
): Promise<void> {
  await lockAccount(tx, userId ?? unauthorized());
  const found = await tx.query('select 1 from access_tokens where token_hash = $1', [tokenHash]);
  if (found.length === 0) unauthorized();
}

/** What somebody has shown to have. */
export type Proofs = { proven: Contact | null; identity: SocialIdentity | null };

/** Whether the account has proven one of these contacts itself, before. */
const hasProven = (account: Account, proofs: Proofs): boolean =>
  (account.is_phone_verified && isOf(account, 'phone', proofs)) ||
  (account.is_email_verified && isOf(account, 'email', proofs));

export const isOf = (
  account: Pick<Account, 'phone' | 'email'>,
  channel: Contact['channel'],
  { proven, identity }: Proofs,
): boolean =>
  account[channel] !== null &&
  ((proven?.channel === channel && proven.value === account[channel]) ||
    (channel === 'email' && identity?.email === account.email));

/**
 * Whose an account is, as somebody with these proofs comes to it: theirs, where it has proven one of the contacts itself or
 * knows the social account; nobody's, while nothing of it was ever proven; else another's, who has shown to be its person
 * and only named a contact that isn't theirs.
 */
export async function ownerOf(
  database: Queryable,
  account: Account,
  proofs: Proofs,
): Promise<'theirs' | 'nobodys' | 'anothers'> {
  const { identity } = proofs;
  if (hasProven(account, proofs)) return 'theirs';
  if (identity !== null && (await isLinked(database, account.id, identity))) return 'theirs';
  return (await hasPerson(database, account)) ? 'anothers' : 'nobodys';
}

/** Whether somebody has shown to be its person: by a contact that is proven, or by a social account. */
async function hasPerson(tx: Queryable, account: Account): Promise<boolean> {
  if (account.is_phone_verified || account.is_email_verified) return true;
  const linked = await tx.query('select 1 from social_accounts where customer_id = $1 limit 1', [account.id]);
  return linked.length > 0;
}

/**
 * The account is now whose contact it named without ever proving it. Whatever let its maker in is gone, also the other
 * contacts: a code from there would open it again.
 */
export async function adopt(tx: Queryable, account: Account, proofs: Proofs): Promise<void> {
  await endAccess(tx, account.id);
  await unlinkIdentities(tx, account.id);
  await updateAccount(tx, account.id, {
    password_hash: null,
    ...(!isOf(account, 'phone', proofs) && { phone: null, is_phone_verified: false }),
    ...(!isOf(account, 'email', proofs) && { email: null, is_email_verified: false }),
  });
}
