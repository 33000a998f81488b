import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { SESSION_MESSAGES } from '../session/session.messages';

/** Changes of one account follow each other. Whoever was removed since the token was read is nobody any more. */
export async function lockAccount(tx: Queryable, customerId: number): Promise<void> {
  const found = await tx.query('select 1 from customers where id = $1 for no key update', [customerId]);
  if (found.length === 0) refuse(401, 'unauthorized', SESSION_MESSAGES.expired);
}
