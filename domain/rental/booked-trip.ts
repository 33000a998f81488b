import type { Minor } from '../money';
import type { TripPlan } from './trip-cart';

const TRIP_STATUSES = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled', 'payment_failed'] as const;
type TripStatus = (typeof TRIP_STATUSES)[number];

export const tripStatusOf = (name: unknown): TripStatus =>
  TRIP_STATUSES.find((status) => status === name) ?? 'pending';

export type BookedVehicle = {
  id: number;
  vehicleId: number | null;
  name: string;
  imageUrl: string | null;
  quantity: number;
  price: Minor;
  isReviewed: boolean;
};

/** A trip as its customer follows it [RENT-54]. */
export type BookedTrip = {
  id: number;
  status: TripStatus;
  bookedAt: string;
  plan: TripPlan;
  providerName: string;
  providerPhone: string | null;
  total: Minor;
  tax: Minor;
  paid: Minor;
  isPaid: boolean;
  note: string;
  cancelReason: string | null;
  vehicles: BookedVehicle[];
  driver: { name: string; phone: string } | null;
  canCancel: boolean;
  canPay: boolean;
  canReview: boolean;
};
