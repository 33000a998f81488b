import type { ReactNode } from 'react';
import { momentAt } from '../../../../domain/rental/local-time';
import type { TripPlace, TripPlan } from '../../../../domain/rental/trip-cart';
import type { RentalType, Vehicle } from '../../../../domain/rental/vehicle';
import { usePage } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { useApi, useClock, useConfig } from '../../../platform/shop.context';
import { lazyPart } from '../../../ui/lazy-part';
import { useTripCart, useTripCartRef, WithTripCart } from '../cart/trip-cart.context';
import { provideAddVehicle } from './add-vehicle.actors';
import { AddVehicleActor, useAddVehicle, useAddVehicleRef } from './add-vehicle.context';
import type { KindPrice } from './kind-price';

const AddQuestion = lazyPart(() => import('./add-question').then((file) => file.AddQuestion));

/** The searched trip. `pickupAt` is local time at the pick-up place. */
type SearchedTrip = {
  type: RentalType;
  pickup: TripPlace | null;
  destination: TripPlace | null;
  pickupAt: string;
  hours: number;
  metres: number;
};

export type AddedVehicle = Vehicle & { available?: number | null; prices?: readonly KindPrice[] };

export type Adding = {
  vehicle: AddedVehicle;
  trip: SearchedTrip | null;
  /** True if the customer has already chosen the trip type beside this button. */
  isKindChosen?: boolean;
  quantity?: number;
};

/**
 * Runs the flow that adds a vehicle to the trip cart, with its questions. No other code adds vehicles
 * [RENT-21..RENT-28, RENT-43].
 */
export const WithAddVehicle = (props: { vehicle: AddedVehicle; children: ReactNode }) => (
  <WithTripCart>
    <Flow {...props} />
  </WithTripCart>
);

function Flow({ vehicle, children }: { vehicle: AddedVehicle; children: ReactNode }) {
  const { rental } = useApi();
  const cart = useTripCartRef();
  const flow = usePage(() => provideAddVehicle(rental, cart));
  return (
    <AddVehicleActor actor={flow}>
      {children}
      <Layer prices={vehicle.prices ?? []} />
    </AddVehicleActor>
  );
}

export function useRequestAdd({ vehicle, trip, isKindChosen = false, quantity = 1 }: Adding): () => void {
  const flow = useAddVehicleRef();
  const now = useClock();
  const config = useConfig();
  const cart = useTripCart(({ context }) => context.cart);
  const searched: TripPlan | null = trip && {
    kind: trip.type,
    pickupAt: momentAt(trip.pickupAt, config),
    hours: trip.hours,
    metres: trip.metres,
    pickup: trip.pickup,
    destination: trip.destination,
  };
  const cartPlan = cart.lines.length > 0 ? cart.plan : null;
  const isOfOneKind = Object.values(vehicle.rates).filter((rate) => rate !== null).length === 1;
  return () =>
    flow.send({
      type: 'add.requested',
      draft: {
        vehicle,
        quantity,
        plan: searched ?? cartPlan,
        isKindChosen: isKindChosen || isOfOneKind || (searched === null && cartPlan !== null),
        isAvailable: vehicle.available !== 0,
      },
      world: { cart, now: now() },
    });
}

export const useIsAdding = () => useAddVehicle((at) => at.hasTag('busy'));

function Layer({ prices }: { prices: readonly KindPrice[] }) {
  const flow = useAddVehicleRef();
  const isOpen = useAddVehicle((at) => at.hasTag('open'));
  return isOpen ? (
    <LazyQuestion name="trip" onClose={() => flow.send({ type: 'question.closed' })}>
      <AddQuestion prices={prices} />
    </LazyQuestion>
  ) : null;
}
