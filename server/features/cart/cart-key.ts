import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { type guestOf, guestToRead } from '../shared/guests';
import { CART_MESSAGES } from './cart.messages';
import type { CartKey } from './cart.types';

/** Every owner has one cart per module. */
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
