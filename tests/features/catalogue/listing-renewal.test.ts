import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideListing } from '../../../src/features/catalogue/browse/listing.actors';
import { createReads } from '../../../src/platform/reads';

it('the reloaded pages of an open list replace the old ones in one step [X-15]', async () => {
  const { lists } = createReads();
  let price = 1;
  const load = (page: number) => Promise.resolve({ entries: [{ id: page, price }], total: 3 });
  const listing = createActor(provideListing({ key: 'k', store: lists, load }), {
    input: { key: 'k', progress: null },
  }).start();
  await waitFor(listing, (at) => at.matches('showing'));
  listing.send({ type: 'more.requested' });
  await waitFor(listing, ({ context }) => context.progress.shown === 2);

  price = 2;
  lists.forget();
  expect(lists.entries('k')).toEqual([
    { id: 1, price: 1 },
    { id: 2, price: 1 },
  ]);
  await waitFor(listing, (at) => at.matches('showing'));

  expect(lists.entries('k')).toEqual([
    { id: 1, price: 2 },
    { id: 2, price: 2 },
  ]);
});
