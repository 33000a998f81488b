import type { OrderParcel, OrderStatus, PlacedOrder } from '../../../domain/placed-order';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
import { createModel } from '../../support/model';

const AT = '2026-11-24T12:00:00.000Z';

export const salim = {
  id: 1,
  name: 'Salim Nasser',
  phone: '+971501110051',
  imageUrl: null,
  rating: 4.8,
  spot: { lat: 25.02, lng: 55.02 },
};

/** Amira's order at Basil Kitchen. */
export const orderOf = (status: OrderStatus, overrides: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: 1001,
  status,
  type: 'delivery',
  moduleId: 1,
  moduleType: 'food',
  restMethod: null,
  placedAt: AT,
  moments: { pending: AT },
  scheduledAt: null,
  lineCount: 1,
  itemCount: 1,
  itemNames: ['Lamb Shawarma'],
  store: {
    id: 1,
    slug: 'basil-kitchen',
    name: 'Basil Kitchen',
    phone: '+971501110031',
    address: 'Quay 1, Harbour',
    imageUrl: null,
    moduleId: 1,
    spot: { lat: 25.01, lng: 55.01 },
  },
  address: {
    name: 'Amira Haddad',
    phone: '+971501110001',
    text: 'Quay 9, Harbour',
    house: '12B',
    floor: '3',
    road: null,
    // A map has no accessible parts, so tests read the text beside it.
    spot: null,
  },
  courier: null,
  pin: null,
  note: null,
  deliveryNote: null,
  unavailableNote: null,
  wantsCutlery: false,
  needsPrescription: false,
  prescription: null,
  pricing: null,
  referenceStatus: null,
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'unpaid',
  paid: 0,
  refunded: 0,
  isOfGuest: false,
  total: 3241,
  couponCode: 'WELCOME10',
  couponDiscount: 290,
  storeDiscount: 0,
  deliveryReasons: [],
  deliveryCharge: 500,
  surge: 0,
  tip: 0,
  packaging: 0,
  serviceCharge: 0,
  tax: 131,
  isTaxIncluded: false,
  taxes: [],
  expectedAt: null,
  distanceKm: 5,
  cancellation: null,
  refund: null,
  reviews: [],
  choices: {
    canCancel: status === 'pending',
    cancelRefund: 0,
    canPay: false,
    canSendPrescription: false,
    canAcceptPrice: false,
    refundUntil: status === 'delivered' ? '2026-11-25T12:00:00.000Z' : null,
    reviewUntil: status === 'delivered' ? '2026-12-24T12:00:00.000Z' : null,
    canReorder: status === 'delivered',
  },
  ...overrides,
});

/** A parcel that the sender pays for. */
export const sentParcel: OrderParcel = {
  payer: 'sender',
  kind: 'Box',
  receiver: null,
  linkToken: null,
  returnFee: null,
  comingBack: null,
};

const lookup = { id: 1101, phone: '+971501234567' };
const broken = { error: { code: 'offline', messages: [] } };
const ways: OrderStatus[] = ['pending', 'processing', 'handover', 'picked_up', 'delivered'];
const known: OrderStatus[] = [...ways, 'refund_requested'];
const reads = ['readOrder', 'readMore', 'askAgain', 'catchUp'] as const;

export const orderTrackingModel = createModel(orderTrackingMachine, {
  input: { lookup: null },
  otherInputs: [{ lookup: { id: 1001, phone: null } }],
  fixtures: [
    { type: 'lookup.submitted', lookup },
    ...ways.map((status) => ({ type: 'status.changed', status, at: AT, receivedAt: 3 }) as const),
    { type: 'courier.moved', courier: salim, receivedAt: 4 },
    { type: 'signal.received', receivedAt: 5 },
    ...reads.flatMap((read) =>
      ways.map(
        (status) =>
          ({ type: `xstate.done.actor.${read}`, output: { order: orderOf(status), receivedAt: 2 } }) as const,
      ),
    ),
    { type: 'xstate.error.actor.readOrder', error: { code: 'notFound', messages: [] } },
    {
      type: 'xstate.done.actor.catchUp',
      output: { order: orderOf('refund_requested'), receivedAt: 2 },
    },
    ...reads.map((read) => ({ type: `xstate.error.actor.${read}`, ...broken }) as const),
    { type: 'xstate.error.actor.listen', error: new Error('broken') },
    { type: 'xstate.error.actor.watchNetwork', error: new Error('broken') },
  ],
  vertex: ({ context }) => [context.lookup?.id, context.order?.status, context.hasStream],
  isPossible: (event, at) => {
    const order = at.context.order;
    const next = (event as { status?: OrderStatus }).status;
    const read = (event as { output?: { order: PlacedOrder } }).output?.order.status;
    const reached = order === null ? 0 : known.indexOf(order.status);
    return [next, read].every((status) => status === undefined || known.indexOf(status) >= reached);
  },
  stopWhen: ({ context }) => context.failures > 1,
  invariants: {
    'only a known order is tracked': (at) => !at.matches('live') || at.context.order !== null,
    'an ended order is no longer tracked': (at) => !at.matches('finished') || !at.children.listen,
    'no order is kept while another is looked up': (at) => !at.matches('lookup') || at.context.order === null,
  },
  limit: 6_000,
});
