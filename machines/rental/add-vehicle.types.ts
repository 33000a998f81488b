import type { TripCart, TripPlan, TripVehicle } from '../../domain/rental/trip-cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type VehicleWish = {
  vehicle: TripVehicle;
  quantity: number;
  /** As it was searched for, or as the cart has it; null: nothing is known yet. */
  plan: TripPlan | null;
  /** The customer has chosen the kind of the trip beside the button. */
  isKindChosen: boolean;
  /** What the page knows of that moment. */
  isAvailable: boolean;
};

/** What the flow must know of the world, read at the moment of the press. */
export type VehicleWorld = { cart: TripCart; now: number };

export type VehicleRefusal = 'pickTime' | 'limit' | 'options';

export type AddVehicleContext = {
  wish: VehicleWish | null;
  world: VehicleWorld | null;
  /** The trip as it will be: chosen here, or the cart's. */
  plan: TripPlan | null;
  refusal: VehicleRefusal | null;
  otherProvider: string | null;
  /** The lines of the cart that do not fit the new trip. */
  conflicts: number[];
  /** The cart once the question is agreed to; null: nobody knows. */
  foreseen: TripCart | null;
  failure: Failure | null;
  /** The cart was asked for anew since the press. */
  isReread: boolean;
};

export type AddVehicleEvent =
  | { type: 'add.requested'; wish: VehicleWish; world: VehicleWorld }
  | { type: 'trip.chosen'; plan: TripPlan }
  /** Another provider's vehicles go. */
  | { type: 'reset.confirmed' }
  | { type: 'change.confirmed' }
  | { type: 'removal.confirmed' }
  /** The vehicle comes along for as long as the cart's trip takes. */
  | { type: 'trip.kept' }
  /** The cart's trip becomes the new one. */
  | { type: 'trip.updated' }
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

export type AddVehicleEmitted =
  | { type: 'cart.told'; cart: TripCart }
  | { type: 'vehicle.added'; vehicleId: number }
  | Notice;

export type VehicleAddition = {
  vehicleId: number;
  quantity: number;
  plan: TripPlan;
  /** The vehicles of the other provider go in the same request. */
  isResetting: boolean;
};
