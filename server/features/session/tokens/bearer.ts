import type { Security } from '../../../http/contract';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { SESSION_MESSAGES } from '../session.messages';
import { holderOf } from './tokens';

export type Caller = Pick<RequestContext, 'userId' | 'tokenHash'>;

const NOBODY: Caller = { userId: null, tokenHash: null };

/** Where everybody sees the same, a token changes nothing, good or bad; elsewhere a bad one is refused [AUTH-61]. */
export async function identify(
  security: Security,
  authorization: string | null,
  { database, wallClock, scenario }: Pick<RequestContext, 'database' | 'wallClock' | 'scenario'>,
): Promise<Caller> {
  if (security === 'none') return NOBODY;
  const token = /^Bearer\s+(\S{1,500})$/i.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined) return security === 'optional' ? NOBODY : unauthorized();
  const holder = scenario.faults.has('tokenExpires') ? null : await holderOf(database, token, wallClock());
  return holder === null ? unauthorized() : { userId: holder.customerId, tokenHash: holder.tokenHash };
}

const unauthorized = (): never => refuse(401, 'unauthorized', SESSION_MESSAGES.expired);
