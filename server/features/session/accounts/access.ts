import type { Queryable } from '../../../db/database';
import type { RequestContext } from '../../../http/request-context';
import { unauthorized } from '../../shared/signed-in';
import { customerPasskeys } from '../passkeys/passkey.store';
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
  await customerPasskeys.removePasskeys(tx, customerId);
  await closeAllOf(tx, customerId);
  await countEpoch(tx, customerId);
}

/** Locks the account and refuses if the session has ended meanwhile. */
export async function assertStillIn(
  tx: Queryable,
  { userId, tokenHash }: Pick<RequestContext, 'userId' | 'tokenHash'>,
): Promise<void> {
  await lockAccount(tx, userId ?? unauthorized());
  const found = await tx.query('select 1 from access_tokens where token_hash = $1', [tokenHash]);
  if (found.length === 0) unauthorized();
}

/** The proofs that a person has given during a sign-in: a contact, a social identity, or both. */
export type Proofs = { proven: Contact | null; identity: SocialIdentity | null };

/** Returns whether the account itself has verified the proven contact. */
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
 * Returns who owns an account, according to these proofs. `theirs`: this person, who has proven a contact or
 * an identity of the account. `nobodys`: the account has verified nothing. `anothers`: everything else.
 */
export async function ownerOf(
  database: Queryable,
  account: Account,
  proofs: Proofs,
): Promise<'own' | 'unverified' | 'other'> {
  const { identity } = proofs;
  if (hasProven(account, proofs)) return 'own';
  if (identity !== null && (await isLinked(database, account.id, identity))) return 'own';
  return (await hasPerson(database, account)) ? 'other' : 'unverified';
}

/** Returns whether the account has a proven owner: a verified contact or a linked social identity. */
async function hasPerson(tx: Queryable, account: Account): Promise<boolean> {
  if (account.is_phone_verified || account.is_email_verified) return true;
  const linked = await tx.query('select 1 from social_accounts where customer_id = $1 limit 1', [account.id]);
  return linked.length > 0;
}

/**
 * Gives an unverified account to the person who has verified its contact. All sign-in methods of the
 * account's creator are revoked. Its other contacts are removed, because a code sent to one of them would
 * open the account.
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
