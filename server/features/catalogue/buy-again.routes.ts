import type { Operations } from '../../http/operation';
import { toWireItem } from '../shared/item.wire';
import { pageFields, pageOf } from '../shared/paging';
import { signedIn } from '../shared/signed-in';
import { listBoughtItems } from './bought-items.store';
import { itemFilterOf } from './list-query';

/** Lists items that this customer received before, at today's prices [CAT-16]. */
export const buyAgainRoutes = (): Operations => ({
  buyAgain: async (request) => {
    const { database, now, query } = request;
    const page = pageOf(query);
    const { total, rows } = await listBoughtItems(database, {
      customerId: signedIn(request),
      filter: itemFilterOf(request, query),
      page,
      now,
    });
    return { ...pageFields(page, total), products: rows.map((row) => toWireItem(row, request)) };
  },
});
