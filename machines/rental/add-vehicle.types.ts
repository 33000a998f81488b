import type { TripCart, TripPlan, TripVehicle } from '../../domain/rental/trip-cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type VehicleDraft = {
  vehicle: TripVehicle;
  quantity: number;
  /** The trip of the search or of the cart. `null`: unknown. */
  plan: TripPlan | null;
  /** True if the customer chose the trip type in the selection beside the button. */
  isKindChosen: boolean;
  /** Whether the vehicle is free at that time, as far as the page knows. */
  isAvailable: boolean;
};

/** The page's state at the press. */
export type VehicleSituation = { cart: TripCart; now: number };

export type VehicleRefusal = 'pickTime' | 'limit' | 'options';

export type AddVehicleContext = {
  draft: VehicleDraft | null;
  world: VehicleSituation | null;
  /** The new trip: the chosen one, or the cart's. */
  plan: TripPlan | null;
  refusal: VehicleRefusal | null;
  otherProvider: string | null;
  /** Cart lines that do not fit the new trip. */
  conflicts: number[];
  /** The cart as it would be after the customer agrees. `null`: not loaded yet. */
  preview: TripCart | null;
  failure: Failure | null;
  /** Whether the cart has been reloaded since the press. */
  isReread: boolean;
};

export type AddVehicleEvent =
  | { type: 'add.requested'; draft: VehicleDraft; world: VehicleSituation }
  | { type: 'trip.chosen'; plan: TripPlan }
  /** The customer agreed to remove the other provider's vehicles. */
  | { type: 'reset.confirmed' }
  | { type: 'change.confirmed' }
  | { type: 'removal.confirmed' }
  /** The customer keeps the cart's trip and adds the vehicle to it. */
  | { type: 'trip.kept' }
  /** The customer changes the cart to the new trip. */
  | { type: 'trip.updated' }
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

export type AddVehicleEmitted = { type: 'vehicle.added'; vehicleId: number } | Notice;
