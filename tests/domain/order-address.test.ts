import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../domain/address';
import { readAgain } from '../../domain/order-address';

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
