import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SavedAddress } from '../../../domain/address';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { LocationPanel } from '../../../src/features/location/location-panel';
import { PlaceSearchProvider } from '../../../src/features/location/place-search.provider';
import { SavedAddressesActor } from '../../../src/features/location/saved-addresses';
import { AddressesLayer } from '../../../src/features/location/saved-addresses-dialog';
import { farOffice, home } from '../../machines/location/saved-addresses.model';
import { deferredActors, settled } from '../../support/deferred';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

async function showDialog(addresses: SavedAddress[]) {
  const effects = deferredActors('readAddresses', 'removeAddress', 'restoreAddress');
  const flow = createActor(savedAddressesMachine.provide({ actors: effects.actors }), {
    input: { storeZones: [1], place: null },
  }).start();
  effects.latest('readAddresses').resolve(addresses);
  await settled();
  await renderPage(
    <ShopPage session={sessionOf('token')}>
      <SavedAddressesActor actor={flow as never}>
        <AddressesLayer layer="addresses" onClose={() => undefined} />
      </SavedAddressesActor>
    </ShopPage>,
  );
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('the dialog of saved addresses', () => {
  it('has a card for each address, Cancel, Select and a button to add [ADDR-12, ADDR-17, MSG-06]', async () => {
    await showDialog([home, farOffice]);
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(dialog.querySelector('h2')?.textContent).toBe('Saved Addresses');
    const cards = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
    expect(cards.map((card) => [card.closest('label')?.textContent, card.disabled])).toEqual([
      ['Home address Hill Road 7', false],
      ['Office Mill Lane 3Outside this store’s area', true],
    ]);
    expect(dialog.textContent).toContain('1 address is outside this store’s area');
    for (const name of ['Cancel', 'Select', 'Add an address']) expect(button(name)).toBeDefined();
  });

  it('says that there is no address yet and offers to add one [ADDR-13, MSG-07]', async () => {
    await showDialog([]);
    expect(screen.getByText('Oops')).toBeDefined();
    expect(
      screen.getByText('You don’t have any saved address yet. please save address to continue'),
    ).toBeDefined();
    expect(button('Add an address')).toBeDefined();
  });
});

it('the header’s panel lists a customer’s saved addresses beside position and map [LOC-02, LOC-04, MSG-01, MSG-03, MSG-05]', async () => {
  await renderPage(
    <ShopPage session={sessionOf('token')}>
      <PlaceSearchProvider value={{ suggest: async () => [] }}>
        <LocationPanel />
      </PlaceSearchProvider>
    </ShopPage>,
    { api: { addresses: { list: async () => [home, farOffice] } } },
  );
  await act(settled);
  expect(screen.getByText('Select from saved addresses or pick from map')).toBeDefined();
  const list = await screen.findByRole('list', { name: 'Saved Addresses' });
  expect([...list.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
    'Home address Hill Road 7',
    'Office Mill Lane 3',
  ]);
  expect(button('Use Current Location')).toBeDefined();
  for (const name of ['Pick from map', 'View Saved Address'])
    expect(screen.getByRole('link', { name })).toBeDefined();
});
