import type { TripCart, TripPlan } from '../../domain/rental/trip-cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type TripCartContext = {
  cart: TripCart;
  /** Where the customer is; null: in no market of vehicles, where nothing is compared. */
  zoneIds: number[] | null;
  /** What is under way. */
  change: { lineId: number; quantity: number } | null;
  /** What was pressed while that is under way; none of a vehicle: it goes. */
  next: { lineId: number; quantity: number } | null;
  plan: TripPlan | null;
  /** The cart as it would be with that trip. */
  preview: TripCart | null;
  conflicts: number[];
  failure: Failure | null;
};

export type TripCartEvent =
  /** Somebody else is here. */
  | { type: 'cart.reloadRequested' }
  | { type: 'cart.changedElsewhere' }
  /** The server has taken what was booked out of it. */
  | { type: 'cart.booked' }
  | { type: 'zones.told'; zoneIds: number[] | null }
  | { type: 'cart.told'; cart: TripCart }
  | { type: 'quantity.changed'; lineId: number; quantity: number }
  | { type: 'line.removed'; lineId: number }
  | { type: 'clear.requested' }
  | { type: 'clear.confirmed' }
  | { type: 'edit.requested' }
  | { type: 'trip.submitted'; plan: TripPlan }
  | { type: 'change.confirmed' }
  | { type: 'removal.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

/** How many the customer wants, answered or not. */
export const wantedQuantity = (
  { change, next }: Pick<TripCartContext, 'change' | 'next'>,
  line: { id: number; quantity: number },
): number => [next, change].find((wish) => wish?.lineId === line.id)?.quantity ?? line.quantity;

export type TripCartEmitted = Notice | { type: 'tripCart.changed' };
