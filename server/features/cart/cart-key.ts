import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { type guestOf, guestToRead } from '../shared/guests';
import { CART_MESSAGES } from './cart.messages';
import type { CartKey } from './cart.types';

/** Returns the key of the caller's cart. Every owner has one cart per module. */
export async function cartKeyOf(
  request: RequestContext,
  visit: typeof guestOf = guestToRead,
): Promise<CartKey> {
  return {
    owner: await ownerOf(request, visit),
    moduleId: request.moduleId ?? refuse(403, 'moduleId', CART_MESSAGES.module),
  };
}

/** Returns the caller as the owner of carts: a customer, or the guest of the browser. */
export const ownerOf = async (
  request: RequestContext,
  visit: typeof guestOf = guestToRead,
): Promise<string> => (request.userId === null ? (await visit(request)).owner : `customer:${request.userId}`);
