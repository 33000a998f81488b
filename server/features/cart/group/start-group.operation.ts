import { randomBytes } from 'node:crypto';
import { GROUP_LIFETIME, isRunning } from '../../../../domain/group-order';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { guestOf } from '../../shared/guests';
import { lockCart, readCart } from '../cart.store';
import { cartKeyOf } from '../cart-key';
import { GROUP_MESSAGES } from './group.messages';
import { type Group, insertGroup, moduleOfStore, runningGroup, setState } from './group.store';

type Starting = RequestContext & { body: { store_id: number } };

/**
 * Opens the caller's cart to friends. Idempotent: if a group already runs at this store, its link is returned
 * [CART-71].
 */
export async function startGroup(request: Starting): Promise<{ group: Group; version: number }> {
  const { database, now, wallClock, body } = request;
  const key = await cartKeyOf(request, guestOf);
  return database.transaction(async (tx) => {
    if ((await moduleOfStore(tx, body.store_id)) !== key.moduleId)
      refuse(403, 'store_id', GROUP_MESSAGES.noStore);
    const cartId = (await lockCart(tx, key, now)) ?? refuse(403, 'store_id', GROUP_MESSAGES.noStore);
    const { lines, version } = await readCart(tx, key, now);
    if (lines.some(({ item }) => item.store_id !== body.store_id))
      refuse(403, 'other_store', GROUP_MESSAGES.otherStore);
    const running = await runningGroup(tx, cartId, wallClock());
    if (running !== null && isRunning(running.state) && running.store.id === body.store_id)
      return { group: running, version };
    if (running !== null) await setState(tx, running.id, 'cancelled');
    await insertGroup(tx, {
      token: randomBytes(32).toString('base64url'),
      cartId,
      storeId: body.store_id,
      wallNow: wallClock(),
      expiresAt: wallClock() + GROUP_LIFETIME,
    });
    const group = await runningGroup(tx, cartId, wallClock());
    if (group === null) throw new Error('An inserted group was not found');
    return { group, version };
  });
}
