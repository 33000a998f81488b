import type { LatLng } from '../geo';
import type { Minor } from '../money';
import type { PaymentMethod, PaymentStatus, PlacedOrder } from '../placed-order';
import { RUNNING_TRIPS, type TripStatus, USUAL_TRIP } from '../trip-states';
import type { TripPlan } from './trip-cart';

const STATUSES: readonly TripStatus[] = [...USUAL_TRIP, 'canceled', 'payment_failed'];

export const tripStatusOf = (name: unknown): TripStatus =>
  STATUSES.find((status) => status === name) ?? 'pending';

export type BookedVehicle = {
  id: number;
  vehicleId: number | null;
  name: string;
  imageUrl: string | null;
  quantity: number;
  /** The price after the discount. */
  price: Minor;
  discount: Minor;
  isReviewed: boolean;
};

/**
 * The price of a booked trip at another time. `due`: the amount that the customer would still pay. `back`:
 * the amount that would be refunded [RENT-57].
 */
export type TripOffer = { before: Minor; total: Minor; due: Minor; back: Minor };

/** A trip as the customer sees it [RENT-54]. */
export type BookedTrip = {
  id: number;
  status: TripStatus;
  bookedAt: string;
  /** When the trip reached each status. */
  moments: Partial<Record<TripStatus, string>>;
  plan: TripPlan;
  providerId: number | null;
  providerName: string;
  providerPhone: string | null;
  /** The price of the vehicles before discounts. */
  vehiclesAmount: Minor;
  discount: Minor;
  couponCode: string | null;
  couponDiscount: Minor;
  total: Minor;
  tax: Minor;
  isTaxIncluded: boolean;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paid: Minor;
  /** The code that the customer gives to the provider at pick-up. Only the owner of the trip sees it. */
  pin: string | null;
  note: string;
  cancelReason: string | null;
  vehicles: BookedVehicle[];
  driver: {
    id: number;
    name: string;
    phone: string;
    isReviewed: boolean;
    /** The vehicle's last position. `null`: none was reported. */
    spot: LatLng | null;
  } | null;
  /** The operator's decision on an offline payment. `null`: the customer has not sent a reference yet. */
  referenceStatus: PlacedOrder['referenceStatus'];
  canChange: boolean;
  canCancel: boolean;
  canPay: boolean;
  canReview: boolean;
};

export const isTripOver = ({ status }: Pick<BookedTrip, 'status'>): boolean =>
  !(RUNNING_TRIPS as readonly TripStatus[]).includes(status);

type TripStep = { status: TripStatus; at: string | null; is: 'done' | 'current' | 'ahead' };

/** Returns the steps of a trip: past, current and, unless the trip ended early, future. */
export function tripTimeline({ status, moments, bookedAt }: BookedTrip): TripStep[] {
  const now = (USUAL_TRIP as readonly TripStatus[]).indexOf(status);
  const been: TripStep[] = USUAL_TRIP.flatMap((step, at): TripStep[] => {
    const moment = moments[step] ?? (step === 'pending' ? bookedAt : null);
    if (now === -1) return moment === null ? [] : [{ status: step, at: moment, is: 'done' }];
    const is = at < now || status === 'completed' ? 'done' : at === now ? 'current' : 'ahead';
    return [{ status: step, at: is === 'ahead' ? null : moment, is }];
  });
  return now === -1 ? [...been, { status, at: moments[status] ?? null, is: 'done' }] : been;
}
