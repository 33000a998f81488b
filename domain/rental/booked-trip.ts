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
  price: Minor;
  isReviewed: boolean;
};

/** What a trip costs with another time, and what that means for what was paid [RENT-57]. */
export type TripOffer = { before: Minor; total: Minor; due: Minor; back: Minor };

/** A trip as its customer follows it [RENT-54]. */
export type BookedTrip = {
  id: number;
  status: TripStatus;
  bookedAt: string;
  /** When it came into each state that it has been in. */
  moments: Partial<Record<TripStatus, string>>;
  plan: TripPlan;
  providerId: number | null;
  providerName: string;
  providerPhone: string | null;
  /** Without discounts. */
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
  /** What the provider is told when the vehicles are handed over; only its owner knows it. */
  pin: string | null;
  note: string;
  cancelReason: string | null;
  vehicles: BookedVehicle[];
  driver: {
    id: number;
    name: string;
    phone: string;
    isReviewed: boolean;
    /** Where they were last; null while nobody has said. */
    spot: LatLng | null;
  } | null;
  /** What became of the reference of an offline payment; null while nobody has told one. */
  referenceStatus: PlacedOrder['referenceStatus'];
  canChange: boolean;
  canCancel: boolean;
  canPay: boolean;
  canReview: boolean;
};

/** What is over changes no more by itself. */
export const isTripOver = ({ status }: Pick<BookedTrip, 'status'>): boolean =>
  !(RUNNING_TRIPS as readonly TripStatus[]).includes(status);

type TripStep = { status: TripStatus; at: string | null; is: 'done' | 'current' | 'ahead' };

/** Where it was, where it is and, unless it ended early, where it goes. */
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
