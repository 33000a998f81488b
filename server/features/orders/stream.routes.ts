import { STREAM_HEADERS } from '../../http/event-stream';
import type { Operations } from '../../http/operation';
import { foundOrder, ownerOf } from './access';

export const streamRoutes = (): Operations => ({
  streamOrder: async (request) => {
    const { address, language, lastEventId, orders, query, setHeader, tokenHash, userId } = request;
    const { row, sight } = await foundOrder(request, query);
    const { guestHash } = ownerOf(request);
    const isOwner = sight === 'owner';
    const owner = userId === null ? `at:${guestHash?.toString('hex') ?? address}` : `customer:${userId}`;
    const { body } = await orders.follow(
      {
        owner,
        address,
        language,
        orderId: row.id,
        tokenHash: isOwner ? tokenHash : null,
        guestHash: isOwner ? guestHash : null,
        isShown: !isOwner,
      },
      lastEventId,
    );
    for (const [name, value] of Object.entries(STREAM_HEADERS)) setHeader(name, value);
    return body;
  },
});
