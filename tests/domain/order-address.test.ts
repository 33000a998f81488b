import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../domain/address';
import type { Place } from '../../domain/catalogue';
import {
  addressAfterMove,
  contactAt,
  detailsOf,
  type GuestContact,
  type OrderAddress,
  refreshedAddress,
  SELECTED,
  savingOfContact,
  savingOfOrder,
  withCustomerContact,
} from '../../domain/order-address';

const home: SavedAddress = {
  id: 1,
  type: 'home',
  label: null,
  address: 'Hill Road 7',
  lat: 25,
  lng: 55,
  zoneIds: [1],
  contactName: 'Mira',
  contactPhone: '+971501234567',
  road: 'Hill Road',
  house: '7',
  floor: '2',
  note: null,
};
const customer = { isSignedIn: true, name: 'Mira', phone: '', place: null };

describe('The address of an order after the saved addresses are reloaded', () => {
  const readWith = (fresh: SavedAddress, chosen: SavedAddress) =>
    refreshedAddress(chosen, [home], { customer, addresses: [fresh], storeZones: [1] });

  it('takes the current values of the account', () => {
    expect(readWith({ ...home, floor: '3' }, home)).toEqual({ ...home, floor: '3' });
  });

  it('keeps the fields that the customer has changed', () => {
    expect(readWith({ ...home, floor: '3', note: 'Blue door' }, { ...home, floor: '9' })).toEqual({
      ...home,
      floor: '9',
      note: 'Blue door',
    });
  });
});

it('an order starts with the chosen place or the address saved there, if the store delivers to it [ADDR-17]', () => {
  const place = { label: 'Hill Road', lat: 25, lng: 55, zoneIds: [1] } as Place;
  const startWith = (addresses: SavedAddress[], storeZones: number[] | null) =>
    addressAfterMove(null, { customer: { ...customer, place }, addresses, storeZones });
  expect(startWith([home], [1])).toEqual(home);
  expect(startWith([], [1])).toMatchObject({ id: null, address: 'Hill Road', contactName: 'Mira' });
  expect(startWith([home], [2])).toBeNull();
});

const pier: Place = { label: 'Pier 4', lat: 25.2, lng: 55.2, zoneIds: [1] } as Place;
const there: OrderAddress = {
  id: null,
  type: SELECTED,
  label: null,
  address: 'Pier 4',
  lat: 25.2,
  lng: 55.2,
  zoneIds: [1],
  contactName: 'Mira',
  contactPhone: '',
  road: null,
  house: null,
  floor: null,
  note: null,
};

it('the address of an order is kept only while the chosen place stays the same [ADDR-17, ADDR-26]', () => {
  const known = { addresses: [home], storeZones: [1] };
  const at = (place: Place | null) => addressAfterMove(home, { ...known, customer: { ...customer, place } });
  expect(at({ ...pier, lat: 25, lng: 55 })).toBe(home);
  expect(at(pier)).toEqual(there);
  expect(at(null)).toBeNull();
});

it('the profile’s name and phone fill in a place without a saved address, and never change a saved address [ADDR-28]', () => {
  const loaded = { ...customer, name: 'Mira K.', phone: '+96555123456' };
  expect(withCustomerContact(there, loaded)).toEqual({
    ...there,
    contactName: 'Mira K.',
    contactPhone: '+96555123456',
  });
  expect(withCustomerContact(home, loaded)).toBe(home);
  expect(withCustomerContact(null, loaded)).toBeNull();
});

it.each<[string, object]>([
  ['road', { road: 'Other Road' }],
  ['house', { house: '8' }],
  ['floor', { floor: '3' }],
])('a %s that the customer typed is kept when the addresses are reloaded [ADDR-04]', (_, typed) => {
  const known = { customer, addresses: [{ ...home, note: 'Ring' }], storeZones: [1] };
  expect(refreshedAddress({ ...home, ...typed }, [home], known)).toEqual({ ...home, note: 'Ring', ...typed });
});

it('the chosen place becomes the address of the order when the saved address is deleted [ADDR-27]', () => {
  const known = { customer: { ...customer, place: pier }, addresses: [], storeZones: [1] };
  expect(refreshedAddress(home, [home], known)).toEqual(there);
  expect(refreshedAddress(null, [], known)).toEqual(there);
  expect(refreshedAddress(home, [home], { ...known, customer })).toBeNull();
});

it('saving the order’s address creates one for a new place and updates a saved one [ADDR-24, ADDR-26]', () => {
  expect(savingOfOrder(there)).toMatchObject({ as: 'new', draft: { type: 'other' } });
  expect(savingOfOrder(home)).toMatchObject({ as: 'change', id: 1, draft: { type: 'home' } });
  expect(detailsOf(home)).toEqual({ road: 'Hill Road', house: '7', floor: '2' });
});

describe('The contact of a guest', () => {
  const contact: GuestContact = {
    contactName: 'Mira',
    contactPhone: '+971501234567',
    contactEmail: 'mira@hill.example',
    address: 'Hill Road',
    road: 'Hill Road',
    house: '7',
    floor: '2',
    lat: 25,
    lng: 55,
  };

  it('keeps road, house and floor at the same point and clears them at another point [ADDR-30]', () => {
    expect(contactAt(contact, { ...pier, lat: 25, lng: 55 })).toBe(contact);
    expect(contactAt(contact, pier)).toEqual({
      ...contact,
      address: 'Pier 4',
      road: '',
      house: '',
      floor: '',
      lat: 25.2,
      lng: 55.2,
    });
  });

  it('is saved to the account as a new address [ADDR-32]', () => {
    expect(savingOfContact(contact)).toEqual({
      as: 'new',
      draft: {
        type: 'other',
        place: { lat: 25, lng: 55 },
        texts: {
          address: 'Hill Road',
          contactName: 'Mira',
          contactPhone: '+971501234567',
          road: 'Hill Road',
          house: '7',
          floor: '2',
          note: '',
          label: '',
        },
      },
    });
  });
});
