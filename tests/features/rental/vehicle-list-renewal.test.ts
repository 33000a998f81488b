import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Api } from '../../../src/api/api';
import type { VehicleQuery } from '../../../src/api/rental-api';
import { provideRentalSearch } from '../../../src/features/rental/search/rental-search.actors';
import { createReads } from '../../../src/platform/reads';
import { atResults } from '../../machines/rental/searches';

it('the vehicles of an open list are replaced by new ones when the network is back [X-15]', async () => {
  const { lists } = createReads();
  let price = 1;
  const search = async ({ page }: VehicleQuery) => ({ entries: [{ id: page, price }], total: 2 });
  const api = { rental: { search }, location: {} } as unknown as Api;
  const flow = createActor(provideRentalSearch({ api, lists, key: 'k' }), { input: atResults() }).start();
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
