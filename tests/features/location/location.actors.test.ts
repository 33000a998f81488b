import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { locationMachine } from '../../../machines/location/location.machine';
import { moduleMachine } from '../../../machines/location/module.machine';
import { placeSearchMachine } from '../../../machines/location/place-search.machine';
import { ApiError } from '../../../src/api/api-error';
import type { LocationApi } from '../../../src/api/location-api';
import { provideLocation, provideModule } from '../../../src/features/location/location.actors';
import { providePlaceSearch } from '../../../src/features/location/place-search.actors';
import { resolvePlace } from '../../../src/features/location/resolve-place';

const never = () => Promise.reject(new Error('not asked'));
const apiWith = (answers: Partial<LocationApi>): LocationApi => ({
  suggest: never,
  details: never,
  addressAt: never,
  zonesAt: never,
  zones: never,
  route: never,
  ...answers,
});
const placeholdersLeft = (machine: AnyStateMachine, provided: AnyStateMachine) =>
  Object.keys(machine.implementations.actors).filter(
    (name) => provided.implementations.actors[name] === machine.implementations.actors[name],
  );
const ignored = new AbortController().signal;

it('every effect that the machines of location, address search and module invoke is implemented [LOC-06, LOC-14, MOD-07]', () => {
  const location = provideLocation({
    api: apiWith({}),
    readPlace: () => null,
    storePlace: () => undefined,
    currentPosition: never,
    conflictingStore: () => null,
  });
  expect(placeholdersLeft(locationMachine, location)).toEqual([]);
  expect(placeholdersLeft(placeSearchMachine, providePlaceSearch(apiWith({})))).toEqual([]);
  expect(placeholdersLeft(moduleMachine, provideModule({ storeModule: () => undefined }))).toEqual([]);
});

it('a point in overlapping zones is stored with all of them [LOC-17]', async () => {
  const api = apiWith({
    details: async () => ({ lat: 1, lng: 2 }),
    zonesAt: async () => [1, 2],
  });
  const resolved = await resolvePlace(
    api,
    { from: 'suggestion', placeId: 'p', label: 'Hill Road 7' },
    ignored,
  );
  expect(resolved).toEqual({
    place: { label: 'Hill Road 7', lat: 1, lng: 2, zoneIds: [1, 2] },
    nearbyZones: [],
  });
});

it('the device’s position is labelled with its address [LOC-08, LOC-13]', async () => {
  const api = apiWith({ addressAt: async () => '1 Harbour Square', zonesAt: async () => [1] });
  const resolved = await resolvePlace(api, { from: 'point', lat: 1, lng: 2, label: null }, ignored);
  expect(resolved.place.label).toBe('1 Harbour Square');
});

it('an unserved place comes with the nearest served zones, nearest first [LOC-12]', async () => {
  const zone = (id: number, lat: number) => ({ id, name: `Zone ${id}`, lat, lng: 0, outline: [] });
  const api = apiWith({
    zonesAt: () => Promise.reject(new ApiError('notFound')),
    zones: async () => [zone(1, 9), zone(2, 1), zone(3, 5), zone(4, 3)],
  });
  const resolved = await resolvePlace(api, { from: 'point', lat: 0, lng: 0, label: 'Lonely Cape' }, ignored);
  expect(resolved.place.zoneIds).toEqual([]);
  expect(resolved.nearbyZones.map(({ id }) => id)).toEqual([2, 4, 3]);
});

it('a failed zone lookup is reported as an error and not as "outside all zones" [LOC-11]', async () => {
  const api = apiWith({ zonesAt: () => Promise.reject(new ApiError('server')) });
  const lookup = resolvePlace(api, { from: 'point', lat: 0, lng: 0, label: 'x' }, ignored);
  await expect(lookup).rejects.toMatchObject({ code: 'server' });
});
