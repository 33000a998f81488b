import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import { requireRecentProof } from '../session/account-security/recent-proof';
import { normalContact } from '../session/accounts/contacts';
import { notifyOwner } from '../session/accounts/notice';
import { deliverSoon } from '../shared/outbox';
import { signedIn, unauthorized } from '../shared/signed-in';
import { ACCOUNT_MESSAGES } from './account.messages';
import { hasUnfinished, lockCustomer, type RemovableAccount, removeAccount } from './removal.store';

/** Deletes the account and its data [PROF-08]. */
export const removalRoutes = (): Operations => ({
  removeAccount: async (request) => {
    const { database, language, now, query } = request;
    const customerId = signedIn(request);
    await database.transaction(async (tx) => {
      const account = (await lockCustomer(tx, customerId)) ?? unauthorized();
      await requireRecentProof(tx, request);
      if (query.confirmation !== undefined && !isConfirmedBy(query.confirmation, account))
        refuse(403, 'confirmation', ACCOUNT_MESSAGES.notConfirmed);
      if (await hasUnfinished(tx, customerId)) refuse(403, 'running_orders', ACCOUNT_MESSAGES.running);
      await removeAccount(tx, { customerId, account, now });
      await notifyOwner(tx, request, account, 'removal');
    });
    deliverSoon(request);
    return { message: ACCOUNT_MESSAGES.deleted[language] };
  },
});

/** Returns whether the typed text is the account's email or phone. If the account has neither: its name. */
function isConfirmedBy(typed: string, { email, phone, first_name, last_name }: RemovableAccount): boolean {
  if (email === null && phone === null)
    return typed.trim().toLowerCase() === [first_name, last_name].filter(Boolean).join(' ').toLowerCase();
  const contact = normalContact(typed);
  return contact !== null && contact.value === (contact.channel === 'email' ? email : phone);
}
