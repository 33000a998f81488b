import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import { normalContact } from '../session/accounts/contacts';
import { tellOfChange } from '../session/accounts/notice';
import { assertProvenLately } from '../session/own-access/proven-lately';
import { signedIn, unauthorized } from '../session/tokens/bearer';
import { ACCOUNT_MESSAGES } from './account.messages';
import { hasUnfinished, holdAccount, type Leaving, removeAccount } from './removal.store';

/** The account and everything of the person in it, for ever [PROF-08]. */
export const removalRoutes = (): Operations => ({
  removeAccount: async (request) => {
    const { database, language, now, query } = request;
    const customerId = signedIn(request);
    const left = await database.transaction(async (tx) => {
      const leaving = (await holdAccount(tx, customerId)) ?? unauthorized();
      await assertProvenLately(tx, request);
      if (query.confirmation !== undefined && !isConfirmedBy(query.confirmation, leaving))
        refuse(403, 'confirmation', ACCOUNT_MESSAGES.notConfirmed);
      if (await hasUnfinished(tx, customerId)) refuse(403, 'running_orders', ACCOUNT_MESSAGES.running);
      await removeAccount(tx, { customerId, leaving, now });
      return leaving;
    });
    tellOfChange(request, left, 'removal');
    return { message: ACCOUNT_MESSAGES.deleted[language] };
  },
});

/** The email or the phone; the name where there is neither. */
function isConfirmedBy(typed: string, { email, phone, first_name, last_name }: Leaving): boolean {
  if (email === null && phone === null)
    return typed.trim().toLowerCase() === [first_name, last_name].filter(Boolean).join(' ').toLowerCase();
  const contact = normalContact(typed);
  return contact !== null && contact.value === (contact.channel === 'email' ? email : phone);
}
