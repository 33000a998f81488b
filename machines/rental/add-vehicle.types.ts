import type { TripCart, TripPlan, TripVehicle } from '../../domain/rental/trip-cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type VehicleDraft = {
  vehicle: TripVehicle;
  quantity: number;
  /** From the search or the cart. `null`: unknown. */
  plan: TripPlan | null;
  /** The trip type was chosen beside the button. */
  isKindChosen: boolean;
  /** Availability at that time, as the page knows it. */
  isAvailable: boolean;
};

/** The page's state at the press. */
export type VehicleSituation = { cart: TripCart; now: number };

export type VehicleRefusal = 'pickTime' | 'limit' | 'options';

export type AddVehicleContext = {
  draft: VehicleDraft | null;
  world: VehicleSituation | null;
  /** The resulting trip: chosen here, or the cart's. */
  plan: TripPlan | null;
  refusal: VehicleRefusal | null;
  otherProvider: string | null;
  /** Cart lines that do not fit the new trip. */
  conflicts: number[];
  /** The cart after agreeing to the question. `null`: unknown. */
  preview: TripCart | null;
  failure: Failure | null;
  /** Whether the cart has been reloaded since the press. */
  isReread: boolean;
};

export type AddVehicleEvent =
  | { type: 'add.requested'; draft: VehicleDraft; world: VehicleSituation }
  | { type: 'trip.chosen'; plan: TripPlan }
  /** Removes the other provider's vehicles. */
  | { type: 'reset.confirmed' }
  | { type: 'change.confirmed' }
  | { type: 'removal.confirmed' }
  /** Adds the vehicle with the cart's duration. */
  | { type: 'trip.kept' }
  /** Changes the cart to the new trip. */
  | { type: 'trip.updated' }
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

export type AddVehicleEmitted = { type: 'vehicle.added'; vehicleId: number } | Notice;
