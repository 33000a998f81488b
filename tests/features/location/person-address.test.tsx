import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Customer } from '../../../domain/order-address';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { DeliveryAddress } from '../../../src/features/location/delivery/delivery-address';
import { mira, quay } from '../../machines/location/delivery-address.model';
import { farOffice, home } from '../../machines/location/saved-addresses.model';
import { deferredActors, settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

beforeAll(() => import('../../../src/features/location/delivery/person-address-part'));

/** The checkout's first section for a customer with two saved addresses. */
async function show(customer: Customer) {
  const effects = deferredActors('readWays', 'readContact', 'keepContact', 'saveAddress');
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
    { input: { begun: null, storeZones: [1] } },
  ).start();
  flow.send({ type: 'customer.changed', customer });
  list.latest('readAddresses').resolve([home, farOffice]);
  await settled();
  await renderPage(
    <ShopPage>
      <DeliveryAddress flow={flow as ActorRefFrom<typeof deliveryAddressMachine>} />
    </ShopPage>,
  );
  await act(settled);
}

const section = () => screen.findByRole('region', { name: 'Delivery Addresses' });
const edits = () => screen.queryAllByRole('button', { name: /^Edit / });

describe('the checkout’s address of a signed-in customer', () => {
  it('is the saved one with its edit icon, a button to add and the saved addresses [ADDR-02]', async () => {
    await show(mira);
    expect((await section()).textContent).toContain(home.address);
    expect(edits().map((icon) => icon.getAttribute('aria-label'))).toEqual([`Edit ${home.address}`]);
    expect(screen.getByRole('button', { name: 'Add an address' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View Saved Address' })).toBeDefined();
  });

  it('has no edit icon when it is the place of the header [ADDR-10, ADDR-02]', async () => {
    await show({ ...mira, place: quay });
    expect((await section()).textContent).toContain('Selected Address');
    expect(edits()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add an address' })).toBeDefined();
  });
});
