import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../domain/address';
import type { Place } from '../../domain/catalogue';
import { followed, readAgain } from '../../domain/order-address';

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

describe('the address of an order, when the list is read again', () => {
  const readWith = (fresh: SavedAddress, chosen: SavedAddress) =>
    readAgain(chosen, [home], { customer, addresses: [fresh], storeZones: [1] });

  it('is as the account has it now', () => {
    expect(readWith({ ...home, floor: '3' }, home)).toEqual({ ...home, floor: '3' });
  });

  it('keeps what is being changed', () => {
    expect(readWith({ ...home, floor: '3', note: 'Blue door' }, { ...home, floor: '9' })).toEqual({
      ...home,
      floor: '9',
      note: 'Blue door',
    });
  });
});

it('is the place of the shop only where the store delivers, and as the account knows it there [ADDR-17]', () => {
  const place = { label: 'Hill Road', lat: 25, lng: 55, zoneIds: [1] } as Place;
  const startWith = (addresses: SavedAddress[], storeZones: number[] | null) =>
    followed(null, { customer: { ...customer, place }, addresses, storeZones });
  expect(startWith([home], [1])).toEqual(home);
  expect(startWith([], [1])).toMatchObject({ id: null, address: 'Hill Road', contactName: 'Mira' });
  expect(startWith([home], [2])).toBeNull();
});
