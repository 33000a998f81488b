import { type Queryable, timestamp } from '../../../db/database';
import { AppError, type ErrorEntry } from '../../../http/errors';
import { SESSION_MESSAGES } from '../session.messages';
import { accountByContact, removePending, updateAccount } from './account.store';
import type { Contact } from './contacts';

export const takenEntry = ({ channel }: Contact): ErrorEntry =>
  channel === 'phone'
    ? { code: 'phone', message: SESSION_MESSAGES.phoneTaken }
    : { code: 'email', message: SESSION_MESSAGES.emailTaken };

export const refuseTaken = (...contacts: Contact[]): never => {
  throw new AppError(403, contacts.map(takenEntry));
};

type Claim = {
  contact: Contact;
  /** The account that wants the contact. `null`: a new account. */
  accountId: number | null;
  wallNow: number;
};

/**
 * Returns whether another account has this contact. An unfinished sign-up keeps its contacts for a limited
 * time.
 */
export async function isTaken(tx: Queryable, { contact, accountId, wallNow }: Claim): Promise<boolean> {
  await removePending(tx, contact, timestamp(wallNow));
  const holder = await accountByContact(tx, contact);
  return holder !== null && holder.id !== accountId;
}

/** Returns whether another person has verified the contact. A code sent there would not reach this person. */
export async function isProvenByAnother(database: Queryable, contact: Contact): Promise<boolean> {
  const holder = await accountByContact(database, contact);
  if (holder === null) return false;
  return contact.channel === 'phone' ? holder.is_phone_verified : holder.is_email_verified;
}

/**
 * Takes the contact from another account that has never verified it. Returns false if the other account has
 * verified it [AUTH-56, Q-92].
 */
export async function takeProven(tx: Queryable, claim: Claim): Promise<boolean> {
  const { contact, accountId } = claim;
  await removePending(tx, contact, timestamp(claim.wallNow));
  const holder = await accountByContact(tx, contact);
  if (holder === null || holder.id === accountId) return true;
  const isPhone = contact.channel === 'phone';
  if (isPhone ? holder.is_phone_verified : holder.is_email_verified) return false;
  await updateAccount(tx, holder.id, isPhone ? { phone: null } : { email: null });
  return true;
}

/**
 * Converts the violation of a unique index to an error for the field. The violation occurs when two sign-ups
 * take the same contact at once.
 */
export function takenByError(error: unknown): ErrorEntry | null {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  if (code !== '23505' || typeof constraint !== 'string') return null;
  if (constraint === 'customers_email_key') return takenEntry({ channel: 'email', value: '' });
  return constraint === 'customers_phone_key' ? takenEntry({ channel: 'phone', value: '' }) : null;
}
