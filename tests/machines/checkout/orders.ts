import { type OrderQuote, type PlacedOrder, plainDraft } from '../../../domain/order-quote';
import type {
  CheckoutInput,
  CheckoutProgress,
  OrderBasis,
  OrderPlace,
} from '../../../machines/checkout/checkout.types';

export const quote: OrderQuote = {
  items: 20_00,
  couponDiscount: 0,
  couponRefusal: null,
  delivery: 3_00,
  deliveryReasons: [{ rule: 'distance', amount: 3_00, kilometres: 3 }],
  isDistanceEstimated: false,
  tax: 1_00,
  taxes: [{ percent: 5, sources: ['shop'], goods: 20_00, tax: 1_00 }],
  isTaxIncluded: false,
  tip: 0,
  total: 24_00,
  cashLimit: null,
  walletBalance: null,
  walletAmount: 0,
  due: 24_00,
  cashback: 0,
  needsPrescription: false,
  isStoreOpen: true,
  canSchedule: true,
  problems: [],
};
export const dearer: OrderQuote = { ...quote, delivery: 5_00, total: 26_00, due: 26_00 };
/** The same total, after another order has used the wallet's balance. */
export const splitOf20 = { ...quote, walletBalance: 20_00, walletAmount: 20_00, due: 4_00 };
export const splitOf0 = { ...quote, walletBalance: 0, walletAmount: 0, due: 24_00 };
export const closed: OrderQuote = {
  ...quote,
  isStoreOpen: false,
  problems: [{ code: 'store_closed', field: 'schedule', message: 'The store is closed now.' }],
};
export const nothingLeft: OrderQuote = {
  ...quote,
  isStoreOpen: false,
  total: 0,
  problems: [{ code: 'cart_empty', field: 'cart', message: 'Your cart is empty.' }],
};
/** The quote after another tab has placed this order. */
export const ordered: OrderQuote = {
  ...nothingLeft,
  problems: nothingLeft.problems.map((problem) => ({ ...problem, orderId: 10_001 })),
};
export const changedGoods: OrderQuote = {
  ...quote,
  problems: [{ code: 'cart_changed', field: 'cart', message: 'Some items in your cart have changed.' }],
};
export const withoutCoupon: OrderQuote = {
  ...quote,
  couponRefusal: {
    code: 'coupon_minimum',
    message: 'To apply this coupon,the minimum purchase amount is $20.00',
  },
};

export const basis: OrderBasis = {
  isSignedIn: true,
  mayOrder: true,
  goods: 'there',
  goodsKey: '1×2',
  storeId: 1,
  storeZones: [1],
};
export const guest: OrderBasis = { ...basis, isSignedIn: false };
export const nobody: OrderBasis = { ...guest, mayOrder: false };
export const place: OrderPlace = {
  type: 'delivery',
  point: { lat: 25, lng: 55 },
  destination: {
    lat: 25,
    lng: 55,
    address: '12 Quay Lane',
    type: 'home',
    road: null,
    house: '12',
    floor: null,
  },
  contact: { name: 'Nora Vale', phone: '+971501234567', email: null },
};
export const nowhere: OrderPlace = {
  type: 'delivery',
  point: null,
  destination: null,
  contact: { name: '', phone: '', email: null },
};

export const progress: CheckoutProgress = {
  key: 'order-key-1',
  tries: 0,
  draft: plainDraft,
  typedCoupon: '',
  delivery: null,
  pictures: 0,
  sent: null,
};
export const underWay: CheckoutProgress = {
  ...progress,
  sent: {
    key: 'order-key-1',
    type: 'delivery',
    point: place.point,
    destination: place.destination,
    contact: place.contact,
    draft: plainDraft,
    total: 24_00,
    split: { wallet: 0, couponDiscount: 0 },
  },
};
export const input: CheckoutInput = { kind: 'cart', progress, orderId: null, flag: null };

export const cashOrder: PlacedOrder = {
  id: 10_001,
  total: 24_00,
  paymentUrl: null,
  isPaymentDue: false,
  isCancelled: false,
  payment: { by: 'cash' },
};
export const dueOrder: PlacedOrder = {
  ...cashOrder,
  isPaymentDue: true,
  payment: { by: 'digital', gateway: 'demo' },
};
/** A courier may not take this much cash. */
export const cashlessOrder: PlacedOrder = { ...dueOrder, cashLimit: 20_00 };
export const gatewayOrder: PlacedOrder = { ...dueOrder, paymentUrl: 'https://pay.example/10001' };
export const cancelledOrder: PlacedOrder = { ...cashOrder, isCancelled: true };
export const lateOrder: PlacedOrder = { ...cancelledOrder, isTooLate: true };
