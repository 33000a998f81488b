import type { Contract } from '../../contract/types.gen';
import { type Currency, fromMinor, type Minor, toMinor } from '../../domain/money';
import type { ReorderLine, ReportedLine } from '../../domain/placed-order';
import {
  type Courier,
  isOrderStatus,
  type OrderLine,
  type OrderStatus,
  type PlacedOrder,
  type PriceAcceptance,
  type ReorderPreview,
  type ReviewReminder,
  type ReviewTarget,
} from '../../domain/placed-order';
import { API_ADDRESS } from './api-address';
import type { Page } from './catalogue-mapping';
import type { ApiClient } from './client';
import { listenTo } from './event-stream';
import { formOf } from './form-data';
import { toOrderLines } from './order-line-mapping';
import { toCourier, toOrder } from './order-mapping';
import { protectedImage } from './protected-image';
import {
  isOn,
  listOf,
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  pictureOf,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

/** An order to load. A guest also sends the order's phone number or email as a proof [ORD-04]. */
type AskedFor = { id: number; phone: string | null };
export type OrderListKind = 'running' | 'past';
type OrderListQuery = { page: number; moduleId?: number | null; limit?: number };

type OrderChanged =
  | { what: 'status'; status: OrderStatus; at: string }
  | { what: 'courier'; courier: Courier }
  | { what: 'sign' };

type ReviewGiven = {
  orderId: number;
  target: ReviewTarget;
  courierId: number | null;
  rating: number;
  comment: string;
  images: readonly File[];
};
type Reason = { orderId: number; reason: string; note: string };
type RefundAsked = Reason & { lines: readonly ReportedLine[]; images: readonly File[] };

export type OrderApi = {
  list(kind: OrderListKind, query: OrderListQuery): Promise<Page<PlacedOrder>>;
  order(lookup: AskedFor, signal?: AbortSignal): Promise<PlacedOrder>;
  lines(lookup: AskedFor): Promise<OrderLine[]>;
  /** Calls back for every event until the server ends the stream. Rejects on failure. */
  follow(lookup: AskedFor, notify: (update: OrderChanged) => void, signal: AbortSignal): Promise<void>;
  cancellationReasons(): Promise<string[]>;
  cancel(draft: Reason): Promise<{ message: string }>;
  /** Returns the shop's reasons, which depend on whether the courier already has the parcel [PARC-05]. */
  parcelReasons(isFetched: boolean): Promise<string[]>;
  /** Requests the return of a parcel. `fee`: the fee that the customer saw. */
  returnParcel(draft: {
    orderId: number;
    reason: string;
    note: string;
    fee: Minor;
  }): Promise<{ message: string }>;
  refundReasons(): Promise<string[]>;
  requestRefund(draft: RefundAsked): Promise<{ message: string }>;
  /** Sends a new prescription after a rejected one [PHAR-05]. */
  sendPrescription(draft: { orderId: number; images: readonly File[] }): Promise<{ message: string }>;
  /** Accepts the pharmacy's price. The server rejects another total [PHAR-05]. */
  acceptPrice(draft: PriceAcceptance & { orderId: number }): Promise<{ message: string }>;
  reorderPreview(orderId: number): Promise<ReorderPreview>;
  reorder(draft: { orderId: number; token: string; clearsCart: boolean; moduleId: number }): Promise<void>;
  review(review: ReviewGiven): Promise<{ message: string }>;
  /** Returns the order to review next. `null`: no order waits for a review [REV-02]. */
  reviewReminder(signal?: AbortSignal): Promise<ReviewReminder | null>;
  dismissReminder(orderId: number): Promise<void>;
  /** Loads a protected image of an order or a conversation. */
  picture(address: string): Promise<Blob>;
};

export const ORDERS_PER_PAGE = 10;

const toMessage = (answer: Wire<Contract['MessageResponse']> | null | undefined): { message: string } => ({
  message: textOr(optionalWire(answer)?.message, ''),
});

export function createOrderApi(client: ApiClient): OrderApi {
  const asking = ({ id, phone }: AskedFor) => ({
    order_id: id,
    ...(phone !== null && { contact_number: phone }),
    ...client.identity(),
  });
  const toPage = (answer: Wire<Contract['OrderPage']> | null | undefined): Page<PlacedOrder> => {
    const wire = wireOf(answer, 'orders');
    const entries = wiresOf(wire.orders).map((wire) => toOrder(wire, client.currency()));
    return { entries, total: numberOr(wire.total_size, entries.length) };
  };
  return {
    list: async (kind, { page, moduleId = null, limit = ORDERS_PER_PAGE }) => {
      const query = { limit, offset: page, module_id: moduleId };
      return toPage(
        kind === 'running'
          ? await client.get('/customer/order/running-orders', { query })
          : await client.get('/customer/order/list', { query }),
      );
    },
    order: async (lookup, signal) =>
      toOrder(
        await client.get('/customer/order/track', { query: asking(lookup), ...(signal && { signal }) }),
        client.currency(),
      ),
    lines: async (lookup) =>
      toOrderLines(await client.get('/customer/order/details', { query: asking(lookup) }), client.currency()),
    follow: (lookup, notify, signal) => {
      const query = new URLSearchParams(
        Object.entries(asking(lookup)).map(([name, value]) => [name, String(value)]),
      );
      return listenTo(
        { baseUrl: API_ADDRESS, scope: client.scope },
        `/customer/order/track/stream?${query}`,
        ({ name, data }) => {
          const wire = optionalWire(data as Wire<Contract['OrderEvent']> | null);
          if (name === 'order' && isOrderStatus(wire?.order_status))
            notify({ what: 'status', status: wire.order_status, at: textOr(wire.at, '') });
          const courier = name === 'order' || name === 'location' ? toCourier(wire?.delivery_man) : null;
          notify(courier ? { what: 'courier', courier } : { what: 'sign' });
        },
        signal,
      );
    },
    cancellationReasons: async () =>
      wiresOf(
        (await client.get('/customer/order/cancellation-reasons', { query: { type: 'customer' } }))?.data,
      )
        .map(({ reason }) => optionalText(reason))
        .filter((reason) => reason !== null),
    cancel: async ({ orderId, reason, note }) =>
      toMessage(
        await client.put('/customer/order/cancel', {
          body: { order_id: orderId, reason, note: note || null, ...client.identity() },
        }),
      ),
    parcelReasons: async (isFetched) =>
      wiresOf(
        (
          await client.get('/get-parcel-cancellation-reasons', {
            query: { cancellation_type: isFetched ? 'after_pickup' : 'before_pickup' },
          })
        )?.data,
      )
        .map(({ reason }) => optionalText(reason))
        .filter((reason) => reason !== null),
    returnParcel: async ({ orderId, reason, note, fee }) =>
      toMessage(
        await client.post('/customer/order/parcel-return', {
          body: {
            order_id: orderId,
            reason,
            note: note || null,
            accepted_fee: fromMinor(fee, client.currency()),
            ...client.identity(),
          },
        }),
      ),
    refundReasons: async () =>
      listOf((await client.get('/customer/order/refund-reasons'))?.refund_reasons)
        .map((entry) => optionalText(optionalWire(entry)?.reason))
        .filter((reason) => reason !== null),
    requestRefund: async ({ orderId, reason, note, lines, images }) =>
      toMessage(
        await client.post('/customer/order/refund-request', {
          body: formOf(
            {
              order_id: orderId,
              customer_reason: reason,
              customer_note: note,
              items: JSON.stringify(
                lines.map(({ lineId, problem }) => ({ order_detail_id: lineId, problem })),
              ),
            },
            'image',
            images,
          ),
        }),
      ),
    sendPrescription: async ({ orderId, images }) =>
      toMessage(
        await client.post('/customer/order/prescription', {
          body: formOf({ order_id: orderId, ...client.identity() }, 'order_attachment', images),
        }),
      ),
    acceptPrice: async ({ orderId, total, paysNow }) =>
      toMessage(
        await client.post('/customer/order/price/accept', {
          body: {
            order_id: orderId,
            order_amount: fromMinor(total, client.currency()),
            pays_now: paysNow ? 1 : 0,
            ...client.identity(),
          },
        }),
      ),
    reorderPreview: async (orderId) =>
      toReorderPreview(
        await client.get('/customer/order/reorder', { query: { order_id: orderId, ...client.identity() } }),
        client.currency(),
      ),
    reorder: async ({ orderId, token, clearsCart, moduleId }) => {
      await client.post('/customer/order/reorder', {
        body: { order_id: orderId, token, clear_cart: clearsCart, ...client.identity() },
        moduleId,
      });
    },
    reviewReminder: async (signal) =>
      toReviewReminder(await client.get('/customer/review-reminder', signal ? { signal } : {})),
    dismissReminder: async (orderId) => {
      await client.get('/customer/review-reminder-cancel', { query: { order_id: orderId } });
    },
    picture: (address) => protectedImage(address, client.scope()),
    review: async ({ orderId, target, courierId, rating, comment, images }) => {
      const given = { order_id: orderId, rating, comment };
      switch (target.about) {
        case 'courier':
          return toMessage(
            await client.post('/delivery-man/reviews/submit', {
              body: { ...given, delivery_man_id: courierId ?? 0 },
            }),
          );
        case 'store':
          return toMessage(
            await client.post('/stores/reviews/submit', { body: formOf(given, 'attachment', images) }),
          );
        case 'item':
          return toMessage(
            await client.post('/items/reviews/submit', {
              body: formOf({ ...given, item_id: target.itemId }, 'attachment', images),
            }),
          );
      }
    },
  };
}

const money = (value: unknown, currency: Currency): number => toMinor(numberOr(value, 0), currency);

function toReviewReminder(value: Wire<Contract['ReviewReminder']> | null | undefined): ReviewReminder | null {
  const wire = wireOf(value, 'reminder');
  const orderId = optionalNumber(wire.order_id);
  if (orderId === null) return null;
  const [image] = listOf<string>(wire.images);
  return { orderId, storeName: textOr(optionalWire(wire.store)?.name, ''), imageUrl: pictureOf(image) };
}

const CHANGES = ['gone', 'sold_out', 'fewer', 'not_now', 'options', 'add_ons', 'price'] as const;

function toReorderPreview(
  value: Wire<Contract['ReorderPreview']> | null | undefined,
  currency: Currency,
): ReorderPreview {
  const wire = wireOf(value, 'reorder');
  return {
    orderId: requiredNumber(wire, 'order_id'),
    moduleId: requiredNumber(wire, 'module_id'),
    storeId: requiredNumber(wire, 'store_id'),
    storeName: textOr(wire.store_name, ''),
    isOpen: isOn(wire.store_open),
    opensAt: optionalText(wire.store_opens_at),
    otherStore: optionalText(wire.other_store),
    lines: wiresOf(wire.lines).map((wire) => toReorderLine(wire, currency)),
    token: requiredText(wire, 'token'),
  };
}

const toReorderLine = (wire: Wire<Contract['ReorderLine']>, currency: Currency): ReorderLine => ({
  id: requiredNumber(wire, 'order_detail_id'),
  name: textOr(wire.name, ''),
  imageUrl: pictureOf(wire.image_full_url),
  quantity: numberOr(wire.quantity, 1),
  available: numberOr(wire.available_quantity, 0),
  oldPrice: money(wire.old_price, currency),
  price: optionalNumber(wire.price) === null ? null : money(wire.price, currency),
  changes: CHANGES.filter((change) => listOf<unknown>(wire.changes).includes(change)),
});
