import { expect, it } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import type { Customer } from '../../../domain/order-address';
import { listenToAddress } from '../../../machines/checkout/address-events';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { deferredActors, settled } from '../../support/deferred';
import { mira, quay } from '../location/delivery-address.model';
import { home } from '../location/saved-addresses.model';

type SentEvent = { type: string; place?: { destination: { type: string; address: string } | null } };

/** The address that the checkout gets for its order, from a customer with one saved address. */
async function destinationOf(customer: Customer) {
  const sent: SentEvent[] = [];
  const effects = deferredActors('readOrderTypes', 'readContact', 'keepContact', 'saveAddress');
  const list = deferredActors('readAddresses', 'removeAddress', 'restoreAddress');
  const deliveryAddress = deliveryAddressMachine.provide({
    actors: {
      ...(effects.actors as object),
      savedAddresses: savedAddressesMachine.provide({ actors: list.actors }),
      watchCustomer: fromCallback(({ sendBack }) => sendBack({ type: 'customer.changed', customer })),
    } as never,
  });
  createActor(
    setup({
      types: { events: {} as SentEvent },
      actors: { deliveryAddress, listenToAddress },
      actions: { record: ({ event }) => void sent.push(event) },
    }).createMachine({
      invoke: [
        {
          src: 'deliveryAddress',
          systemId: 'deliveryAddress',
          input: { begun: null, storeZones: [1] },
        },
        { src: 'listenToAddress' },
      ],
      on: { '*': { actions: 'record' } },
    }),
  ).start();
  await settled();
  list.latest('readAddresses').resolve([home]);
  await settled();
  return sent.findLast(({ place }) => place)?.place?.destination;
}

it('an order to the chosen place has the address type “other”, and an order to a saved address keeps its type [ADDR-26]', async () => {
  expect(await destinationOf({ ...mira, place: quay })).toMatchObject({ type: 'other', address: quay.label });
  expect(await destinationOf(mira)).toMatchObject({ type: 'home', address: home.address });
});
