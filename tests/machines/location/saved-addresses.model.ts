import type { SavedAddress } from '../../../domain/address';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { createModel } from '../../support/model';

export const home: SavedAddress = {
  id: 1,
  type: 'home',
  label: null,
  address: 'Hill Road 7',
  lat: 25.07,
  lng: 55.09,
  zoneIds: [1],
  contactName: 'Mira Haddad',
  contactPhone: '+971501234567',
  road: 'Hill Road',
  house: '7',
  floor: '2',
  note: null,
};
export const farOffice: SavedAddress = {
  ...home,
  id: 2,
  type: 'office',
  address: 'Mill Lane 3',
  lat: 25.3,
  lng: 55.3,
  zoneIds: [4],
};

export const savedAddressesModel = createModel(savedAddressesMachine, {
  input: { storeZones: [1], place: null },
  otherInputs: [{ storeZones: [1], place: { lat: home.lat, lng: home.lng } }],
  fixtures: [
    { type: 'address.marked', id: home.id },
    { type: 'address.marked', id: farOffice.id },
    { type: 'address.chosen', id: home.id },
    { type: 'address.editRequested', id: home.id },
    { type: 'deletion.requested', id: home.id },
    { type: 'place.changed', place: { lat: home.lat, lng: home.lng } },
    { type: 'xstate.done.actor.readAddresses', output: [] },
    { type: 'xstate.done.actor.readAddresses', output: [farOffice, home] },
    { type: 'xstate.error.actor.readAddresses', error: { code: 'server' } },
    { type: 'xstate.done.actor.removeAddress', output: undefined },
    { type: 'xstate.error.actor.removeAddress', error: { code: 'offline' } },
    { type: 'xstate.done.actor.restoreAddress', output: undefined },
    { type: 'xstate.error.actor.restoreAddress', error: { code: 'offline' } },
  ],
  vertex: ({ context }) => [
    context.addresses.length,
    context.markedId,
    context.place !== null,
    context.wasRemovedMarked,
    context.toDelete !== null,
    context.removed !== null,
    context.failure !== null,
    context.isNewAwaited,
    context.wanted,
    context.edited !== null,
  ],
  // Events that one region sends to another can't be caused by the tester.
  isPossible: ({ type }, { context }) =>
    !type.startsWith('removal.') &&
    (!['address.marked', 'address.chosen', 'address.editRequested', 'deletion.requested'].includes(type) ||
      context.addresses.length > 0),
  invariants: {
    'only an address that the store delivers to is selected': ({ context: { addresses, markedId } }) =>
      addresses.find(({ id }) => id === markedId)?.id !== farOffice.id,
    'the selected address is on the list': (at) =>
      !at.matches({ list: { showing: 'marked' } }) ||
      at.context.addresses.some(({ id }) => id === at.context.markedId),
    'the deletion question names the address': (at) => !at.hasTag('open') || at.context.toDelete !== null,
    'a deletion that can be undone has its address': (at) =>
      at.matches({ undo: 'nothing' }) || at.context.removed !== null,
    'an empty list says so': (at) =>
      !at.matches({ list: { showing: 'empty' } }) || at.context.addresses.length === 0,
  },
});
