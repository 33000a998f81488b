import { heldOf, otherProviderOf, type TripPlan } from '../../domain/rental/trip-cart';
import { refusalsOf } from '../shared/failure';
import { required } from '../shared/required';
import type {
  AddVehicleContext,
  VehicleAddition,
  VehicleRefusal,
  VehicleWish,
  VehicleWorld,
} from './add-vehicle.types';

export type Asked = { wish: VehicleWish; world: VehicleWorld };

/** What the customer asked for and how things stood then: every state but `idle` has both. */
export const askedOf = ({ wish, world }: AddVehicleContext): Asked => ({
  wish: required(wish, 'wish'),
  world: required(world, 'world'),
});

export const heldHere = (context: AddVehicleContext): number => {
  const { wish, world } = askedOf(context);
  return otherProvider(context) === null ? heldOf(world.cart, wish.vehicle.id) : 0;
};

export const otherProvider = (context: AddVehicleContext): string | null => {
  const { wish, world } = askedOf(context);
  return otherProviderOf(world.cart, wish.vehicle.provider.id);
};

/** The trip of a cart in which something lies. */
export const heldPlan = (context: AddVehicleContext): TripPlan | null => {
  const { cart } = askedOf(context).world;
  return cart.lines.length > 0 ? cart.plan : null;
};

export const isTooLate = (context: AddVehicleContext): boolean => {
  const { wish, world } = askedOf(context);
  return !wish.isAvailable || Date.parse(required(context.plan, 'plan').pickupAt) < world.now;
};

export const additionOf = (context: AddVehicleContext, isResetting: boolean): VehicleAddition => {
  const { wish } = askedOf(context);
  return {
    vehicleId: wish.vehicle.id,
    quantity: wish.quantity,
    plan: required(context.plan, 'plan'),
    isResetting,
  };
};

/** Refusals that have words of the client, as the contract spells them. */
const REFUSALS: Readonly<Record<string, VehicleRefusal>> = {
  pick_time: 'pickTime',
  pickup_time: 'pickTime',
  quantity: 'limit',
  limit: 'options',
};

/** What the server says of a cart that this page would have asked about. */
export const OF_THE_CART = ['other_provider', 'trip_type', 'hour_difference'];

export const hasCode = (error: unknown, code: string): boolean =>
  refusalsOf(error).some((refusal) => refusal.code === code);

export const refusalOf = (error: unknown): VehicleRefusal | null =>
  refusalsOf(error)
    .map(({ code }) => REFUSALS[code])
    .find((refusal) => refusal !== undefined) ?? null;
