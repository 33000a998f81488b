import { createActor, fromCallback, fromPromise } from 'xstate';
import type { SavedAddress } from '../../../domain/address';
import type { Customer, GuestContact } from '../../../domain/order-address';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import type { StoredDelivery } from '../../../machines/location/delivery-address.types';
import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { deferredActors, settled } from '../../support/deferred';
import { farOffice, home } from './saved-addresses.model';

/** The checkout of a store that delivers to the first zone. */
export async function openDeliveryAddress(
  customer: Customer,
  stored: GuestContact | null = null,
  addresses: SavedAddress[] | null = [home, farOffice],
  begun: StoredDelivery | null = null,
) {
  const effects = deferredActors('readOrderTypes', 'readContact', 'keepContact', 'saveAddress');
  const list = deferredActors('readAddresses', 'removeAddress', 'restoreAddress');
  const flow = createActor(
    deliveryAddressMachine.provide({
      actors: {
        ...(effects.actors as object),
        savedAddresses: savedAddressesMachine.provide({ actors: list.actors }),
        guestOffer: guestOfferMachine.provide({
          actors: { readContact: fromPromise(async () => null) } as never,
        }),
        watchCustomer: fromCallback(() => undefined),
      },
    }),
    { input: { begun, storeZones: [1] } },
  );
  const emitted: unknown[] = [];
  flow.on('*', (text) => emitted.push(text));
  flow.start();
  const at = (value: Parameters<ReturnType<typeof flow.getSnapshot>['matches']>[0]) =>
    flow.getSnapshot().matches(value);
  const comes = async (who: Customer) => {
    flow.send({ type: 'customer.changed', customer: who });
    if (at('takeAway')) return;
    if (!who.isSignedIn) effects.latest('readContact').resolve(stored);
    if (who.isSignedIn && addresses) list.latest('readAddresses').resolve(addresses);
    if (who.isSignedIn && !addresses) list.latest('readAddresses').reject({ code: 'server' });
    await settled();
  };
  await comes(customer);
  return { flow, effects, list, emitted, at, comes, address: () => flow.getSnapshot().context.address };
}
