import type { PlacedGroupOrder } from '../../../contract/types.gen';
import { fromMinor } from '../../../domain/money';
import { isRunning } from '../../../domain/order-states';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import { ownerOf } from '../cart/cart-key';
import { groupByToken, membersOf } from '../cart/group/group.store';
import { textIn } from '../shared/local-text';
import { findAnyOrder, linesOfMember } from './order.store';
import { expectedAt } from './order.wire';

/**
 * The placed order of a group for a friend: its status and the friend's own lines. The address, the contact
 * and the payment belong to the host [CART-74].
 */
export const groupProgressRoutes = (): Operations => ({
  getPlacedGroupOrder: async (request): Promise<PlacedGroupOrder> => {
    const { database, language, currency, params, wallClock } = request;
    const owner = await ownerOf(request);
    const unknown = () => refuse(404, 'not_found', MESSAGES.notFound);
    const group = (await groupByToken(database, params.token, wallClock())) ?? unknown();
    const friend =
      (await membersOf(database, group.id)).find((member) => member.owner === owner) ?? unknown();
    const order = (await findAnyOrder(database, group.orderId ?? unknown())) ?? unknown();
    const lines = await linesOfMember(database, { orderId: order.id, memberId: friend.id });
    return {
      order_status: order.status,
      order_type: order.type,
      expected_at: isRunning(order.status) ? expectedAt(order) : null,
      lines: lines.map(({ id, name, image, quantity, total, choices }) => ({
        id,
        name: textIn(name, language),
        image_full_url: image,
        quantity,
        total: fromMinor(total, currency),
        choices: choices.flatMap(({ values }) => values.map((value) => textIn(value, language))),
      })),
    };
  },
});
