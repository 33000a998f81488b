import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../../domain/address';
import { addressFormMachine } from '../../../machines/location/address-form.machine';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import {
  addressFormEffects,
  provideAddressForm,
  provideSavedAddresses,
} from '../../../src/features/location/address.actors';
import {
  deliveryAddressEffects,
  provideDeliveryAddress,
} from '../../../src/features/location/delivery/delivery-address.actors';
import { guestContact, saveGuestContact } from '../../../src/features/location/delivery/guest-contact';
import {
  mapPickerEffects,
  pinEffects,
  provideMapPicker,
} from '../../../src/features/location/map-picker.actors';
import { home } from '../../machines/location/saved-addresses.model';
import { dana } from '../../machines/session/session.model';
import {
  listeningTo,
  outcomeOf,
  placeholdersLeft,
  recordedApi,
  sentToRoot,
  shownFlow,
} from '../../support/effects';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const contact = {
  contactName: 'Dana',
  contactPhone: '+971501234567',
  contactEmail: 'dana@souk.example',
  address: 'Quay 1',
  road: '',
  house: '',
  floor: '',
  lat: 25,
  lng: 55,
};

function delivery() {
  const { api, calls } = recordedApi({ add: 'Added', update: 'Updated', list: [] });
  const session = shownFlow({ token: null as string | null, person: null as typeof dana | null });
  const location = shownFlow({ place: null as { lat: number; lng: number } | null });
  const flow = provideDeliveryAddress({
    api,
    session: session.flow,
    location: location.flow,
    readOrderTypes: async () => ['delivery'],
  });
  return { flow, calls, session, location };
}

describe('The effects of saved addresses', () => {
  it('include every effect that the machines of lists, forms, delivery and map invoke [ADDR-18, LOC-04]', () => {
    const { api } = recordedApi();
    const { flow } = delivery();
    expect(placeholdersLeft(savedAddressesMachine, provideSavedAddresses(api))).toEqual([]);
    expect(placeholdersLeft(addressFormMachine, provideAddressForm(api))).toEqual([]);
    expect(placeholdersLeft(mapPickerMachine, provideMapPicker(api))).toEqual([]);
    expect(placeholdersLeft(deliveryAddressMachine, flow, 'listenToAddresses')).toEqual([]);
    expect(
      placeholdersLeft(
        guestOfferMachine,
        flow.implementations.actors.guestOffer as never,
        'listenToAddresses',
      ),
    ).toEqual([]);
  });

  it('add a new address, update a changed one and return the server’s message [ADDR-22]', async () => {
    const { api, calls } = recordedApi({ add: 'Added', update: 'Updated' });
    const form = provideAddressForm(api);
    const draft = { address: 'Quay 1' };
    expect(await outcomeOf(form, 'saveAddress', { as: 'new', draft })).toEqual({ message: 'Added' });
    expect(await outcomeOf(form, 'saveAddress', { as: 'change', id: 4, draft })).toEqual({
      message: 'Updated',
    });
    expect(calls).toEqual([
      ['add', draft],
      ['update', 4, draft],
    ]);
  });

  it('restore a deleted address with all of its fields [ADDR-27]', async () => {
    const { api, calls } = recordedApi({ list: ['an address'] });
    const list = provideSavedAddresses(api);
    expect(await outcomeOf(list, 'readAddresses')).toEqual(['an address']);
    await outcomeOf(list, 'removeAddress', { id: 4 });
    await outcomeOf(list, 'restoreAddress', { address: home });
    const texts = { ...textsOf(home), address: 'Hill Road 7', contactPhone: '+971501234567', floor: '2' };
    const draft = { type: 'home', place: { lat: 25.07, lng: 55.09 }, texts };
    expect(calls).toEqual([['list'], ['remove', 4], ['add', draft]]);
  });

  it('reload the list of addresses after an address was saved [ADDR-23]', () => {
    const list = shownFlow({});
    sentToRoot(addressFormEffects(list.flow), { type: 'address.saved' });
    expect(list.sent).toEqual([{ type: 'address.saved' }]);
  });
});

describe('The effects of the delivery address', () => {
  it('can store a guest’s contact, offer it after the sign-in and delete it [ADDR-30, ADDR-32, ADDR-25, DATA-02]', async () => {
    const { flow } = delivery();
    expect(await outcomeOf(flow, 'readContact')).toBeNull();
    await outcomeOf(flow, 'keepContact', { contact });
    expect(await outcomeOf(flow, 'readContact')).toEqual(contact);
    expect(await outcomeOf(flow, 'guestOffer.readContact')).toEqual(contact);
    await outcomeOf(flow, 'guestOffer.forgetContact');
    expect(guestContact()).toBeNull();
  });

  it('do not offer an incomplete contact [STO-02]', async () => {
    saveGuestContact({ ...contact, address: '' });
    expect(await outcomeOf(delivery().flow, 'readContact')).toBeNull();
  });

  it('must report each change of the customer’s name, phone and place once [ADDR-28]', () => {
    const { flow, session, location } = delivery();
    const { received, stop } = listeningTo(flow, 'watchCustomer');
    session.show({ token: null, person: null });
    session.show({ token: 'a token', person: { ...dana, phone: '+97150' } });
    location.show({ place: { lat: 25, lng: 55 } });
    expect(received.map(({ customer }) => customer)).toMatchObject([
      { isSignedIn: false, name: '', phone: '', place: null },
      { isSignedIn: true, phone: '+97150', name: expect.stringContaining(dana.firstName) },
      { place: { lat: 25, lng: 55 } },
    ]);
    stop();
    expect([session.watchers.size, location.watchers.size]).toEqual([0, 0]);
  });

  it('set the place of delivery to a selected place or a confirmed pin [LOC-04]', () => {
    const place = { lat: 25, lng: 55, label: 'Quay 1' };
    const chosen = [{ type: 'point.chosen', ...place }];
    expect(sentToRoot(deliveryAddressEffects, { type: 'place.wanted', place })).toEqual(chosen);
    expect(sentToRoot(mapPickerEffects, { type: 'place.picked', place: { ...place, zoneIds: [1] } })).toEqual(
      chosen,
    );
  });
});

it('the map picker reads the zones, the address of its pin and the device’s position [LOC-08, LOC-12]', async () => {
  const { api } = recordedApi({ zones: ['a zone'], addressAt: 'Quay 1', zonesAt: [1] });
  const picker = provideMapPicker(api);
  expect(await outcomeOf(picker, 'readZones')).toEqual(['a zone']);
  const request = { from: 'point', lat: 25, lng: 55, label: null };
  expect(await outcomeOf(picker, 'resolvePlace', { request })).toMatchObject({
    place: { label: 'Quay 1', zoneIds: [1] },
  });
  const getCurrentPosition = (found: (at: unknown) => void) =>
    found({ coords: { latitude: 25, longitude: 55, accuracy: 10 } });
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  expect(await outcomeOf(picker, 'currentPosition')).toMatchObject({ lat: 25, lng: 55 });
});

it('the address form follows the map pin, and has no place while the pin moves [ADDR-18]', () => {
  const form = { send: vi.fn() };
  const place = { lat: 25, lng: 55, label: 'Quay 1', zoneIds: [1] };
  sentToRoot(pinEffects(form), { type: 'place.lookupStarted' });
  sentToRoot(pinEffects(form), { type: 'place.found', place, isMoved: true });
  expect(form.send.mock.calls).toEqual([[{ type: 'place.lookupStarted' }], [{ type: 'place.found', place }]]);
});
