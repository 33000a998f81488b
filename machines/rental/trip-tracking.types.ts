import type { BookedTrip } from '../../domain/rental/booked-trip';
import type { Failure } from '../shared/failure';

/**
 * The trip's id. For guests also the phone or email of the trip, which proves that it is theirs [RENT-55].
 */
export type TripLookup = { id: number; phone: string | null };

/** The trip to track. `null`: the guest must first enter trip number and contact. */
export type TripTrackingInput = { lookup: TripLookup | null };

export type TripTrackingContext = {
  lookup: TripLookup | null;
  trip: BookedTrip | null;
  /** Why the trip could not be loaded. */
  failure: Failure | null;
};

export type TripTrackingEvent =
  | { type: 'lookup.submitted'; lookup: TripLookup }
  | { type: 'lookup.reopened' }
  | { type: 'retry.requested' }
  /** The customer changed the trip with an action on this page. */
  | { type: 'trip.changed' };
