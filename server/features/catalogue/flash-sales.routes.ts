import type { FlashSale, FlashSaleProduct } from '../../../contract/types.gen';
import { discounted } from '../../../domain/item-price';
import { fromMinor } from '../../../domain/money';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import type { ItemRow } from '../shared/item.rows';
import { toWireItem } from '../shared/item.wire';
import { textIn } from '../shared/local-text';
import { pageFields, pageOf } from '../shared/paging';
import { itemsById } from './by-ids.store';
import {
  type FlashSaleItemRow,
  type FlashSaleRow,
  findFlashSale,
  listFlashSaleItems,
} from './marketing.store';

export const flashSaleRoutes = (): Operations => ({
  flashSale: async (request) => {
    const { database, moduleId, now } = request;
    const sale = await findFlashSale(database, { moduleId, now });
    if (sale === null) return {};
    return { ...toWireSale(sale, request), active_products: await productsOf(sale, request) };
  },
  flashSaleItems: async (request) => {
    const { database, query, now } = request;
    const sale =
      (await findFlashSale(database, { moduleId: null, id: query.flash_sale_id, now })) ??
      refuse(404, 'not_found', MESSAGES.notFound);
    const page = pageOf(query);
    const products = await productsOf(sale, request);
    const first = (page.page - 1) * page.limit;
    return {
      ...pageFields(page, products.length),
      flash_sale: toWireSale(sale, request),
      products: products.slice(first, first + page.limit),
    };
  },
});

const toWireSale = (sale: FlashSaleRow, { language, now }: RequestContext): FlashSale => ({
  id: sale.id,
  module_id: sale.module_id,
  title: textIn(sale.title, language),
  is_publish: sale.starts.getTime() <= now && now < sale.ends.getTime() ? 1 : 0,
  start_date: sale.starts.toISOString(),
  end_date: sale.ends.toISOString(),
});

/**
 * Returns all items of a sale, read in two statements. A sale has a few dozen items, so the list has no
 * pages.
 */
async function productsOf(sale: FlashSaleRow, request: RequestContext): Promise<FlashSaleProduct[]> {
  const { database, zoneIds, now } = request;
  const rows = await listFlashSaleItems(database, { saleId: sale.id, zoneIds });
  const items = await itemsById(
    database,
    rows.map(({ item_id }) => item_id),
    now,
  );
  return rows.flatMap((row) => {
    const item = items.get(row.item_id);
    return item ? [toWireProduct(sale, row, item, request)] : [];
  });
}

function toWireProduct(
  sale: FlashSaleRow,
  row: FlashSaleItemRow,
  item: ItemRow,
  request: RequestContext,
): FlashSaleProduct {
  const { currency } = request;
  const isAmount = row.discount_type === 'amount';
  const price = discounted(
    item.price,
    isAmount ? { kind: 'amount', amount: row.discount } : { kind: 'percent', percent: row.discount },
  );
  return {
    id: row.item_id,
    flash_sale_id: sale.id,
    item_id: row.item_id,
    stock: row.stock,
    sold: row.sold,
    available_stock: Math.max(0, row.stock - row.sold),
    discount_type: row.discount_type,
    discount: isAmount ? fromMinor(row.discount, currency) : row.discount,
    discount_amount: fromMinor(item.price - price, currency),
    price: fromMinor(price, currency),
    status: 1,
    item: toWireItem(item, request),
  };
}
