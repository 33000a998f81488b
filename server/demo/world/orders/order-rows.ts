import { pointAlong, rideAt } from '../../journeys/timetable';
import { renderedPictures } from '../../pictures/goods';
import { addressDetailsOf, placeOfCustomer } from '../people/belongings';
import { AMIRA, contactOf } from '../people/customers';
import { allStores } from '../stores/all-stores';
import { emojiPicture, text } from '../support/text';
import { MINUTE, sinceT0, T0 } from '../t0';
import type { DemoPlaces, WorldTable } from '../world.types';
import { couponNamed, usedCoupons } from './coupons';
import type { OrderSpec } from './order.types';
import { lineTotal, priceOf, taxOfLine } from './order-prices';
import { orderSpecs } from './order-specs';

const minutesAgo = (minutes: number): string => sinceT0(-minutes * MINUTE);

const moments = ({ history }: OrderSpec): { placed: string; changed: string } => {
  const ages = history.map(([, minutes]) => minutes);
  return { placed: minutesAgo(Math.max(...ages)), changed: minutesAgo(Math.min(...ages)) };
};

function destinationOf(places: DemoPlaces, { type, customerId, zoneId: zone, addressNumber }: OrderSpec) {
  const zoneId = type === 'parcel' ? ZONE_OF_MUM : zone;
  const { lat, lng, address } =
    addressNumber === undefined ? placeOfCustomer(places, zoneId) : places.addressIn(zoneId, addressNumber);
  return { address: address.en, lat, lng, road: null, ...addressDetailsOf(customerId, zoneId) };
}

const ZONE_OF_MUM = 3;

export const orders = (places: DemoPlaces): WorldTable => ({
  table: 'orders',
  rows: orderSpecs.map((order) => {
    const price = priceOf(order);
    const { placed, changed } = moments(order);
    const isCancelled = order.status === 'canceled';
    return {
      id: order.id,
      fixture: order.fixture,
      customer_id: order.customerId,
      guest_hash: null,
      module_id: order.moduleId,
      zone_id: order.zoneId,
      store_id: order.storeId,
      type: order.type,
      status: order.status,
      payment_method: order.paymentMethod,
      payment_status: order.isPaid ? 'paid' : 'unpaid',
      contact_name: order.contact.name,
      contact_phone: order.contact.phone,
      contact_email: order.contact.email,
      destination: order.type === 'take_away' ? null : destinationOf(places, order),
      distance_metres: order.type === 'take_away' ? null : order.distanceMetres,
      items_amount: price.items,
      ...(order.couponCode ? couponNamed(order.couponCode) : { coupon_id: null, coupon_code: null }),
      coupon_discount: price.couponDiscount,
      delivery_charge: price.delivery.fee,
      delivery_reasons: price.delivery.reasons,
      tax: price.tax,
      is_tax_included: false,
      tax_parts: price.taxes,
      tip: order.tip ?? 0,
      extra_packaging: 0,
      total: price.total,
      paid: order.isPaid && !isCancelled ? price.total : 0,
      given_back_at: isCancelled ? changed : null,
      pin: order.pin ?? null,
      courier_id: order.courierId ?? null,
      note: order.note ?? null,
      wants_cutlery: false,
      needs_prescription: order.needsPrescription ?? false,
      cancellation_reason: order.cancellation?.reason ?? null,
      cancelled_by: order.cancellation?.by ?? null,
      created_at: placed,
      updated_at: changed,
    };
  }),
});

export const orderLines: WorldTable = {
  table: 'order_lines',
  rows: orderSpecs
    .flatMap(({ id, moduleId, lines }) => lines.map((line) => ({ orderId: id, moduleId, line })))
    .map(({ orderId, moduleId, line }, index) => ({
      id: index + 1,
      order_id: orderId,
      item_id: line.itemId,
      name: line.name,
      image: renderedPictures(moduleId, line.name.en)[0] ?? emojiPicture(line.emoji),
      quantity: line.quantity,
      selection: line.selection ?? { options: [], groups: [], addOns: {} },
      choices: line.choices ?? [],
      add_ons: line.addOns ?? [],
      unit_full: line.unitFull,
      unit_price: line.unit,
      total: lineTotal(line),
      price_reasons: line.reasons ?? null,
      tax_percent: taxOfLine(line).percent,
    })),
};

export const orderStatusChanges: WorldTable = {
  table: 'order_status_changes',
  rows: orderSpecs.flatMap(({ id, history }) =>
    history.map(([status, minutes]) => ({ order_id: id, status, at: minutesAgo(minutes) })),
  ),
};

/** The positions of the couriers of active orders at T0. */
export const orderPositions = (places: DemoPlaces): WorldTable => ({
  table: 'order_positions',
  rows: orderSpecs
    .filter(({ status, courierId }) => status === 'picked_up' && courierId !== undefined)
    .map((order) => {
      const store = allStores.find(({ id }) => id === order.storeId);
      const from = store ? places.addressIn(store.zoneId, store.id) : placeOfCustomer(places, order.zoneId);
      const pickedUp = Math.min(...order.history.map(([, minutes]) => minutes));
      const { share, movedAt, arrivesAt } = rideAt(0, T0 - pickedUp * MINUTE);
      const { lat, lng } = pointAlong([from, destinationOf(places, order)], share) ?? from;
      return {
        order_id: order.id,
        lat,
        lng,
        moved_at: sinceT0(movedAt - T0),
        arrives_at: sinceT0(arrivesAt - T0),
      };
    }),
});

export const orderPayments: WorldTable = {
  table: 'order_payments',
  rows: orderSpecs
    .filter(({ isPaid, paymentMethod }) => isPaid || paymentMethod === 'digital_payment')
    .map((order, index) => ({
      id: index + 1,
      order_id: order.id,
      method: order.paymentMethod,
      amount: priceOf(order).total,
      status: order.isPaid ? 'paid' : 'unpaid',
      reference: null,
      created_at: moments(order).placed,
    })),
};

export const couponUses = usedCoupons(
  orderSpecs.map((order) => ({ ...order, placed: moments(order).placed })),
);

export const prescriptions: WorldTable = {
  table: 'prescriptions',
  rows: [
    {
      id: 1,
      order_id: 1005,
      image: emojiPicture('1f4cb'),
      status: 'rejected',
      reason: text(
        'The date is older than three months. Please upload a new prescription.',
        'مضى على تاريخ الوصفة أكثر من ثلاثة أشهر. يُرجى رفع وصفة جديدة.',
      ),
      reviewed_at: minutesAgo(95),
      created_at: minutesAgo(130),
    },
  ],
};

const partyAt = (places: DemoPlaces, zoneId: number, name: string, phone: string) => {
  const { lat, lng, address } = placeOfCustomer(places, zoneId);
  return { name, phone, address: address.en, lat, lng, road: null, house: null, floor: null };
};

export const parcels = (places: DemoPlaces): WorldTable => {
  const amira = contactOf(AMIRA);
  return {
    table: 'parcels',
    rows: [
      {
        order_id: 301,
        category_id: 1,
        sender: partyAt(places, 1, amira.name, amira.phone),
        receiver: partyAt(places, 3, 'Samira Haddad', '+971501110099'),
        payer: 'sender',
        instruction: 'Call before you arrive',
        receiver_token: 'the-link-of-parcel-301-in-the-demo',
      },
    ],
  };
};

const BASIL_KITCHEN = 1;

export const conversations: WorldTable = {
  table: 'conversations',
  rows: [
    { id: 1, customer_id: AMIRA, store_id: BASIL_KITCHEN, courier_id: null, created_at: minutesAgo(36) },
  ],
};

const chat: [isFromCustomer: boolean, message: string, minutes: number][] = [
  [true, 'Hello! Could you cut the pizzas into eight?', 36],
  [false, 'Of course, eight slices each.', 34],
  [false, 'They are in the oven now.', 22],
];

export const messages: WorldTable = {
  table: 'messages',
  rows: chat.map(([isFromCustomer, message, minutes], index) => ({
    id: index + 1,
    conversation_id: 1,
    is_from_customer: isFromCustomer,
    message,
    images: [],
    seen_at: index === chat.length - 1 ? null : minutesAgo(minutes - 1),
    created_at: minutesAgo(minutes),
  })),
};
