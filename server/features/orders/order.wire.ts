import type {
  ContactAddress,
  DeliveryMan,
  Order,
  OrderActions,
  PrescriptionState,
  Store,
} from '../../../contract/types.gen';
import { fromMinor, fromOptionalMinor } from '../../../domain/money';
import { customerChoices, isRunning, type OrderState, USUAL_WAY } from '../../../domain/order-states';
import { canReturn, isReceiverLinkActive, parcelMinutes, returnFee } from '../../../domain/parcel';
import { promisedWindow } from '../../../domain/promised-time';
import { refundedTax } from '../../../domain/tax';
import type { Language } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import { cashLimitOf } from '../payments/payment-terms';
import { flag } from '../shared/item.wire';
import { optionalTextIn, textIn } from '../shared/local-text';
import { toWireReason, toWireTax } from '../shared/price.wire';
import type { CourierOfOrder, OrderRow } from './order.rows';
import { refundOf } from './refund.wire';

type Reader = Pick<RequestContext, 'language' | 'now' | 'config' | 'currency'>;
/** A `passer-by` has only number and contact, and sees the progress but neither address nor code. */
export type Sight = 'owner' | 'passer-by';

const IN_ADVANCE: readonly string[] = ['digital_payment', 'offline_payment'];

/** Returns whether the order must be paid before the store begins. Cash is paid later. */
function isPaymentDue({ payment_method: method, payments, total, paid }: OrderRow): boolean {
  const owed = payments.find(({ status }) => status === 'unpaid')?.method ?? method;
  return total > paid && IN_ADVANCE.includes(owed);
}

export const stateOf = (row: OrderRow): OrderState => ({
  kind: row.type,
  status: row.status,
  market: row.module_type,
  isPaymentDue: isPaymentDue(row),
  prescription: row.needs_prescription ? (row.prescription?.status ?? 'waiting') : null,
  pricing: row.pricing,
  deliveredAt: row.history.delivered === undefined ? null : Date.parse(row.history.delivered),
  returnDays: row.return_days,
});

export function toWireOrder(row: OrderRow, reader: Reader, sight: Sight = 'owner'): Order {
  const { language, currency } = reader;
  const isOwner = sight === 'owner';
  return {
    id: row.id,
    user_id: row.customer_id,
    is_guest: row.customer_id === null,
    version: row.version,
    order_status: row.status,
    order_type: row.type,
    usual_way: [...USUAL_WAY[row.type]],
    module_id: row.module_id,
    ...(row.module_type === null ? {} : { module_type: row.module_type }),
    store_id: row.store?.id ?? null,
    store: storeOf(row, language),
    details_count: row.lines,
    items_count: row.pieces,
    item_names: row.line_names.map((name) => textIn(name, language)),
    ...amountsOf(row, reader),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...momentsOf(row),
    schedule_at: row.scheduled_at?.toISOString() ?? null,
    scheduled: flag(row.scheduled_at !== null),
    expected_at: isRunning(row.status) ? expectedAt(row) : null,
    distance: row.distance_metres === null ? null : row.distance_metres / 1000,
    delivery_reasons: row.delivery_reasons?.map((reason) => toWireReason(reason, currency)) ?? null,
    delivery_man: row.courier && toWireCourier(row.courier, language),
    delivery_address: isOwner ? addressOf(row) : null,
    otp: isOwner && isRunning(row.status) ? row.pin : null,
    order_note: isOwner ? row.note : null,
    delivery_instruction: isOwner ? row.delivery_instruction : null,
    unavailable_item_note: isOwner ? row.unavailable_item_note : null,
    cutlery: row.wants_cutlery,
    prescription_order: row.needs_prescription,
    prescription: row.needs_prescription ? prescriptionOf(row, language) : null,
    price_offer: row.pricing,
    order_attachment_full_url: isOwner ? row.prescription_images : [],
    cancellation_reason: optionalTextIn(row.cancellation_reason, language),
    cancellation_note: isOwner ? row.cancellation_note : null,
    cancelled_by: row.cancelled_by,
    ...(row.parcel && parcelOf(row, row.parcel, { ...reader, isOwner })),
    refund: isOwner ? refundOf(row, reader) : null,
    actions: isOwner ? actionsOf(row, reader) : NOTHING_TO_DO,
  };
}

const amountsOf = (row: OrderRow, { language, currency }: Reader) => ({
  order_amount: fromMinor(row.total, currency),
  items_amount: fromMinor(row.items_amount, currency),
  coupon_code: row.coupon_code,
  coupon_discount_title: optionalTextIn(row.coupon_title, language),
  coupon_discount_amount: fromMinor(row.coupon_discount, currency),
  delivery_charge: fromMinor(row.delivery_charge, currency),
  total_tax_amount: fromMinor(row.tax, currency),
  taxes: row.tax_parts?.map((part) => toWireTax(part, currency)) ?? [],
  tax_status: row.is_tax_included ? ('included' as const) : ('excluded' as const),
  dm_tips: fromMinor(row.tip, currency),
  extra_packaging_amount: fromMinor(row.extra_packaging, currency),
  payment_method: row.payment_method,
  payment_gateway: row.payment_gateway,
  offline_payment_status: row.offline_status,
  payment_status: row.payment_status,
  partially_paid_amount: fromMinor(row.paid, currency),
  refunded_amount: fromMinor(row.given_back, currency),
  refunded_tax_amount: fromMinor(refundedTax(row.given_back, row), currency),
  ...(row.bring_change === null ? {} : { bring_change_amount: fromMinor(row.bring_change, currency) }),
  payments: row.payments.map(({ id, method, amount, status, created_at }) => ({
    id,
    order_id: row.id,
    payment_method: method,
    amount: fromMinor(amount, currency),
    payment_status: status,
    created_at: new Date(created_at).toISOString(),
  })),
});

const TOLD = [
  'pending',
  'accepted',
  'confirmed',
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

function momentsOf({ history }: OrderRow): Pick<Order, (typeof TOLD)[number]> {
  const moments = TOLD.map((status) => [status, momentIn(history[status])] as const);
  return Object.fromEntries(moments);
}

/** Converts a timestamp inside JSON, which has the database's format, to ISO 8601. */
const momentIn = (moment: string | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();

type Expected = Pick<
  OrderRow,
  'arrives_at' | 'scheduled_at' | 'created_at' | 'store' | 'type' | 'distance_metres'
>;

/** Returns the courier's estimate, the chosen time, or the latest time that store or distance promise. */
export function expectedAt({ arrives_at, scheduled_at, created_at, ...order }: Expected): string | null {
  if (arrives_at !== null) return arrives_at.toISOString();
  if (scheduled_at !== null) return scheduled_at.toISOString();
  const { type, distance_metres: metres, store } = order;
  const minutes =
    type === 'parcel' && metres !== null ? parcelMinutes(metres / 1000) : store?.delivery_minutes;
  const promise = promisedWindow(minutes, created_at.getTime());
  return promise && new Date(promise.to).toISOString();
}

function storeOf({ store, module_id, module_type }: OrderRow, language: Language): Store | null {
  if (store === null) return null;
  return {
    id: store.id,
    slug: store.slug,
    name: textIn(store.name, language),
    address: textIn(store.address, language),
    phone: store.phone,
    email: store.email,
    latitude: store.lat,
    longitude: store.lng,
    logo_full_url: store.logo,
    cover_photo_full_url: store.cover,
    avg_rating: store.rating,
    zone_id: store.zone_id,
    module_id,
    ...(module_type === null ? {} : { module_type }),
    active: store.is_active,
    reviews_section: store.has_reviews,
  };
}

export function toWireCourier(courier: CourierOfOrder, language: Language): DeliveryMan {
  const [first = '', ...rest] = textIn(courier.name, language).split(' ');
  return {
    id: courier.id,
    f_name: first,
    l_name: rest.join(' '),
    phone: courier.phone,
    image_full_url: courier.image,
    zone_id: courier.zone_id,
    avg_rating: courier.rating,
    rating_count: courier.rating_count,
    ...(courier.lat === null || courier.lng === null ? {} : { lat: courier.lat, lng: courier.lng }),
  };
}

/** Returns the delivery address. Take-away orders have only a contact. */
function addressOf({ contact_name, contact_phone, contact_email, ...row }: OrderRow): ContactAddress {
  const destination = row.parcel?.sender.address === undefined ? row.destination : row.parcel.sender;
  const contact = {
    contact_person_name: contact_name,
    contact_person_number: contact_phone,
    contact_person_email: contact_email,
  };
  return destination === null ? contact : { ...contact, ...placeOf(destination) };
}

const placeOf = ({ address, lat, lng, road, house, floor }: NonNullable<OrderRow['destination']>) => ({
  address,
  latitude: lat,
  longitude: lng,
  road: road ?? null,
  house: house ?? null,
  floor: floor ?? null,
});

const parcelOf = (
  row: OrderRow,
  { payer, receiver, category, receiver_token, return: requested }: NonNullable<OrderRow['parcel']>,
  { language, currency, isOwner }: Reader & { isOwner: boolean },
) => ({
  charge_payer: payer,
  receiver_details: isOwner ? partyOf(receiver) : null,
  receiver_link_token: isOwner && isReceiverLinkActive(row.status) ? receiver_token : null,
  parcel_return_fee: fromMinor(requested?.fee ?? 0, currency),
  parcel_cancellation: requested && {
    order_id: row.id,
    reason: [textIn(requested.reason, language)],
    cancel_by: 'customer',
    note: isOwner ? requested.note : null,
    return_otp: isOwner && row.status !== 'returned' ? requested.pin : null,
    return_fee: fromMinor(requested.fee, currency),
    return_fee_payment_status: row.paid >= row.total ? 'paid' : 'unpaid',
    return_date: momentIn(row.history.returned),
    before_pickup: 0 as const,
    created_at: new Date(requested.asked_at).toISOString(),
  },
  parcel_category: {
    id: category.id,
    name: textIn(category.name, language),
    image_full_url: category.image,
  },
});

/** Returns the sender or the receiver of a parcel. */
export const partyOf = (party: NonNullable<OrderRow['parcel']>['receiver']): ContactAddress => ({
  contact_person_name: party.name,
  contact_person_number: party.phone,
  ...placeOf(party),
});

const prescriptionOf = ({ prescription }: OrderRow, language: Language): PrescriptionState => ({
  status: prescription?.status ?? 'waiting',
  reason: optionalTextIn(prescription?.reason ?? null, language),
});

const NOTHING_TO_DO: OrderActions = {
  can_cancel: false,
  cancel_refund: 0,
  can_pay: false,
  cash_on_delivery_limit: null,
  can_send_prescription: false,
  can_accept_price: false,
  refund_until: null,
  review_until: null,
  can_reorder: false,
  can_return: false,
  return_fee: 0,
};

export const isParcelReturnable = ({ type: kind, status, parcel }: OrderRow): boolean =>
  canReturn({ kind, status }, parcel?.return != null);

function actionsOf(row: OrderRow, { now, config, currency }: Reader): OrderActions {
  const choices = customerChoices(stateOf(row), now);
  const isReturnable = isParcelReturnable(row);
  const isOfAccount = row.customer_id !== null;
  const cashLimit = cashLimitOf(config, { pivot_maximum_cod: row.maximum_cod });
  const momentOf = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
  return {
    can_cancel: choices.canCancel,
    cancel_refund: choices.canCancel ? fromMinor(row.paid, currency) : 0,
    can_pay: choices.canPay,
    cash_on_delivery_limit: fromOptionalMinor(cashLimit, currency),
    can_send_prescription: choices.canSendPrescription,
    can_accept_price: choices.canAcceptPrice,
    // Refunds and reviews need an account. A guest's order moves to the account when the guest signs in.
    refund_until: isOfAccount ? momentOf(choices.refundUntil) : null,
    review_until: isOfAccount ? momentOf(choices.reviewUntil) : null,
    can_reorder: choices.canReorder && row.store !== null,
    can_return: isReturnable,
    return_fee: isReturnable ? fromMinor(returnFee(row.delivery_charge), currency) : 0,
  };
}
