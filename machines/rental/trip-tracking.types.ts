import type { BookedTrip } from '../../domain/rental/booked-trip';
import type { Failure } from '../shared/failure';

/** The trip, and for guests the phone or email that proves it [RENT-55]. */
export type TripLookup = { id: number; phone: string | null };

/** `null`: the guest has to enter it. */
export type TripTrackingInput = { lookup: TripLookup | null };

export type TripTrackingContext = {
  lookup: TripLookup | null;
  trip: BookedTrip | null;
  /** Why loading or reloading failed. */
  failure: Failure | null;
};

export type TripTrackingEvent =
  | { type: 'lookup.submitted'; lookup: TripLookup }
  | { type: 'lookup.reopened' }
  | { type: 'retry.requested' }
  /** An action on this page changed the trip. */
  | { type: 'trip.changed' };
