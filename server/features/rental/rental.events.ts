import type { TripMover, TripStatus } from '../../../domain/trip-states';
import { defineEvent } from '../shared/event';
import type { TripRow } from './trips/trip.rows';

/** A trip's status has changed. `trip` is the row before the change. */
export type TripMoved = { trip: TripRow; to: TripStatus; by: TripMover; now: number };

export const tripMoved = defineEvent<TripMoved>('tripMoved');
