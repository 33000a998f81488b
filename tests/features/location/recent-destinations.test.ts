import { afterEach, expect, it } from 'vitest';
import {
  readDestinations,
  readRecentPlaces,
  saveDestination,
  saveRecentPlace,
} from '../../../src/features/location/recent-places';

afterEach(() => localStorage.clear());

const hill = (number: number) => ({ label: `Hill ${number}`, lat: number, lng: 34 });
const labels = (places: { label: string }[]) => places.map(({ label }) => label);

it('the device stores five trip destinations, apart from the recent delivery places [CONST-19, RENT-11]', () => {
  for (const number of [1, 2, 3, 4, 5, 6]) saveDestination(hill(number));
  saveRecentPlace(hill(7));
  expect(labels(readDestinations())).toEqual(['Hill 6', 'Hill 5', 'Hill 4', 'Hill 3', 'Hill 2']);
  expect(labels(readRecentPlaces())).toEqual(['Hill 7']);
});
