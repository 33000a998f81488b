import type { TripCart, TripPlan } from '../../domain/rental/trip-cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type LineChange = { lineId: number; quantity: number };
export type TripChange = { id: number; plan: TripPlan };

export type VehicleAddition = {
  vehicleId: number;
  quantity: number;
  plan: TripPlan;
  /** True if the request also removes the other provider's vehicles. */
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
  /** The customer's zones. `null`: another module is chosen, so no zones are compared. */
  zoneIds: number[] | null;
  /** The change that is being saved. */
  change: LineChange | null;
  /** The changes to send next, one for each line. Quantity zero removes the vehicle. */
  next: LineChange[];
  commands: GivenTripCommand[];
  plan: TripPlan | null;
  /** The cart as it would be with the new trip. */
  preview: TripCart | null;
  conflicts: number[];
  failure: Failure | null;
};

export type TripCartEvent =
  /** Another person uses the page. */
  | { type: 'cart.reloadRequested' }
  | { type: 'cart.changedElsewhere' }
  /** The server emptied the cart because its trip was booked. */
  | { type: 'cart.booked' }
  | { type: 'zones.changed'; zoneIds: number[] | null }
  /** A command of another flow. The response is `command.done` or `command.failed`. */
  | { type: 'command.sent'; command: GivenTripCommand }
  /** The sender of the command does not need its result any more. */
  | { type: 'command.withdrawn'; commandId: string }
  | { type: 'quantity.changed'; lineId: number; quantity: number }
  | { type: 'line.removed'; lineId: number }
  /** The page was closed, reloaded or left. */
  | { type: 'page.hidden' }
  | { type: 'clear.requested' }
  | { type: 'clear.confirmed' }
  | { type: 'edit.requested' }
  | { type: 'trip.submitted'; plan: TripPlan }
  | { type: 'change.confirmed' }
  | { type: 'removal.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

/** Returns the quantity that the customer requested, confirmed by the server or not. */
export const wantedQuantity = (
  { change, next }: Pick<TripCartContext, 'change' | 'next'>,
  line: { id: number; quantity: number },
): number => [...next, change].find((draft) => draft?.lineId === line.id)?.quantity ?? line.quantity;

export type TripCartEmitted =
  | Notice
  | { type: 'tripCart.changed' }
  | { type: 'command.done'; commandId: string; answer: TripCart }
  | { type: 'command.failed'; commandId: string; error: unknown }
  /** The unsaved changes. They are sent with `keepalive` while the page closes. */
  | { type: 'changes.left'; changes: LineChange[] };
