import { type ActorRefFrom, type AnyActorRef, createActor, fromCallback, fromPromise } from 'xstate';
import type { TripCart } from '../../../../domain/rental/trip-cart';
import { tripCartMachine } from '../../../../machines/rental/trip-cart.machine';
import type { TripCartEvent } from '../../../../machines/rental/trip-cart.types';
import type { Notice } from '../../../../machines/shared/notice';
import { watching } from '../../../../machines/shared/watching';
import type { Api } from '../../../api/api';
import { flowIn } from '../../../platform/flows';

export type TripCartFlow = ActorRefFrom<typeof tripCartMachine>;
type System = Pick<AnyActorRef, 'system'>;
type Ports = { api: Pick<Api, 'rental' | 'location'>; near: AnyActorRef; notify: (notice: Notice) => void };

const NAME = 'tripCart';

/** Returns the trip cart flow; the first call starts it. Other modules never download it [CART-60]. */
export function openTripCart({ api, near, notify }: Ports): TripCartFlow {
  const running: TripCartFlow | undefined = near.system.get(NAME);
  if (running) return running;
  const flow = createActor(provideTripCart(api, near), { id: NAME, systemId: NAME, parent: near });
  flow.on('notice', notify);
  flow.on('changes.left', ({ changes }) => api.rental.sendLastVehicleChanges(changes));
  flow.on('tripCart.changed', (event) => flowIn(near, 'browser')?.send(event));
  flow.start();
  return flow;
}

const provideTripCart = ({ rental, location }: Ports['api'], near: System) => {
  const placed = async (cart: TripCart, signal: AbortSignal): Promise<TripCart> => {
    const pickup = cart.plan?.pickup ?? null;
    if (cart.lines.length === 0 || pickup === null) return cart;
    // If the zones can't be looked up, the cart stays.
    const zoneIds = await location.zonesAt(pickup, signal).catch(() => null);
    return { ...cart, zoneIds };
  };
  return tripCartMachine.provide({
    actors: {
      watchWorld: watchWorld(near),
      readCart: fromPromise(async ({ signal }) => placed(await rental.tripCart(signal), signal)),
      addVehicle: fromPromise(({ input }) => rental.addVehicle(input)),
      changeQuantity: fromPromise(({ input }) => rental.changeVehicleCount(input)),
      removeLines: fromPromise(({ input }) => rental.removeVehicles(input.lineIds)),
      clearCart: fromPromise(() => rental.clearTripCart()),
      updateTrip: fromPromise(({ input }) => rental.changeTrip(input, false)),
      previewTrip: fromPromise(({ input }) => rental.changeTrip(input, true)),
      previewWithoutConflicts: fromPromise(({ input }) => rental.previewWithoutConflicts(input)),
    },
  });
};

/**
 * Sends an event when the place, the signed-in customer or another tab's cart changes [MOD-09, MOD-10,
 * CART-62].
 */
const watchWorld = (near: System) =>
  fromCallback<TripCartEvent>(({ sendBack }) => {
    const session = flowIn(near, 'session');
    const location = flowIn(near, 'location');
    const module = flowIn(near, 'module');
    const browser = flowIn(near, 'browser');
    const notify: (event: TripCartEvent) => void = sendBack;
    let owner = session?.getSnapshot().context.token ?? null;
    const zonesNow = (): number[] | null => {
      const market = module?.getSnapshot().context;
      const isRental = market?.modules.find(({ id }) => id === market.selectedId)?.type === 'rental';
      return isRental ? (location?.getSnapshot().context.place?.zoneIds ?? null) : null;
    };
    const reloadForNewOwner = () => {
      const now = session?.getSnapshot().context.token ?? null;
      if (now === owner) return;
      owner = now;
      notify({ type: 'cart.reloadRequested' });
    };
    const end = watching<TripCartEvent>(
      [location, module],
      () => ({ type: 'zones.changed', zoneIds: zonesNow() }),
      notify,
    );
    const watched = [
      session?.subscribe(reloadForNewOwner),
      browser?.on('elsewhere.tripCart', () => notify({ type: 'cart.changedElsewhere' })),
      browser?.on('page.hidden', notify),
    ];
    return () => {
      end();
      for (const subscription of watched) subscription?.unsubscribe();
    };
  });
