import type { OrderDetail, OrderPage, Review } from '../../../contract/types.gen';
import { fromMinor, type Minor } from '../../../domain/money';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { textIn, textsIn } from '../shared/local-text';
import { type PageQuery, pageFields, pageOf } from '../shared/paging';
import { signedIn } from '../shared/signed-in';
import { foundOrder, ownOrder, unknownOrder } from './access';
import { toReasonPage } from './cancel-reasons.wire';
import { cancellationReasons, linesOf, listOrders, type OrderLineRow, refundReasons } from './order.store';
import { toWireCourier, toWireOrder } from './order.wire';
import { toWireLineReason } from './price-reasons';
import { courierReviewOfOrder, reviewsOfOrder } from './review.store';
import { toOwnReviews } from './review.wire';

type ListQuery = PageQuery & { module_id?: number };

/** Operations that read placed orders [ORD-01..ORD-04]. */
export const readingRoutes = (): Operations => ({
  listOrders: (request) => orderPage(request, false),
  listRunningOrders: (request) => orderPage(request, true),
  trackOrder: async (request) => {
    const { row, sight } = await foundOrder(request, request.query);
    const order = toWireOrder(row, request, sight);
    return sight === 'owner' ? { ...order, reviews: await ownReviews(request, row.id) } : order;
  },
  getOrderDetails: async (request) => {
    const { database, query } = request;
    const { row, sight } = await foundOrder(request, query);
    return (await linesOf(database, row.id)).map((line) => ({
      ...toWireLine(line, request),
      note: sight === 'owner' ? line.note : null,
      person: sight === 'owner' ? line.person : null,
    }));
  },
  courierLocation: async (request) => {
    const { courier } = await ownOrder(request, request.query.order_id);
    return courier === null ? unknownOrder() : toWireCourier(courier, request.language);
  },
  listCancellationReasons: async (request) =>
    toReasonPage(await cancellationReasons(request.database), request),
  listRefundReasons: async ({ database, language }) => ({
    refund_reasons: (await refundReasons(database)).map(({ id, reason }) => ({
      id,
      reason: textIn(reason, language),
      status: 1,
    })),
  }),
});

async function ownReviews({ database, language, now }: RequestContext, orderId: number): Promise<Review[]> {
  const reviews = await reviewsOfOrder(database, orderId);
  return toOwnReviews(reviews, await courierReviewOfOrder(database, orderId), { orderId, language, now });
}

async function orderPage(
  request: RequestContext & { query: ListQuery },
  isRunning: boolean,
): Promise<OrderPage> {
  const { database, query } = request;
  const page = pageOf(query);
  const { rows, total } = await listOrders(database, {
    customerId: signedIn(request),
    isRunning,
    moduleId: query.module_id ?? null,
    page,
  });
  return { ...pageFields(page, total), orders: rows.map((row) => toWireOrder(row, request)) };
}

/** Returns a line as it was sold. Later changes of the item do not affect it. */
function toWireLine(line: OrderLineRow, reader: RequestContext): OrderDetail {
  const { language, currency } = reader;
  const addOns = line.add_ons.map(({ name, price, quantity }) => ({
    name: textIn(name, language),
    price: fromMinor(price, currency),
    quantity,
  }));
  const name = textIn(line.name, language);
  return {
    id: line.id,
    order_id: line.order_id,
    item_id: line.item_id,
    quantity: line.quantity,
    price: fromMinor(line.unit_price, currency),
    discount_on_item: fromMinor(line.unit_full - line.unit_price, currency),
    total: fromMinor(line.total, currency),
    price_reasons: line.price_reasons?.map((reason) => toWireLineReason(reason, reader)) ?? null,
    tax_percent: line.tax_percent,
    if_unavailable: line.if_unavailable,
    image_full_url: line.image,
    item_details: {
      id: line.item_id ?? 0,
      name,
      image_full_url: line.image,
      price: fromMinor(line.unit_full, currency),
      discount: fromMinor(line.unit_full - line.unit_price, currency),
      discount_type: 'amount',
      store_id: line.store_id,
      module_id: line.module_id,
    },
    variation: line.choices.map((choice) => ({
      name: textIn(choice.name, language),
      values: { label: textsIn(choice.values, language) },
    })),
    add_ons: addOns,
    total_add_on_price: fromMinor(addOnsWorth(line), currency),
    created_at: line.created_at.toISOString(),
  };
}

const addOnsWorth = ({ add_ons }: OrderLineRow): Minor =>
  add_ons.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
