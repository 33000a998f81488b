import type { Queryable } from '../../../db/database';
import type { RequestContext } from '../../../http/request-context';
import { unauthorized } from '../../shared/signed-in';
import { removePasskeys } from '../passkeys/passkey.store';
import type { SocialIdentity } from '../services/identity.types';
import { closeAllOf } from '../sign-in/open-sign-in.store';
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

/** Ends all sessions, open sign-ins and passkeys of the account. */
export async function endAccess(tx: Queryable, customerId: number): Promise<void> {
  await revokeAllTokens(tx, customerId);
  await removePasskeys(tx, customerId);
  await closeAllOf(tx, customerId);
  await countEpoch(tx, customerId);
}

/** Locks the account and checks that the session has not been ended. */
export async function assertStillIn(
  tx: Queryable,
  { userId, tokenHash }: Pick<RequestContext, 'userId' | 'tokenHash'>,
): Promise<void> {
  await lockAccount(tx, userId ?? unauthorized());
  const found = await tx.query('select 1 from access_tokens where token_hash = $1', [tokenHash]);
  if (found.length === 0) unauthorized();
}

/** The sign-in proofs of a person. */
export type Proofs = { proven: Contact | null; identity: SocialIdentity | null };

/** Whether the account verified one of these contacts itself. */
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
 * Who owns an account, given these proofs: this person, if the account verified one of the contacts or knows
 * the social identity; no one, if it verified nothing; otherwise another person.
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

/** Whether someone has proven to be this account's person, by a verified contact or a social identity. */
async function hasPerson(tx: Queryable, account: Account): Promise<boolean> {
  if (account.is_phone_verified || account.is_email_verified) return true;
  const linked = await tx.query('select 1 from social_accounts where customer_id = $1 limit 1', [account.id]);
  return linked.length > 0;
}

/**
 * Transfers an unverified account to the verified contact owner. Revokes all sign-in methods of its creator.
 * Removes the other contacts, because a code sent to them would open the account.
 */
export async function transferToContactOwner(tx: Queryable, account: Account, proofs: Proofs): Promise<void> {
  await endAccess(tx, account.id);
  await unlinkIdentities(tx, account.id);
  await updateAccount(tx, account.id, {
    password_hash: null,
    ...(!isOf(account, 'phone', proofs) && { phone: null, is_phone_verified: false }),
    ...(!isOf(account, 'email', proofs) && { email: null, is_email_verified: false }),
  });
}
