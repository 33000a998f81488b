import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Minor } from '../../../../domain/money';
import { momentAt } from '../../../../domain/rental/local-time';
import type { TripPlace, TripPlan } from '../../../../domain/rental/trip-cart';
import type { RentalType, Vehicle } from '../../../../domain/rental/vehicle';
import { useApi, useClock, useConfig } from '../../../platform/shop.context';
import { useNotices } from '../../../platform/use-notices';
import { Button } from '../../../ui/button';
import { LatePlace, later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { BookingBar } from '../booking/booking-bar';
import { useTripCart, useTripCartRef, WithTripCart } from '../cart/trip-cart.context';
import { provideAddVehicle } from './add-vehicle.actors';
import { AddVehicleActor, useAddVehicle, useAddVehicleRef } from './add-vehicle.context';
import type { KindPrice } from './kind-price';

const AddQuestion = later(() => import('./add-question').then((file) => file.AddQuestion));

/** A trip as it was searched for, on the clocks of the pickup place. */
type SearchedTrip = {
  type: RentalType;
  pickup: TripPlace | null;
  destination: TripPlace | null;
  pickupAt: string;
  hours: number;
  metres: number;
};

type Props = {
  vehicle: Vehicle & { available?: number | null; prices?: readonly KindPrice[] };
  trip: SearchedTrip | null;
  /** The page has let the customer choose the kind of the trip beside this button. */
  isKindChosen?: boolean;
  quantity?: number;
  /** With it, the button is at the bottom of a long page as well, beside the vehicle and what it costs [RENT-50]. */
  barPrice?: { amount: Minor; unit?: ReactNode } | null;
};

/** The one way to put a vehicle into the trip cart [RENT-21..RENT-28, RENT-43]. */
export const AddVehicleButton = (props: Props) => (
  <WithTripCart>
    <WithFlow {...props} />
  </WithTripCart>
);

function WithFlow(props: Props) {
  const { rental } = useApi();
  const cart = useTripCartRef();
  const [logic] = useState(() => provideAddVehicle(rental));
  const flow = useActorRef(logic);
  useNotices(flow);
  useNews(flow, 'cart.told', ({ cart: told }) => cart.send({ type: 'cart.told', cart: told }));
  return (
    <AddVehicleActor actor={flow}>
      <Press {...props} />
      {props.barPrice ? <Bar {...props} price={props.barPrice} /> : null}
      <Layer {...props} />
    </AddVehicleActor>
  );
}

const Bar = (props: Props & { price: { amount: Minor; unit?: ReactNode } }) => (
  <BookingBar
    name={props.vehicle.name}
    price={props.price.amount}
    unit={props.price.unit}
    quantity={props.quantity ?? 1}
  >
    <Press {...props} isNamedBeside />
  </BookingBar>
);

function Press({
  vehicle,
  trip,
  isKindChosen = false,
  quantity = 1,
  isNamedBeside = false,
}: Props & { isNamedBeside?: boolean }) {
  const { t } = useLingui();
  const flow = useAddVehicleRef();
  const now = useClock();
  const config = useConfig();
  const cart = useTripCart(({ context }) => context.cart);
  const isBusy = useAddVehicle((at) => at.hasTag('busy'));
  const searched: TripPlan | null = trip && {
    kind: trip.type,
    pickupAt: momentAt(trip.pickupAt, config),
    hours: trip.hours,
    metres: trip.metres,
    pickup: trip.pickup,
    destination: trip.destination,
  };
  const held = cart.lines.length > 0 ? cart.plan : null;
  const isOfOneKind = Object.values(vehicle.rates).filter((rate) => rate !== null).length === 1;
  const press = () =>
    flow.send({
      type: 'add.requested',
      wish: {
        vehicle,
        quantity,
        plan: searched ?? held,
        isKindChosen: isKindChosen || isOfOneKind || (searched === null && held !== null),
        isAvailable: vehicle.available !== 0,
      },
      world: { cart, now: now() },
    });
  return (
    <Button
      loading={isBusy}
      aria-label={isNamedBeside ? undefined : t`Add to Cart: ${vehicle.name}`}
      onClick={press}
    >
      <Trans>Add to Cart</Trans>
    </Button>
  );
}

function Layer({ vehicle }: Props) {
  const isOpen = useAddVehicle((at) => at.hasTag('open'));
  return isOpen ? (
    <LatePlace>
      <AddQuestion prices={vehicle.prices ?? []} />
    </LatePlace>
  ) : null;
}
