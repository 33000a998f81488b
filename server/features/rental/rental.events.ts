import type { TripMover, TripStatus } from '../../../domain/trip-states';
import { defineEvent } from '../shared/event';
import type { TripRow } from './trips/trip.rows';

/** `trip` is its row before the move. */
export type TripMoved = { trip: TripRow; to: TripStatus; by: TripMover; now: number };

export const tripMoved = defineEvent<TripMoved>('tripMoved');
