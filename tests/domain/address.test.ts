import { expect, it } from 'vitest';
import {
  ADDRESS_TYPES,
  draftOf,
  isServed,
  type SavedAddress,
  savingOf,
  servedFirst,
  textsOf,
} from '../../domain/address';

it('saved addresses in the store’s zones are listed first, and each group keeps its previous order [ADDR-17]', () => {
  const addresses = [[2], [1], [2, 3], [1, 2]].map((zoneIds, id) => ({ id, zoneIds }));
  const order = (zones: number[] | null) => servedFirst(addresses, zones).map(({ id }) => id);
  expect(order([1])).toEqual([1, 3, 0, 2]);
  expect(order(null)).toEqual([0, 1, 2, 3]);
  expect(order([9])).toEqual([0, 1, 2, 3]);
});

it.each<[number[], number[] | null, boolean]>([
  [[4], [4, 5], true],
  [[3, 5], [4, 5], true],
  [[3], [4, 5], false],
  [[], [4, 5], false],
  [[3], [], false],
  [[3], null, true],
  [[], null, true],
])(
  'an address in the zones %j is served by a store of the zones %j: %s [ADDR-07]',
  (zoneIds, zones, isIt) => {
    expect(isServed({ zoneIds }, zones)).toBe(isIt);
  },
);

it('an address has one of three types: home, office or other [ADDR-26]', () => {
  expect(ADDRESS_TYPES).toEqual(['home', 'office', 'other']);
});

const boat: SavedAddress = {
  id: 31,
  type: 'other',
  label: 'The boat',
  address: 'Pier 4, Dune Harbour',
  lat: 29.3,
  lng: 48.1,
  zoneIds: [2],
  contactName: 'Salma',
  contactPhone: '+96555123456',
  road: '4',
  house: '12',
  floor: '1',
  note: 'Blue door',
};

it('the address form is filled with every saved field and leaves missing fields empty [ADDR-22, ADDR-24]', () => {
  const { id, type, zoneIds, lat, lng, ...texts } = boat;
  expect(draftOf(boat, 'office')).toEqual({ type: 'office', place: { lat, lng }, texts });
  expect(textsOf({ ...boat, road: null, house: null, floor: null, note: null, label: null })).toEqual({
    ...texts,
    road: '',
    house: '',
    floor: '',
    note: '',
    label: '',
  });
});

it('saving an address form updates the address with the same id, or creates an address if there is no id [ADDR-24]', () => {
  const draft = draftOf(boat, 'other');
  expect(savingOf(31, draft)).toEqual({ as: 'change', id: 31, draft });
  expect(savingOf(0, draft)).toEqual({ as: 'change', id: 0, draft });
  expect(savingOf(null, draft)).toEqual({ as: 'new', draft });
});
