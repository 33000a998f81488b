import { expect, it, vi } from 'vitest';
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

it('a list’s request is aborted when the customer leaves the list, and a late response is ignored [API-08]', async () => {
  const { lists } = createReads();
  let signal: AbortSignal | null = null;
  let answer = (_: { entries: { id: number }[]; total: number }): void => undefined;
  const load = (_page: number, ofRequest: AbortSignal) => {
    signal = ofRequest;
    return new Promise<{ entries: { id: number }[]; total: number }>((resolve) => {
      answer = resolve;
    });
  };
  const isAborted = () => signal?.aborted;
  const input = { key: 'stores/popular zone-1', progress: null };
  const listing = createActor(provideListing({ key: input.key, store: lists, load }), { input }).start();
  await vi.waitFor(() => expect(isAborted()).toBe(false));
  listing.stop();
  expect(isAborted()).toBe(true);
  answer({ entries: [{ id: 1 }], total: 1 });
  await Promise.resolve();
  expect(listing.getSnapshot().context.progress.shown).toBe(0);
});
