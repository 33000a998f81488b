import type { Contract } from '../../contract/types.gen';
import { type Currency, fromMinor } from '../../domain/money';
import type { ListedCoupon, PlacedOrder } from '../../domain/order-quote';
import { type BookedTrip, type TripOffer, tripStatusOf } from '../../domain/rental/booked-trip';
import type { TripQuote, TripRequest } from '../../domain/rental/trip-booking';
import type { TripPlan } from '../../domain/rental/trip-cart';
import { type Page, toPage } from './catalogue-mapping';
import { acceptedSplit, calledOn, paidRest, paymentOf, walletFirst } from './checkout-api';
import { amount, isOfflinePaymentReported, optionalAmount, toCoupon, unpaidMethod } from './checkout-mapping';
import type { ApiClient } from './client';
import { formOf } from './form-data';
import { REFERENCES, spotOf } from './order-mapping';
import { type RestPayment, withCurrentSplit } from './refused-split';
import { toBookedVehicle } from './rental-mapping';
import { toTripPlan } from './trip-cart-api';
import { isOn, optionalText, optionalWire, requiredNumber, textOr, type Wire, wireOf, wiresOf } from './wire';

/** A trip to load. A guest also sends the trip's phone number or email as a proof [RENT-55]. */
export type TripRef = { tripId: number; phone: string | null };
export type TripListKind = 'running' | 'history';

export type TripApi = {
  quoteTrip(request: TripRequest, signal?: AbortSignal): Promise<TripQuote>;
  /**
   * Books a trip. Repeated requests with the same idempotency key book one trip. `callback`: the URL to which
   * the payment page redirects [CHK-05].
   */
  bookTrip(request: TripRequest, callback: string): Promise<PlacedOrder>;
  payTrip(ref: TripRef & RestPayment): Promise<PlacedOrder & { message: string }>;
  placedTrip(ref: TripRef, signal?: AbortSignal): Promise<PlacedOrder>;
  trip(ref: TripRef, signal?: AbortSignal): Promise<BookedTrip>;
  trips(kind: TripListKind, page: number): Promise<Page<BookedTrip>>;
  cancelReasons(): Promise<string[]>;
  cancelTrip(ref: TripRef & { reason: string }): Promise<{ message: string }>;
  /** Returns the price of the trip with another date or duration. Nothing is stored [RENT-57]. */
  priceChange(wanted: TripRef & { plan: TripPlan }): Promise<TripOffer>;
  changeBookedTrip(wanted: TripRef & { plan: TripPlan; total: number }): Promise<{ message: string }>;
  reviewTrip(review: {
    tripId: number;
    subject: { about: 'vehicle' | 'driver'; id: number };
    rating: number;
    comment: string;
    images: readonly File[];
  }): Promise<{ message: string }>;
  /** Returns the coupons for trips. Trips have their own coupons [COUP-10]. */
  tripCoupons(): Promise<ListedCoupon[]>;
  checkTripCoupon(code: string, providerId: number): Promise<{ code: string; title: string }>;
};

export const TRIPS_PER_PAGE = 10;

const bookingOf = ({ draft }: TripRequest) => ({
  ...paymentOf(draft.payment),
  ...walletFirst(draft.usesWallet),
  coupon_code: draft.couponCode,
});

export function createTripApi(client: ApiClient): TripApi {
  const identity = () => client.identity();
  const toMessage = (answer: { message?: string | null | undefined } | null | undefined) => ({
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
        client.currency(),
      ),
    bookTrip: async (request, callback) => {
      const { contact, note } = request.draft;
      const answer = await client.post('/rental/user/trip/trip-booking', {
        body: {
          ...identity(),
          ...bookingOf(request),
          trip_amount: fromMinor(request.total, client.currency()),
          ...acceptedSplit(request.split, client.currency()),
          ...calledOn(contact),
          note: note || null,
          callback,
        },
        idempotencyKey: request.key,
      });
      const wire = wireOf(answer, 'trip_id');
      const paymentUrl = optionalText(wire.redirect_link);
      return {
        id: requiredNumber(wire, 'trip_id'),
        total: amount(wire.total_amount, client.currency()),
        paymentUrl,
        isPaymentDue: paymentUrl !== null,
        isCancelled: false,
        payment: null,
      };
    },
    payTrip: async ({ tripId, ...rest }) => {
      const body = {
        ...identity(),
        trip_id: tripId,
        ...paidRest(rest, client.currency()),
        payment_platform: 'web' as const,
      };
      const answer = await client
        .put('/rental/user/trip/payment', { body })
        .catch(withCurrentSplit(client.currency()));
      const wire = wireOf(answer, 'message');
      const paymentUrl = optionalText(wire.redirect_link);
      return {
        ...toMessage(wire),
        id: tripId,
        total: null,
        paymentUrl,
        isPaymentDue: paymentUrl !== null,
        isCancelled: false,
        payment: null,
      };
    },
    placedTrip: async (ref, signal) => toPlacedTrip(await read(ref, signal), client.currency()),
    trip: async (ref, signal) => toBookedTrip(await read(ref, signal), client.currency()),
    trips: async (kind, page) =>
      toPage(
        await client.get('/rental/user/trip/get-trip-list', {
          query: { type: kind, limit: TRIPS_PER_PAGE, offset: page },
        }),
        ({ trips }) => trips,
        (wire) => toBookedTrip(wire, client.currency()),
      ),
    cancelReasons: async () =>
      wiresOf((await client.get('/rental/user/trip/cancellation-reasons'))?.data)
        .map(({ reason }) => optionalText(reason))
        .filter((reason) => reason !== null),
    cancelTrip: async ({ tripId, reason }) =>
      toMessage(
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
        before: amount(wire.previous_amount, client.currency()),
        total: amount(wire.trip_amount, client.currency()),
        due: amount(wire.due_amount, client.currency()),
        back: amount(wire.refund_amount, client.currency()),
      };
    },
    changeBookedTrip: async ({ total, ...wanted }) =>
      toMessage(
        await client.put('/rental/user/trip/update-trip', {
          body: { ...changeOf(wanted), trip_amount: fromMinor(total, client.currency()) },
        }),
      ),
    reviewTrip: async ({ tripId, subject: { about, id }, rating, comment, images }) =>
      toMessage(
        await client.post('/rental/user/review/add', {
          body: formOf(
            { trip_id: tripId, [about === 'driver' ? 'driver_id' : 'vehicle_id']: id, rating, comment },
            'images',
            images,
          ),
        }),
      ),
    tripCoupons: async () =>
      wiresOf(await client.get('/rental/coupon/list')).map((wire) => toCoupon(wire, client.currency())),
    checkTripCoupon: async (code, providerId) => {
      const wire = wireOf(
        await client.get('/rental/coupon/apply', { query: { code, provider_id: providerId } }),
        'coupon',
      );
      return { code: textOr(wire.code, code), title: textOr(wire.title, '') };
    },
  };
}

function toTripQuote(answer: Wire<Contract['TripQuote']> | null | undefined, currency: Currency): TripQuote {
  const wire = wireOf(answer, 'quote');
  return {
    isEmpty: wire.provider_id === null,
    vehicles: amount(wire.vehicles_amount, currency) - amount(wire.discount_amount, currency),
    discount: amount(wire.discount_amount, currency),
    discountBy: wire.discount_by ?? null,
    couponDiscount: amount(wire.coupon_discount_amount, currency),
    couponRefusal: optionalText(optionalWire(wire.coupon_refusal)?.message),
    tax: amount(wire.tax_amount, currency),
    isTaxIncluded: isOn(wire.tax_included),
    total: amount(wire.trip_amount, currency),
    walletBalance: wire.wallet_balance == null ? null : amount(wire.wallet_balance, currency),
    walletAmount: amount(wire.wallet_amount, currency),
    due: amount(wire.due_amount, currency),
  };
}

function toPlacedTrip(answer: Wire<Contract['Trip']> | null | undefined, currency: Currency): PlacedOrder {
  const wire = wireOf(answer, 'trip');
  const gateway = textOr(wire.payment_gateway, '');
  return {
    id: requiredNumber(wire, 'id'),
    total: amount(wire.trip_amount, currency),
    paid: amount(wire.paid_amount, currency),
    cashLimit: optionalAmount(wire.cash_on_delivery_limit, currency),
    isBegun: wire.trip_status !== 'pending',
    paymentUrl: null,
    isPaymentDue: isOn(wire.can_pay) && isOn(wire.payment_due) && !isOfflinePaymentReported(wire),
    // A trip with a failed payment counts as cancelled, because its vehicles are free again.
    isCancelled: wire.trip_status === 'canceled' || wire.trip_status === 'payment_failed',
    isTooLate: wire.trip_status === 'payment_failed',
    providerName: optionalText(optionalWire(wire.provider)?.name),
    payment:
      gateway === '' && wire.payment_method === 'partial_payment'
        ? null
        : unpaidMethod(wire.payment_method, gateway),
  };
}

const HISTORY = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled'] as const;

function toBookedTrip(answer: Wire<Contract['Trip']> | null | undefined, currency: Currency): BookedTrip {
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
    vehiclesAmount: amount(wire.vehicles_amount, currency),
    discount: amount(wire.discount_on_trip, currency),
    couponCode: optionalText(wire.coupon_code),
    couponDiscount: amount(wire.coupon_discount_amount, currency),
    total: amount(wire.trip_amount, currency),
    tax: amount(wire.tax_amount, currency),
    isTaxIncluded: wire.tax_status === 'included',
    paymentMethod: wire.payment_method ?? 'cash_on_delivery',
    paymentStatus: wire.payment_status ?? 'unpaid',
    paid: amount(wire.paid_amount, currency),
    pin: optionalText(wire.otp),
    note: textOr(wire.note, ''),
    cancelReason: optionalText(wire.cancellation_reason),
    vehicles: wiresOf(wire.trip_details).map((wire) => toBookedVehicle(wire, currency)),
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
