import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { type guestOf, guestToRead } from '../session/guests';
import { CART_MESSAGES } from './cart.messages';
import type { CartKey } from './cart.types';

/** One cart for each module of a customer or guest. */
export async function cartKeyOf(
  request: RequestContext,
  visit: typeof guestOf = guestToRead,
): Promise<CartKey> {
  const { userId, moduleId } = request;
  return {
    owner: userId === null ? (await visit(request)).owner : `customer:${userId}`,
    moduleId: moduleId ?? refuse(403, 'moduleId', CART_MESSAGES.module),
  };
}
