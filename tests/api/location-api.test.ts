import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { createApiClient } from '../../src/api/client';
import { createLocationApi } from '../../src/api/location-api';
import type { HttpRequest } from '../../src/api/transport';

function apiAnswering(body: unknown) {
  const requests: HttpRequest[] = [];
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => ({ language: 'en', place: null, moduleId: null, guestId: null, token: null }),
    transport: async (request) => {
      requests.push(request);
      return { body };
    },
  });
  return { api: createLocationApi(client), requests };
}

const suggestions = {
  suggestions: [
    { placePrediction: { placeId: 'P-1', text: { text: '1 Harbour Square' } } },
    { nonsense: true },
  ],
};
const details = { location: { latitude: 25.1, longitude: 55.2 } };
const zones = { zone_id: '[1, 2]' };

it.each([
  ['without a wrapper', (answer: object) => answer],
  ['wrapped in `data`', (data: object) => ({ data })],
])('suggestions of addresses are read from a response %s [LOC-11, LOC-14]', async (_, wrapped) => {
  expect(await apiAnswering(wrapped(suggestions)).api.suggest('har')).toEqual([
    { placeId: 'P-1', text: '1 Harbour Square' },
  ]);
  expect(await apiAnswering(wrapped(details)).api.details('P-1')).toEqual({ lat: 25.1, lng: 55.2 });
  expect(await apiAnswering(wrapped(zones)).api.zonesAt({ lat: 25.1, lng: 55.2 })).toEqual([1, 2]);
});

it('requests about locations have the field names of the client’s specification [LOC-11, LOC-13, LOC-14]', async () => {
  const { api, requests } = apiAnswering({
    ...suggestions,
    ...details,
    ...zones,
    results: [{ formatted_address: '1 Harbour Square' }, { formatted_address: 'Port Maravel' }],
  });
  const point = { lat: 25.1, lng: 55.2 };
  await api.suggest('har');
  await api.details('P-1');
  await api.zonesAt(point);
  expect(await api.addressAt(point)).toBe('1 Harbour Square');
  expect(requests.map(({ path, query }) => [path, query])).toEqual([
    ['/config/place-api-autocomplete', { search_text: 'har' }],
    ['/config/place-api-details', { placeid: 'P-1' }],
    ['/config/get-zone-id', { lat: '25.1', lng: '55.2' }],
    ['/config/geocode-api', { lat: '25.1', lng: '55.2' }],
  ]);
});
