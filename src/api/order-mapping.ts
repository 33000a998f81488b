import type { Contract } from '../../contract/types.gen';
import { type Currency, toMinor } from '../../domain/money';
import {
  type Courier,
  isOrderStatus,
  LINE_PROBLEMS,
  type OrderAddress,
  type OrderChoices,
  type OrderParcel,
  type OrderRefund,
  type OrderStore,
  type OwnReview,
  type PaymentMethod,
  type PlacedOrder,
  type ReviewTarget,
} from '../../domain/placed-order';
import { toModuleType } from './item-mapping';
import { toFeeReasons } from './price-reasons-mapping';
import { toTaxParts } from './tax-mapping';
import {
  isOn,
  MalformedAnswerError,
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  pictureOf,
  picturesOf,
  requiredNumber,
  requiredText,
  textOr,
  textsOf,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

type Maybe<T> = Wire<T> | null | undefined;

const money = (value: unknown, currency: Currency): number => toMinor(numberOr(value, 0), currency);

export const spotOf = (lat: unknown, lng: unknown) => {
  const spot = { lat: optionalNumber(lat), lng: optionalNumber(lng) };
  return spot.lat === null || spot.lng === null ? null : { lat: spot.lat, lng: spot.lng };
};

const METHODS: readonly PaymentMethod[] = [
  'cash_on_delivery',
  'digital_payment',
  'wallet',
  'offline_payment',
  'partial_payment',
];
const PRICINGS = ['asked', 'offered', 'accepted'] as const;
export const REFERENCES = ['pending', 'verified', 'denied'] as const;
const STATUSES = [
  'pending',
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'returned',
] as const;

/** Converts an order without its lines, which are loaded separately. */
export function toOrder(value: Maybe<Contract['Order']>, currency: Currency): PlacedOrder {
  const wire = wireOf(value, 'order');
  const { order_status: status } = wire;
  if (!isOrderStatus(status)) throw new MalformedAnswerError('order_status');
  const moments = STATUSES.map((name) => [name, optionalText(wire[name])] as const);
  return {
    id: requiredNumber(wire, 'id'),
    status,
    type: wire.order_type === 'take_away' || wire.order_type === 'parcel' ? wire.order_type : 'delivery',
    moduleId: optionalNumber(wire.module_id),
    moduleType: toModuleType(wire.module_type),
    placedAt: requiredText(wire, 'created_at'),
    moments: Object.fromEntries(moments.filter(([, at]) => at !== null)),
    scheduledAt: isOn(wire.scheduled) ? optionalText(wire.schedule_at) : null,
    lineCount: numberOr(wire.details_count, 0),
    itemCount: numberOr(wire.items_count, numberOr(wire.details_count, 0)),
    itemNames: textsOf(wire.item_names),
    store: toOrderStore(wire.store),
    address: toAddress(wire.delivery_address),
    courier: toCourier(wire.delivery_man),
    pin: optionalText(wire.otp),
    note: optionalText(wire.order_note),
    deliveryNote: optionalText(wire.delivery_instruction),
    unavailableNote: optionalText(wire.unavailable_item_note),
    wantsCutlery: isOn(wire.cutlery),
    needsPrescription: isOn(wire.prescription_order),
    prescription: toPrescription(wire),
    pricing: PRICINGS.find((known) => known === wire.price_offer) ?? null,
    referenceStatus: REFERENCES.find((status) => status === wire.offline_payment_status) ?? null,
    paymentMethod: METHODS.find((name) => name === wire.payment_method) ?? 'cash_on_delivery',
    restMethod: toRestMethod(wire),
    paymentStatus:
      wire.payment_status === 'paid' || wire.payment_status === 'partially_paid'
        ? wire.payment_status
        : 'unpaid',
    paid: money(wire.partially_paid_amount, currency),
    refunded: money(wire.refunded_amount, currency),
    isOfGuest: isOn(wire.is_guest),
    total: toMinor(requiredNumber(wire, 'order_amount'), currency),
    couponCode: optionalText(wire.coupon_code),
    couponDiscount: money(wire.coupon_discount_amount, currency),
    storeDiscount: money(wire.store_discount_amount, currency),
    deliveryCharge: money(wire.delivery_charge, currency),
    deliveryReasons: toFeeReasons(wire.delivery_reasons, currency),
    surge: money(wire.surge_price, currency),
    tip: money(wire.dm_tips, currency),
    packaging: money(wire.extra_packaging_amount, currency),
    serviceCharge: money(wire.additional_charge, currency),
    tax: money(wire.total_tax_amount, currency),
    isTaxIncluded: wire.tax_status === 'included',
    taxes: toTaxParts(wire.taxes, currency),
    expectedAt: optionalText(wire.expected_at),
    distanceKm: optionalNumber(wire.distance),
    cancellation: toCancellation(wire),
    refund: toRefund(wire.refund, currency),
    reviews: wiresOf(wire.reviews).flatMap(toOwnReview),
    choices: toChoices(wire.actions, currency),
    parcel: wire.order_type === 'parcel' ? toParcel(wire, currency) : null,
  };
}

function toRestMethod(wire: Wire<Contract['Order']>): PlacedOrder['restMethod'] {
  if (wire.payment_method !== 'partial_payment') return null;
  const methods = wiresOf(wire.payments).map(({ payment_method }) => payment_method);
  return METHODS.find((name) => name !== 'wallet' && methods.includes(name)) ?? null;
}

function toParcel(wire: Wire<Contract['Order']>, currency: Currency): OrderParcel {
  const actions = optionalWire(wire.actions);
  const back = optionalWire(wire.parcel_cancellation);
  return {
    payer: wire.charge_payer === 'receiver' ? 'receiver' : 'sender',
    kind: textOr(optionalWire(wire.parcel_category)?.name, ''),
    receiver: toAddress(wire.receiver_details),
    linkToken: optionalText(wire.receiver_link_token),
    returnFee: isOn(actions?.can_return) ? money(actions?.return_fee, currency) : null,
    comingBack: back && {
      reason: textsOf(back.reason).join(', '),
      fee: money(back.return_fee, currency),
      pin: optionalText(back.return_otp),
    },
  };
}

function toPrescription(wire: Wire<Contract['Order']>): PlacedOrder['prescription'] {
  const prescription = optionalWire(wire.prescription);
  return (
    prescription && {
      status:
        prescription.status === 'approved' || prescription.status === 'rejected'
          ? prescription.status
          : 'waiting',
      reason: optionalText(prescription.reason),
      imageUrls: picturesOf(wire.order_attachment_full_url),
    }
  );
}

function toOrderStore(value: Maybe<Contract['Order']['store']>): OrderStore | null {
  const wire = optionalWire(value);
  if (wire === null) return null;
  const id = requiredNumber(wire, 'id');
  return {
    id,
    slug: textOr(wire.slug, String(id)),
    name: textOr(wire.name, ''),
    phone: optionalText(wire.phone),
    address: textOr(wire.address, ''),
    imageUrl: pictureOf(wire.logo_full_url),
    moduleId: optionalNumber(wire.module_id),
    spot: spotOf(wire.latitude, wire.longitude),
  };
}

function toAddress(value: Maybe<Contract['Order']['delivery_address']>): OrderAddress | null {
  const wire = optionalWire(value);
  return (
    wire && {
      name: textOr(wire.contact_person_name, ''),
      phone: textOr(wire.contact_person_number, ''),
      text: textOr(wire.address, ''),
      house: optionalText(wire.house),
      floor: optionalText(wire.floor),
      road: optionalText(wire.road),
      spot: spotOf(wire.latitude, wire.longitude),
    }
  );
}

export function toCourier(value: Maybe<Contract['Order']['delivery_man']>): Courier | null {
  const wire = optionalWire(value);
  return (
    wire && {
      id: requiredNumber(wire, 'id'),
      name: [optionalText(wire.f_name), optionalText(wire.l_name)].filter((part) => part !== null).join(' '),
      phone: optionalText(wire.phone),
      imageUrl: pictureOf(wire.image_full_url),
      rating: numberOr(wire.rating_count, 0) > 0 ? optionalNumber(wire.avg_rating) : null,
      spot: spotOf(wire.lat, wire.lng),
    }
  );
}

const toCancellation = (wire: Wire<Contract['Order']>): PlacedOrder['cancellation'] =>
  wire.order_status === 'canceled' || (wire.order_status === 'failed' && wire.cancellation_reason)
    ? {
        reason: optionalText(wire.cancellation_reason),
        note: optionalText(wire.cancellation_note),
        by: optionalText(wire.cancelled_by),
      }
    : null;

function toRefund(value: Maybe<Contract['Order']['refund']>, currency: Currency): OrderRefund | null {
  const wire = optionalWire(value);
  return (
    wire && {
      status: wire.status === 'approved' || wire.status === 'refused' ? wire.status : 'requested',
      reason: textOr(wire.customer_reason, ''),
      note: optionalText(wire.customer_note),
      answer: optionalText(wire.admin_note),
      amount: optionalNumber(wire.amount) === null ? null : money(wire.amount, currency),
      tax: optionalNumber(wire.tax_amount) === null ? null : money(wire.tax_amount, currency),
      imageUrls: picturesOf(wire.image_full_url),
      lines: wiresOf(wire.items).flatMap(({ order_detail_id, problem }) => {
        const lineId = optionalNumber(order_detail_id);
        const known = LINE_PROBLEMS.find((each) => each === problem);
        return lineId === null || known === undefined ? [] : [{ lineId, problem: known }];
      }),
    }
  );
}

function toOwnReview(wire: Wire<Contract['Review']>): OwnReview[] {
  const target = targetOf(wire);
  return target === null
    ? []
    : [
        {
          target,
          rating: numberOr(wire.rating, 0),
          comment: optionalText(wire.comment),
          imageUrls: picturesOf(wire.attachment),
          editableUntil: optionalText(wire.editable_until),
        },
      ];
}

function targetOf(wire: Wire<Contract['Review']>): ReviewTarget | null {
  const itemId = optionalNumber(wire.item_id);
  if (wire.subject === 'store') return { about: 'store' };
  if (wire.subject === 'delivery_man') return { about: 'courier' };
  return itemId === null ? null : { about: 'item', itemId };
}

function toChoices(value: Maybe<Contract['OrderActions']>, currency: Currency): OrderChoices {
  const wire = optionalWire(value);
  return {
    canCancel: isOn(wire?.can_cancel),
    cancelRefund: money(wire?.cancel_refund, currency),
    canPay: isOn(wire?.can_pay),
    canSendPrescription: isOn(wire?.can_send_prescription),
    canAcceptPrice: isOn(wire?.can_accept_price),
    refundUntil: optionalText(wire?.refund_until),
    reviewUntil: optionalText(wire?.review_until),
    canReorder: isOn(wire?.can_reorder),
  };
}
