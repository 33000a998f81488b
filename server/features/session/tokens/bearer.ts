import type { Security } from '../../../http/contract';
import type { RequestContext } from '../../../http/request-context';
import type { Caller } from '../../../http/shop';
import { unauthorized } from '../../shared/signed-in';
import { holderOf } from './tokens';

const NOBODY: Caller = { userId: null, tokenHash: null };

/**
 * Returns the customer of a token. Public operations ignore an invalid token; all others refuse it [AUTH-61].
 */
export async function identify(
  security: Security,
  authorization: string | null,
  { database, wallClock }: Pick<RequestContext, 'database' | 'wallClock'>,
): Promise<Caller> {
  if (security === 'none') return NOBODY;
  const token = /^Bearer\s+(\S{1,500})$/i.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined) return security === 'optional' ? NOBODY : unauthorized();
  const holder = await holderOf(database, token, wallClock());
  return holder === null ? unauthorized() : { userId: holder.customerId, tokenHash: holder.tokenHash };
}
