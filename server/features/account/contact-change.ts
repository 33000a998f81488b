import type { Queryable } from '../../db/database';
import { AppError, type ErrorEntry, refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import type { Contact } from '../session/accounts/contacts';
import { isTaken, takenByError, takenEntry } from '../session/accounts/ownership';
import { signedIn } from '../shared/signed-in';
import { ACCOUNT_MESSAGES } from './account.messages';
import { setContact } from './profile.store';

/**
 * Refuses a contact that belongs to another account. Called before a code is sent, so that such a contact is
 * never verified.
 */
export async function refuseTaken(
  request: RequestContext,
  change: Record<Contact['channel'], string | null>,
): Promise<void> {
  const { database, wallClock } = request;
  const claim = { accountId: signedIn(request), wallNow: wallClock() };
  const entries: ErrorEntry[] = [];
  for (const channel of ['email', 'phone'] as const) {
    const value = change[channel];
    if (value !== null && (await isTaken(database, { ...claim, contact: { channel, value } })))
      entries.push(takenEntry({ channel, value }));
  }
  if (entries.length > 0) throw new AppError(403, entries);
}

/** Saves the contact. Refuses if another account has taken it meanwhile. */
export async function putContact(
  database: Queryable,
  customerId: number,
  contact: Contact & { isVerified: boolean },
): Promise<void> {
  const isPut = await setContact(database, customerId, contact).catch((error: unknown) => {
    const taken = takenByError(error);
    throw taken === null ? error : new AppError(403, [taken]);
  });
  if (!isPut) refuse(403, contact.channel, ACCOUNT_MESSAGES.notChangeable);
}
