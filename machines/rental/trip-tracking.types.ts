import type { BookedTrip } from '../../domain/rental/booked-trip';
import type { Failure } from '../shared/failure';

/** Which trip, and what proves that it is one's own where nobody is signed in [RENT-55]. */
export type AskedTrip = { id: number; phone: string | null };

/** Null: whoever looks has to say which one. */
export type TripTrackingInput = { asked: AskedTrip | null };

export type TripTrackingContext = {
  asked: AskedTrip | null;
  trip: BookedTrip | null;
  /** Why it could not be read, or not be read again. */
  failure: Failure | null;
};

export type TripTrackingEvent =
  | { type: 'lookup.submitted'; asked: AskedTrip }
  | { type: 'lookup.reopened' }
  | { type: 'retry.requested' }
  /** By what the customer did with it on this page. */
  | { type: 'trip.changed' };
