import type { Contract } from '../../contract/types.gen';
import { fromMinor, toMinor } from '../../domain/money';
import type { ListedCoupon, PaymentChoice, PlacedOrder } from '../../domain/order-quote';
import {
  type BookedTrip,
  type BookedVehicle,
  type TripOffer,
  tripStatusOf,
} from '../../domain/rental/booked-trip';
import type { TripQuote, TripRequest } from '../../domain/rental/trip-booking';
import type { TripPlan } from '../../domain/rental/trip-cart';
import { type Page, toPage } from './catalogue-mapping';
import { paymentOf, walletFirst } from './checkout-api';
import { duePayment, isProved, optionalAmount, toCoupon } from './checkout-mapping';
import type { ApiClient } from './client';
import { formOf } from './order-api';
import { REFERENCES, spotOf } from './order-mapping';
import { toTripPlan } from './trip-cart-api';
import {
  isOn,
  numberOr,
  optionalText,
  optionalWire,
  pictureOf,
  requiredNumber,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

/** The phone, or the email in its place, is what a guest proves a trip with [RENT-55]. */
export type TripRef = { tripId: number; phone: string | null };
export type TripListKind = 'running' | 'history';

export type TripApi = {
  quoteTrip(request: TripRequest, signal?: AbortSignal): Promise<TripQuote>;
  /** Asked twice with one key it is one trip; `callback` is the page that a payment leads back to [CHK-05]. */
  bookTrip(request: TripRequest, callback: string): Promise<PlacedOrder>;
  payTrip(ref: TripRef & PaymentChoice & { callback: string }): Promise<PlacedOrder & { message: string }>;
  placedTrip(ref: TripRef, signal?: AbortSignal): Promise<PlacedOrder>;
  trip(ref: TripRef, signal?: AbortSignal): Promise<BookedTrip>;
  trips(kind: TripListKind, page: number): Promise<Page<BookedTrip>>;
  cancelReasons(): Promise<string[]>;
  cancelTrip(ref: TripRef & { reason: string }): Promise<{ message: string }>;
  /** What another date or duration costs; nothing is changed [RENT-57]. */
  priceChange(wanted: TripRef & { plan: TripPlan }): Promise<TripOffer>;
  changeBookedTrip(wanted: TripRef & { plan: TripPlan; total: number }): Promise<{ message: string }>;
  reviewTrip(review: {
    tripId: number;
    subject: { about: 'vehicle' | 'driver'; id: number };
    rating: number;
    comment: string;
    images: readonly File[];
  }): Promise<{ message: string }>;
  /** Trips have coupons of their own [COUP-10]. */
  tripCoupons(): Promise<ListedCoupon[]>;
  checkTripCoupon(code: string, providerId: number): Promise<{ code: string; title: string }>;
};

export const TRIPS_PER_PAGE = 10;

const bookingOf = ({ wish }: TripRequest) => ({
  ...paymentOf(wish.payment),
  ...walletFirst(wish.usesWallet),
  coupon_code: wish.couponCode,
});

export function createTripApi(client: ApiClient): TripApi {
  const identity = () => client.identity();
  const said = (answer: { message?: string | null | undefined } | null | undefined) => ({
    message: textOr(answer?.message, ''),
  });
  const changeOf = ({ tripId, plan }: { tripId: number; plan: TripPlan }) => ({
    ...identity(),
    trip_id: tripId,
    pickup_time: plan.pickupAt,
    ...(plan.hours !== null && { estimated_hours: plan.hours }),
  });
  const read = ({ tripId, phone }: TripRef, signal?: AbortSignal) =>
    client.get('/rental/user/trip/get-trip-details', {
      query: { trip_id: tripId, contact_number: phone, ...identity() },
      ...(signal && { signal }),
    });
  return {
    quoteTrip: async (request, signal) =>
      toTripQuote(
        await client.post('/rental/user/trip/get-tax', {
          body: { ...identity(), ...bookingOf(request) },
          ...(signal && { signal }),
        }),
      ),
    bookTrip: async (request, callback) => {
      const { contact, note } = request.wish;
      const answer = await client.post('/rental/user/trip/trip-booking', {
        body: {
          ...identity(),
          ...bookingOf(request),
          trip_amount: fromMinor(request.total),
          contact_person_name: contact.name,
          contact_person_number: contact.phone,
          contact_person_email: contact.email,
          note: note || null,
          callback,
        },
        idempotencyKey: request.key,
      });
      const wire = wireOf(answer, 'trip_id');
      const paymentUrl = optionalText(wire.redirect_link);
      return {
        id: requiredNumber(wire, 'trip_id'),
        total: toMinor(numberOr(wire.total_amount, 0)),
        paymentUrl,
        isPaymentDue: paymentUrl !== null,
        isCancelled: false,
        payment: null,
      };
    },
    payTrip: async ({ payment, usesWallet, callback, ...ref }) => {
      const answer = await client.put('/rental/user/trip/payment', {
        body: {
          ...identity(),
          trip_id: ref.tripId,
          ...paymentOf(payment),
          ...walletFirst(usesWallet),
          callback,
          payment_platform: 'web',
        },
      });
      const wire = wireOf(answer, 'message');
      const paymentUrl = optionalText(wire.redirect_link);
      return {
        ...said(wire),
        id: ref.tripId,
        total: null,
        paymentUrl,
        isPaymentDue: paymentUrl !== null,
        isCancelled: false,
        payment: null,
      };
    },
    placedTrip: async (ref, signal) => toPlacedTrip(await read(ref, signal)),
    trip: async (ref, signal) => toBookedTrip(await read(ref, signal)),
    trips: async (kind, page) =>
      toPage(
        await client.get('/rental/user/trip/get-trip-list', {
          query: { type: kind, limit: TRIPS_PER_PAGE, offset: page },
        }),
        ({ trips }) => trips,
        toBookedTrip,
      ),
    cancelReasons: async () =>
      wiresOf((await client.get('/rental/user/trip/cancellation-reasons'))?.data)
        .map(({ reason }) => optionalText(reason))
        .filter((reason) => reason !== null),
    cancelTrip: async ({ tripId, reason }) =>
      said(
        await client.put('/rental/user/trip/cancel-trip', {
          body: { ...identity(), trip_id: tripId, cancellation_reason: reason },
        }),
      ),
    priceChange: async (wanted) => {
      const wire = wireOf(
        await client.put('/rental/user/trip/update-trip', {
          body: { ...changeOf(wanted), is_preview: true },
        }),
        'offer',
      );
      return {
        before: toMinor(numberOr(wire.previous_amount, 0)),
        total: toMinor(numberOr(wire.trip_amount, 0)),
        due: toMinor(numberOr(wire.due_amount, 0)),
        back: toMinor(numberOr(wire.refund_amount, 0)),
      };
    },
    changeBookedTrip: async ({ total, ...wanted }) =>
      said(
        await client.put('/rental/user/trip/update-trip', {
          body: { ...changeOf(wanted), trip_amount: fromMinor(total) },
        }),
      ),
    reviewTrip: async ({ tripId, subject: { about, id }, rating, comment, images }) =>
      said(
        await client.post('/rental/user/review/add', {
          body: formOf(
            { trip_id: tripId, [about === 'driver' ? 'driver_id' : 'vehicle_id']: id, rating, comment },
            'images',
            images,
          ),
        }),
      ),
    tripCoupons: async () => wiresOf(await client.get('/rental/coupon/list')).map(toCoupon),
    checkTripCoupon: async (code, providerId) => {
      const wire = wireOf(
        await client.get('/rental/coupon/apply', { query: { code, provider_id: providerId, ...identity() } }),
        'coupon',
      );
      return { code: textOr(wire.code, code), title: textOr(wire.title, '') };
    },
  };
}

function toTripQuote(answer: Wire<Contract['TripQuote']> | null | undefined): TripQuote {
  const wire = wireOf(answer, 'quote');
  const money = (value: unknown) => toMinor(numberOr(value, 0));
  return {
    isEmpty: wire.provider_id === null,
    vehicles: money(wire.vehicles_amount) - money(wire.discount_amount),
    discountBy: wire.discount_by ?? null,
    couponDiscount: money(wire.coupon_discount_amount),
    couponRefusal: optionalText(optionalWire(wire.coupon_refusal)?.message),
    tax: money(wire.tax_amount),
    isTaxIncluded: isOn(wire.tax_included),
    total: money(wire.trip_amount),
    walletBalance: wire.wallet_balance == null ? null : money(wire.wallet_balance),
    due: money(wire.due_amount),
  };
}

function toPlacedTrip(answer: Wire<Contract['Trip']> | null | undefined): PlacedOrder {
  const wire = wireOf(answer, 'trip');
  const gateway = textOr(wire.payment_gateway, '');
  return {
    id: requiredNumber(wire, 'id'),
    total: toMinor(numberOr(wire.trip_amount, 0)),
    paid: toMinor(numberOr(wire.paid_amount, 0)),
    cashLimit: optionalAmount(wire.cash_on_delivery_limit),
    isBegun: wire.trip_status !== 'pending',
    paymentUrl: null,
    isPaymentDue: isOn(wire.can_pay) && isOn(wire.payment_due) && !isProved(wire),
    // Nobody has paid it in time: its vehicles are free again.
    isCancelled: wire.trip_status === 'canceled' || wire.trip_status === 'payment_failed',
    isTooLate: wire.trip_status === 'payment_failed',
    payment:
      gateway === '' && wire.payment_method === 'partial_payment'
        ? null
        : duePayment(wire.payment_method, gateway),
  };
}

const HISTORY = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled'] as const;

function toBookedTrip(answer: Wire<Contract['Trip']> | null | undefined): BookedTrip {
  const wire = wireOf(answer, 'trip');
  const provider = optionalWire(wire.provider);
  const driver = optionalWire(wire.driver);
  return {
    id: requiredNumber(wire, 'id'),
    status: tripStatusOf(wire.trip_status),
    bookedAt: textOr(wire.created_at, textOr(wire.pickup_time, '')),
    moments: Object.fromEntries(
      HISTORY.flatMap((status) => {
        const at = optionalText(wire[status]);
        return at === null ? [] : [[status, at]];
      }),
    ),
    plan: toTripPlan({ ...wire, rental_type: wire.trip_type }),
    providerId: provider?.id ?? null,
    providerName: textOr(provider?.name, ''),
    providerPhone: optionalText(provider?.phone),
    vehiclesAmount: toMinor(numberOr(wire.vehicles_amount, 0)),
    discount: toMinor(numberOr(wire.discount_on_trip, 0)),
    couponCode: optionalText(wire.coupon_code),
    couponDiscount: toMinor(numberOr(wire.coupon_discount_amount, 0)),
    total: toMinor(numberOr(wire.trip_amount, 0)),
    tax: toMinor(numberOr(wire.tax_amount, 0)),
    isTaxIncluded: wire.tax_status === 'included',
    paymentMethod: wire.payment_method ?? 'cash_on_delivery',
    paymentStatus: wire.payment_status ?? 'unpaid',
    paid: toMinor(numberOr(wire.paid_amount, 0)),
    pin: optionalText(wire.otp),
    note: textOr(wire.note, ''),
    cancelReason: optionalText(wire.cancellation_reason),
    vehicles: wiresOf(wire.trip_details).map(toBookedVehicle),
    driver: driver && {
      id: requiredNumber(driver, 'id'),
      isReviewed: isOn(wire.is_driver_reviewed),
      name: [driver.f_name, driver.l_name].filter(Boolean).join(' '),
      phone: textOr(driver.phone, ''),
      spot: spotOf(driver.lat, driver.lng),
    },
    referenceStatus: REFERENCES.find((status) => status === wire.offline_payment_status) ?? null,
    canChange: isOn(wire.can_change),
    canCancel: isOn(wire.can_cancel),
    canPay: isOn(wire.can_pay),
    canReview: isOn(wire.can_review),
  };
}

const toBookedVehicle = (wire: Wire<Contract['TripDetail']>): BookedVehicle => ({
  id: requiredNumber(wire, 'id'),
  vehicleId: wire.vehicle_id ?? null,
  name: textOr(wire.name, textOr(optionalWire(wire.vehicle_details)?.name, '')),
  imageUrl: pictureOf(wire.image_full_url),
  quantity: numberOr(wire.quantity, 1),
  price: toMinor(numberOr(wire.calculated_price ?? wire.price, 0)),
  isReviewed: isOn(wire.is_reviewed),
});
