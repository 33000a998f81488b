import type { Contract } from '../../contract/types.gen';
import { fromMinor, type Minor, toMinor } from '../../domain/money';
import type { ReorderChange, ReorderLine } from '../../domain/placed-order';
import {
  type Courier,
  isOrderStatus,
  type OrderLine,
  type OrderStatus,
  type PlacedOrder,
  type PriceYes,
  type ReorderPreview,
  type ReviewTarget,
} from '../../domain/placed-order';
import { API_ADDRESS } from './api-address';
import type { Page } from './catalogue-mapping';
import type { ApiClient } from './client';
import { listenTo } from './event-stream';
import { toOrderLines } from './order-line-mapping';
import { toCourier, toOrder } from './order-mapping';
import { ownPicture } from './own-picture';
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

/** The phone, or the email in its place, is what a guest proves an order with [ORD-04]. */
type AskedFor = { id: number; phone: string | null };
export type OrderListKind = 'running' | 'past';
type OrderListQuery = { page: number; moduleId?: number | null; limit?: number };

type OrderTold =
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
type RefundAsked = { orderId: number; reason: string; note: string; images: readonly File[] };

export type OrderApi = {
  list(kind: OrderListKind, query: OrderListQuery): Promise<Page<PlacedOrder>>;
  order(asked: AskedFor, signal?: AbortSignal): Promise<PlacedOrder>;
  lines(asked: AskedFor): Promise<OrderLine[]>;
  /** Tells what happens until the server ends it; a failure is thrown. */
  follow(asked: AskedFor, tell: (told: OrderTold) => void, signal: AbortSignal): Promise<void>;
  cancellationReasons(): Promise<string[]>;
  cancel(wish: { orderId: number; reason: string; note: string }): Promise<{ message: string }>;
  /** What is said of parcels, before or after they are fetched [PARC-05]. */
  parcelReasons(isFetched: boolean): Promise<string[]>;
  /** The fee is the one that was shown. */
  returnParcel(wish: {
    orderId: number;
    reason: string;
    note: string;
    fee: Minor;
  }): Promise<{ message: string }>;
  refundReasons(): Promise<string[]>;
  requestRefund(wish: RefundAsked): Promise<{ message: string }>;
  /** Another prescription, after the last was refused [PHAR-05]. */
  sendPrescription(wish: { orderId: number; images: readonly File[] }): Promise<{ message: string }>;
  /** Yes to what the pharmacy asks; another total is refused [PHAR-05]. */
  acceptPrice(wish: PriceYes & { orderId: number }): Promise<{ message: string }>;
  reorderPreview(orderId: number): Promise<ReorderPreview>;
  reorder(wish: { orderId: number; token: string; clearsCart: boolean; moduleId: number }): Promise<void>;
  review(review: ReviewGiven): Promise<{ message: string }>;
  /** Of an order or a talk, shown to nobody else. */
  picture(address: string): Promise<Blob>;
};

export const ORDERS_PER_PAGE = 10;

const said = (answer: Wire<Contract['MessageResponse']> | null | undefined): { message: string } => ({
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
    const entries = wiresOf(wire.orders).map(toOrder);
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
    order: async (asked, signal) =>
      toOrder(await client.get('/customer/order/track', { query: asking(asked), ...(signal && { signal }) })),
    lines: async (asked) =>
      toOrderLines(await client.get('/customer/order/details', { query: asking(asked) })),
    follow: (asked, tell, signal) => {
      const query = new URLSearchParams(
        Object.entries(asking(asked)).map(([name, value]) => [name, String(value)]),
      );
      return listenTo(
        { baseUrl: API_ADDRESS, scope: client.scope },
        `/customer/order/track/stream?${query}`,
        ({ name, data }) => {
          const wire = optionalWire(data as Wire<Contract['OrderEvent']> | null);
          if (name === 'order' && isOrderStatus(wire?.order_status))
            tell({ what: 'status', status: wire.order_status, at: textOr(wire.at, '') });
          const courier = name === 'order' || name === 'location' ? toCourier(wire?.delivery_man) : null;
          tell(courier ? { what: 'courier', courier } : { what: 'sign' });
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
      said(
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
      said(
        await client.post('/customer/order/parcel-return', {
          body: {
            order_id: orderId,
            reason,
            note: note || null,
            accepted_fee: fromMinor(fee),
            ...client.identity(),
          },
        }),
      ),
    refundReasons: async () =>
      listOf((await client.get('/customer/order/refund-reasons'))?.refund_reasons)
        .map((entry) => optionalText(optionalWire(entry)?.reason))
        .filter((reason) => reason !== null),
    requestRefund: async ({ orderId, reason, note, images }) =>
      said(
        await client.post('/customer/order/refund-request', {
          body: formOf({ order_id: orderId, customer_reason: reason, customer_note: note }, 'image', images),
        }),
      ),
    sendPrescription: async ({ orderId, images }) =>
      said(
        await client.post('/customer/order/prescription', {
          body: formOf({ order_id: orderId, ...client.identity() }, 'order_attachment', images),
        }),
      ),
    acceptPrice: async ({ orderId, total, paysNow }) =>
      said(
        await client.post('/customer/order/price/accept', {
          body: {
            order_id: orderId,
            order_amount: fromMinor(total),
            pays_now: paysNow ? 1 : 0,
            ...client.identity(),
          },
        }),
      ),
    reorderPreview: async (orderId) =>
      toReorderPreview(
        await client.get('/customer/order/reorder', { query: { order_id: orderId, ...client.identity() } }),
      ),
    reorder: async ({ orderId, token, clearsCart, moduleId }) => {
      await client.post('/customer/order/reorder', {
        body: { order_id: orderId, token, clear_cart: clearsCart, ...client.identity() },
        moduleId,
      });
    },
    picture: (address) => ownPicture(address, client.scope()),
    review: async ({ orderId, target, courierId, rating, comment, images }) => {
      const given = { order_id: orderId, rating, comment };
      switch (target.about) {
        case 'courier':
          return said(
            await client.post('/delivery-man/reviews/submit', {
              body: { ...given, delivery_man_id: courierId ?? 0 },
            }),
          );
        case 'store':
          return said(
            await client.post('/stores/reviews/submit', { body: formOf(given, 'attachment', images) }),
          );
        case 'item':
          return said(
            await client.post('/items/reviews/submit', {
              body: formOf({ ...given, item_id: target.itemId }, 'attachment', images),
            }),
          );
      }
    },
  };
}

export function formOf(
  fields: Record<string, string | number>,
  name: string,
  images: readonly File[],
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) if (value !== '') form.append(key, String(value));
  for (const image of images) form.append(name, image);
  return form;
}

const money = (value: unknown): number => toMinor(numberOr(value, 0));

const CHANGES: readonly ReorderChange[] = [
  'gone',
  'sold_out',
  'fewer',
  'not_now',
  'options',
  'add_ons',
  'price',
];

function toReorderPreview(value: Wire<Contract['ReorderPreview']> | null | undefined): ReorderPreview {
  const wire = wireOf(value, 'reorder');
  return {
    orderId: requiredNumber(wire, 'order_id'),
    moduleId: requiredNumber(wire, 'module_id'),
    storeId: requiredNumber(wire, 'store_id'),
    storeName: textOr(wire.store_name, ''),
    isOpen: isOn(wire.store_open),
    opensAt: optionalText(wire.store_opens_at),
    otherStore: optionalText(wire.other_store),
    lines: wiresOf(wire.lines).map(toReorderLine),
    token: requiredText(wire, 'token'),
  };
}

const toReorderLine = (wire: Wire<Contract['ReorderLine']>): ReorderLine => ({
  id: requiredNumber(wire, 'order_detail_id'),
  name: textOr(wire.name, ''),
  imageUrl: pictureOf(wire.image_full_url),
  quantity: numberOr(wire.quantity, 1),
  available: numberOr(wire.available_quantity, 0),
  oldPrice: money(wire.old_price),
  price: optionalNumber(wire.price) === null ? null : money(wire.price),
  changes: CHANGES.filter((change) => listOf<unknown>(wire.changes).includes(change)),
});
