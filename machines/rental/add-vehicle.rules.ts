import { otherProviderOf, quantityInCart, type TripPlan } from '../../domain/rental/trip-cart';
import { refusalsOf } from '../shared/failure';
import { required } from '../shared/required';
import type { AddVehicleContext, VehicleDraft, VehicleRefusal, VehicleSituation } from './add-vehicle.types';
import type { VehicleAddition } from './trip-cart.types';

export type RequestedVehicle = { draft: VehicleDraft; world: VehicleSituation };

/** Returns the requested vehicle and the page's state at the press. Available in every state but `idle`. */
export const requestOf = ({ draft, world }: AddVehicleContext): RequestedVehicle => ({
  draft: required(draft, 'draft'),
  world: required(world, 'world'),
});

export const matchingQuantity = (context: AddVehicleContext): number => {
  const { draft, world } = requestOf(context);
  return otherProvider(context) === null ? quantityInCart(world.cart, draft.vehicle.id) : 0;
};

export const otherProvider = (context: AddVehicleContext): string | null => {
  const { draft, world } = requestOf(context);
  return otherProviderOf(world.cart, draft.vehicle.provider.id);
};

/** Returns the trip of the cart, if the cart has vehicles. */
export const planOfCart = (context: AddVehicleContext): TripPlan | null => {
  const { cart } = requestOf(context).world;
  return cart.lines.length > 0 ? cart.plan : null;
};

export const isTooLate = (context: AddVehicleContext): boolean => {
  const { draft, world } = requestOf(context);
  return !draft.isAvailable || Date.parse(required(context.plan, 'plan').pickupAt) < world.now;
};

export const additionOf = (context: AddVehicleContext, isResetting: boolean): VehicleAddition => {
  const { draft } = requestOf(context);
  return {
    vehicleId: draft.vehicle.id,
    quantity: draft.quantity,
    plan: required(context.plan, 'plan'),
    isResetting,
  };
};

/** Maps the server's error codes to the refusals that have a text in the specification. */
const REFUSALS: Readonly<Record<string, VehicleRefusal>> = {
  pick_time: 'pickTime',
  pickup_time: 'pickTime',
  quantity: 'limit',
  limit: 'options',
};

/** Rejections that an outdated cart on this page causes. A current cart would have shown a dialog instead. */
export const CART_REFUSALS = ['other_provider', 'trip_type', 'hour_difference'];

export const refusalOf = (error: unknown): VehicleRefusal | null =>
  refusalsOf(error)
    .map(({ code }) => REFUSALS[code])
    .find((refusal) => refusal !== undefined) ?? null;
