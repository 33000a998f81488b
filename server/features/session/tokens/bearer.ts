import type { Security } from '../../../http/contract';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import type { Caller } from '../../../http/shop';
import { SESSION_MESSAGES } from '../session.messages';
import { holderOf } from './tokens';

const NOBODY: Caller = { userId: null, tokenHash: null };

/** Where everybody sees the same, a token changes nothing, good or bad; elsewhere a bad one is refused [AUTH-61]. */
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

/** The customer who calls. Where the contract asks for a token there always is one. */
export const signedIn = ({ userId }: Pick<RequestContext, 'userId'>): number => userId ?? unauthorized();

/** Also for whoever was removed since the token was read. */
export const unauthorized = (): never => refuse(401, 'unauthorized', SESSION_MESSAGES.expired);
