import type { Contract } from '../../contract/types.gen';
import { fromMinor, toMinor } from '../../domain/money';
import type { OrderPayment, PlacedOrder } from '../../domain/order-quote';
import { type BookedTrip, type BookedVehicle, tripStatusOf } from '../../domain/rental/booked-trip';
import type { TripQuote, TripRequest } from '../../domain/rental/trip-booking';
import { type Page, toPage } from './catalogue-mapping';
import { METHODS } from './checkout-mapping';
import type { ApiClient } from './client';
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

/** The phone is what a guest proves a trip with [RENT-55]. */
export type TripRef = { tripId: number; phone: string | null };
export type TripListKind = 'running' | 'history';

export type TripApi = {
  quoteTrip(request: TripRequest, signal?: AbortSignal): Promise<TripQuote>;
  /** Asked twice with one key it is one trip; `callback` is the page that a payment leads back to [CHK-05]. */
  bookTrip(request: TripRequest, callback: string): Promise<PlacedOrder>;
  payTrip(
    ref: TripRef & { payment: OrderPayment; callback: string },
  ): Promise<PlacedOrder & { message: string }>;
  placedTrip(ref: TripRef, signal?: AbortSignal): Promise<PlacedOrder>;
  trip(ref: TripRef, signal?: AbortSignal): Promise<BookedTrip>;
  trips(kind: TripListKind, page: number): Promise<Page<BookedTrip>>;
  cancelTrip(ref: TripRef & { reason: string }): Promise<{ message: string }>;
  reviewVehicle(review: {
    tripId: number;
    vehicleId: number;
    rating: number;
    comment: string;
  }): Promise<{ message: string }>;
  checkTripCoupon(code: string, providerId: number): Promise<{ code: string; title: string }>;
};

export const TRIPS_PER_PAGE = 10;

const paymentOf = (payment: OrderPayment) => ({
  payment_method: METHODS[payment.by],
  ...(payment.by === 'digital' && { payment_gateway: payment.gateway }),
});

const bookingOf = ({ wish }: TripRequest) => ({
  ...paymentOf(wish.payment),
  ...(wish.usesWallet && { partial_payment: 1 as const }),
  coupon_code: wish.couponCode,
});

export function createTripApi(client: ApiClient): TripApi {
  const identity = () => client.identity();
  const said = (answer: { message?: string | null | undefined } | null | undefined) => ({
    message: textOr(answer?.message, ''),
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
    payTrip: async ({ payment, callback, ...ref }) => {
      const answer = await client.put('/rental/user/trip/payment', {
        body: {
          ...identity(),
          trip_id: ref.tripId,
          ...paymentOf(payment),
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
    cancelTrip: async ({ tripId, reason }) =>
      said(
        await client.put('/rental/user/trip/cancel-trip', {
          body: { ...identity(), trip_id: tripId, cancellation_reason: reason },
        }),
      ),
    reviewVehicle: async ({ tripId, vehicleId, rating, comment }) =>
      said(
        await client.post('/rental/user/review/add', {
          body: { trip_id: tripId, vehicle_id: vehicleId, rating, comment: comment || null },
        }),
      ),
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
    vehicles: money(wire.vehicles_amount) - money(wire.discount_amount),
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
  return {
    id: requiredNumber(wire, 'id'),
    total: toMinor(numberOr(wire.trip_amount, 0)),
    paymentUrl: null,
    isPaymentDue:
      wire.payment_status !== 'paid' &&
      (wire.payment_method === 'digital_payment' || wire.trip_status === 'payment_failed'),
    isCancelled: wire.trip_status === 'canceled',
    payment: null,
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
      name: [driver.f_name, driver.l_name].filter(Boolean).join(' '),
      phone: textOr(driver.phone, ''),
    },
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
