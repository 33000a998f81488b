import type { Contract } from '../../contract/types.gen';
import type { Coupon } from '../../domain/coupon';
import { type Currency, type Minor, toMinor } from '../../domain/money';
import {
  type Gateway,
  type ListedCoupon,
  type OfflineMethod,
  type OrderPayment,
  type OrderQuote,
  type PlacedOrder,
  PROBLEM_FIELDS,
  type SlotDay,
} from '../../domain/order-quote';
import type { TaxPart } from '../../domain/tax';
import { toFeeReasons } from './price-reasons-mapping';
import { toTaxParts } from './tax-mapping';
import {
  isOn,
  isOnUnlessOff,
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

export const PAYMENT_METHODS = {
  cash: 'cash_on_delivery',
  wallet: 'wallet',
  digital: 'digital_payment',
  offline: 'offline_payment',
} as const satisfies Record<OrderPayment['by'], string>;

export const amount = (value: unknown, currency: Currency): Minor => toMinor(numberOr(value, 0), currency);
export const optionalAmount = (value: unknown, currency: Currency): Minor | null => {
  const number = optionalNumber(value);
  return number === null ? null : toMinor(number, currency);
};

export function toOrderQuote(
  value: Wire<Contract['OrderQuote']> | null | undefined,
  currency: Currency,
): OrderQuote {
  const wire = wireOf(value, 'quote');
  const total = wire.total_amount === null ? null : toMinor(requiredNumber(wire, 'total_amount'), currency);
  const refusal = optionalWire(wire.coupon_refusal);
  return {
    items: toMinor(requiredNumber(wire, 'items_amount'), currency),
    couponDiscount: amount(wire.coupon_discount_amount, currency),
    couponRefusal: refusal && { code: textOr(refusal.code, ''), message: textOr(refusal.message, '') },
    delivery: wire.delivery_charge === null ? null : amount(wire.delivery_charge, currency),
    deliveryReasons: toFeeReasons(wire.delivery_reasons, currency),
    isDistanceEstimated: isOn(wire.is_distance_estimated),
    tax: amount(wire.tax_amount, currency),
    taxes: taxesOf(wire, currency),
    isTaxIncluded: isOn(wire.tax_included),
    tip: amount(wire.dm_tips, currency),
    total,
    cashLimit: optionalAmount(wire.cash_on_delivery_limit, currency),
    walletBalance: optionalAmount(wire.wallet_balance, currency),
    walletAmount: amount(wire.wallet_amount, currency),
    due: optionalAmount(wire.due_amount, currency) ?? total,
    cashback: amount(wire.cashback_amount, currency),
    needsPrescription: isOn(wire.needs_prescription),
    isStoreOpen: isOnUnlessOff(wire.is_store_open),
    canSchedule: isOn(wire.can_schedule),
    problems: wiresOf(wire.problems).map((problem) => ({
      code: textOr(problem.code, ''),
      field: PROBLEM_FIELDS.find((field) => field === problem.field) ?? 'total',
      message: textOr(problem.message, ''),
      ...(typeof problem.order_id === 'number' && { orderId: problem.order_id }),
    })),
  };
}

/** Returns the taxes by rate. If the server sends only a total, it becomes one part. */
function taxesOf(wire: Wire<Contract['OrderQuote']>, currency: Currency): TaxPart[] {
  const parts = toTaxParts(wire.taxes, currency);
  if (parts.length > 0) return parts;
  const goods = amount(wire.items_amount, currency) - amount(wire.coupon_discount_amount, currency);
  return [
    { percent: numberOr(wire.tax_percent, 0), sources: [], goods, tax: amount(wire.tax_amount, currency) },
  ];
}

/** Converts a placed order. Only gateway payments are immediate; cash and offline payments happen later. */
export function toPlaced(
  value: Wire<Contract['PlaceOrderResult']> | null | undefined,
  payment: OrderPayment,
  currency: Currency,
): PlacedOrder {
  const wire = wireOf(value, 'order');
  const paymentUrl = optionalText(wire.redirect_link);
  return {
    id: requiredNumber(wire, 'order_id'),
    total: optionalAmount(wire.total_amount ?? wire.total_ammount, currency),
    paymentUrl,
    isPaymentDue: payment.by === 'digital' && wire.payment_status !== 'paid',
    isCancelled: wire.order_status === 'canceled' || wire.order_status === 'failed',
    payment,
  };
}

/** Returns true if the customer has reported an offline payment and the operator has not refused it. */
export const isOfflinePaymentReported = (
  wire: Pick<Wire<Contract['Order']>, 'offline_payment_status'>,
): boolean => wire.offline_payment_status === 'pending' || wire.offline_payment_status === 'verified';

/** Returns the payment method of the amount that the wallet does not pay. */
function dueMethod(wire: Wire<Contract['Order']>): unknown {
  const due = wiresOf(wire.payments).find(({ payment_status: status }) => status === 'unpaid');
  return due?.payment_method ?? wire.payment_method;
}

/** Returns the method that was chosen for an unpaid order, so that the payment can start again [CHK-07]. */
export function unpaidMethod(method: unknown, gateway: string): OrderPayment | null {
  switch (method) {
    case 'cash_on_delivery':
      return { by: 'cash' };
    case 'wallet':
      return { by: 'wallet' };
    case 'offline_payment':
      return { by: 'offline', methodId: 0, fields: {}, isWhole: false };
    case 'digital_payment':
    case 'partial_payment':
      return { by: 'digital', gateway };
    default:
      return null;
  }
}

export function toTracked(
  value: Wire<Contract['Order']> | null | undefined,
  currency: Currency,
): PlacedOrder {
  const wire = wireOf(value, 'order');
  const actions = optionalWire(wire.actions);
  const payment = unpaidMethod(dueMethod(wire), textOr(wire.payment_gateway, ''));
  const isDue =
    payment?.by === 'digital'
      ? wire.payment_status !== 'paid'
      : payment?.by === 'offline' && wire.payment_status !== 'paid' && !isOfflinePaymentReported(wire);
  // An order that was not paid in time has failed and counts as cancelled.
  const isTooLate = wire.order_status === 'failed' && isDue;
  const isCancelled = wire.order_status === 'canceled' || isTooLate;
  return {
    id: requiredNumber(wire, 'id'),
    total: optionalAmount(wire.order_amount, currency),
    paid: amount(wire.partially_paid_amount, currency),
    cashLimit: optionalAmount(actions?.cash_on_delivery_limit, currency),
    isTakeAway: wire.order_type === 'take_away',
    isBegun: wire.order_status !== 'pending',
    paymentUrl: null,
    isPaymentDue: !isCancelled && isDue && (actions === null || isOn(actions.can_pay)),
    isCancelled,
    isTooLate,
    payment,
  };
}

const KINDS: Readonly<Record<string, Coupon['kind']>> = {
  zone_wise: 'zoneWise',
  store_wise: 'storeWise',
  free_delivery: 'freeDelivery',
};

export function toCoupon(
  value: Wire<Contract['Coupon']> | null | undefined,
  currency: Currency,
): ListedCoupon {
  const wire = wireOf(value, 'coupon');
  const ends = textOr(wire.expire_date, '');
  return {
    id: numberOr(wire.id, 0),
    code: requiredText(wire, 'code'),
    title: textOr(wire.title, ''),
    ends,
    coupon: {
      kind: KINDS[textOr(wire.coupon_type, '')] ?? 'default',
      discount:
        wire.discount_type === 'amount'
          ? { kind: 'amount', amount: amount(wire.discount, currency) }
          : {
              kind: 'percent',
              percent: numberOr(wire.discount, 0),
              maximum: amount(wire.max_discount, currency) || null,
            },
      minimumPurchase: amount(wire.min_purchase, currency),
      zoneIds: idsOf(wire.zoneId),
      storeIds: idsOf(wire.data),
      starts: momentOf(wire.start_date, 0),
      ends: momentOf(ends, Number.MAX_SAFE_INTEGER),
      usesLeft: optionalNumber(wire.limit),
    },
  };
}

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0);

function momentOf(value: unknown, otherwise: number): number {
  const moment = Date.parse(textOr(value, ''));
  return Number.isNaN(moment) ? otherwise : moment;
}

export const toSlotDays = (value: Wire<Contract['OrderSlots']> | null | undefined): SlotDay[] =>
  wiresOf(wireOf(value, 'slots').days).map((day) => ({
    date: textOr(day.date, ''),
    slots: wiresOf(day.slots).map((slot) => ({
      at: requiredText(slot, 'schedule_at'),
      endsAt: textOr(slot.ends_at, ''),
    })),
  }));

export const toGateway = (wire: Wire<Contract['PaymentGateway']>): Gateway => ({
  id: requiredText(wire, 'gateway'),
  title: textOr(wire.gateway_title, textOr(wire.gateway, '')),
  imageUrl: pictureOf(wire.gateway_image_full_url),
});

/** Converts an offline payment method. The operator defines the texts it shows and the fields to fill in. */
export const toOfflineMethod = (wire: Wire<Contract['OfflineMethod']>): OfflineMethod => ({
  id: requiredNumber(wire, 'id'),
  name: textOr(wire.method_name, ''),
  facts: recordsOf(wire.method_informations).map((fact) => ({
    name: textOf(fact.customer_input),
    value: textOf(fact.customer_data),
  })),
  fields: recordsOf(wire.method_fields).map((field) => ({
    name: textOf(field.input_name),
    label: textOf(field.label) || textOf(field.input_name),
    kind: field.input_type === 'date' ? 'day' : 'text',
    isRequired: isOn(field.is_required),
  })),
});

const textOf = (value: unknown): string => textOr(value, '');

const recordsOf = (value: unknown): Record<string, unknown>[] =>
  listOf(Array.isArray(value) ? (value as Record<string, unknown>[]) : []).filter(
    (entry) => typeof entry === 'object' && entry !== null,
  );
