import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Api } from '../../../src/api/api';
import type { VehicleQuery } from '../../../src/api/rental-api';
import { provideRentalSearch } from '../../../src/features/rental/search/rental-search.actors';
import { createReads } from '../../../src/platform/reads';
import { atHome, atResults } from '../../machines/rental/searches';
import { livesAt } from '../../support/shop-page';

const quay = { label: 'Quay 1', lat: 25.02, lng: 55.02, zoneIds: [1] };

it('the vehicles of an open list are reloaded when the network is back [X-15]', async () => {
  const { lists } = createReads();
  let price = 1;
  const search = async ({ page }: VehicleQuery) => ({ entries: [{ id: page, price }], total: 2 });
  const api = { rental: { search }, location: {} } as unknown as Api;
  const flow = createActor(provideRentalSearch({ api, lists, key: 'k', location: livesAt(quay) }), {
    input: atResults(),
  }).start();
  await waitFor(flow, (at) => at.matches({ results: 'partial' }));
  flow.send({ type: 'more.requested' });
  await waitFor(flow, (at) => at.matches({ results: 'all' }));

  price = 2;
  lists.forget();
  expect(flow.getSnapshot().value).toEqual({ results: 'renewing' });
  await waitFor(flow, (at) => at.matches({ results: 'all' }));

  expect(lists.entries('k')).toEqual([
    { id: 1, price: 2 },
    { id: 2, price: 2 },
  ]);
});

it('the pickup of the rental search follows the place in the header within its zone [RENT-11]', () => {
  const { lists } = createReads();
  const location = livesAt(quay);
  const flow = createActor(provideRentalSearch({ api: {} as Api, lists, key: 'k', location }), {
    input: atHome(),
  }).start();
  location.send({ type: 'place.changedElsewhere', place: { ...quay, label: 'Quay 9', lat: 25.03 } });
  expect(flow.getSnapshot().context.draft.pickup).toEqual({ name: 'Quay 9', lat: 25.03, lng: 55.02 });
});

it('the vehicles of the URL’s category are requested [NAV-17]', async () => {
  const { lists } = createReads();
  const asked: VehicleQuery[] = [];
  const search = async (query: VehicleQuery) => {
    asked.push(query);
    return { entries: [], total: 0 };
  };
  const api = { rental: { search }, location: {} } as unknown as Api;
  const input = { ...atResults(), filters: { categoryId: 7 } };
  createActor(provideRentalSearch({ api, lists, key: 'k', location: livesAt(quay) }), { input }).start();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.categoryIds).toEqual([7]);
});
