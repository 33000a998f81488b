import type { TripCart, TripPlan } from '../../domain/rental/trip-cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type LineChange = { lineId: number; quantity: number };
export type TripChange = { id: number; plan: TripPlan };

export type VehicleAddition = {
  vehicleId: number;
  quantity: number;
  plan: TripPlan;
  /** The same request removes the other provider's vehicles. */
  isResetting: boolean;
};

/** Requests of other flows to the trip cart. Only the trip cart's flow writes it. */
export type TripCommand =
  | { type: 'add'; addition: VehicleAddition }
  | { type: 'changeTrip'; trip: TripChange }
  | { type: 'remove'; lineIds: number[] }
  | { type: 'read' };

export type GivenTripCommand = TripCommand & { commandId: string };

export type TripCartContext = {
  cart: TripCart;
  /** The customer's zones. `null`: outside rental, where nothing is compared. */
  zoneIds: number[] | null;
  /** The change that is being saved. */
  change: LineChange | null;
  /** The changes to send next, one for each line. Quantity zero removes the vehicle. */
  next: LineChange[];
  commands: GivenTripCommand[];
  plan: TripPlan | null;
  /** The cart with the new trip. */
  preview: TripCart | null;
  conflicts: number[];
  failure: Failure | null;
};

export type TripCartEvent =
  /** Another person uses the page. */
  | { type: 'cart.reloadRequested' }
  | { type: 'cart.changedElsewhere' }
  /** The server emptied the cart for a booking. */
  | { type: 'cart.booked' }
  | { type: 'zones.changed'; zoneIds: number[] | null }
  /** Answered by `command.done` or `command.failed`. */
  | { type: 'command.sent'; command: GivenTripCommand }
  /** The sender no longer needs the result. */
  | { type: 'command.withdrawn'; commandId: string }
  | { type: 'quantity.changed'; lineId: number; quantity: number }
  | { type: 'line.removed'; lineId: number }
  /** Closed, reloaded or left for another page of the shop. */
  | { type: 'page.hidden' }
  | { type: 'clear.requested' }
  | { type: 'clear.confirmed' }
  | { type: 'edit.requested' }
  | { type: 'trip.submitted'; plan: TripPlan }
  | { type: 'change.confirmed' }
  | { type: 'removal.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

/** The quantity that the customer requested, whether the server has confirmed it or not. */
export const wantedQuantity = (
  { change, next }: Pick<TripCartContext, 'change' | 'next'>,
  line: { id: number; quantity: number },
): number => [...next, change].find((draft) => draft?.lineId === line.id)?.quantity ?? line.quantity;

export type TripCartEmitted =
  | Notice
  | { type: 'tripCart.changed' }
  | { type: 'command.done'; commandId: string; answer: TripCart }
  | { type: 'command.failed'; commandId: string; error: unknown }
  /** The page is being closed: these changes are sent with `keepalive`. */
  | { type: 'changes.left'; changes: LineChange[] };
