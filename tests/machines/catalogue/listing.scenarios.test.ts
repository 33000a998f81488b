import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { listingMachine } from '../../../machines/catalogue/listing.machine';
import type { ListingProgress } from '../../../machines/catalogue/listing.types';
import { deferredActors, settled } from '../../support/deferred';

function open(progress: ListingProgress | null = null) {
  const effects = deferredActors('loadPage', 'renewPages');
  const listing = createActor(listingMachine.provide({ actors: effects.actors }), {
    input: { key: 'items/popular', progress },
  }).start();
  return {
    listing,
    requests: () => effects.callsOf('loadPage').map(({ input }) => input),
    now: () => listing.getSnapshot(),
    answer: async (output: ListingProgress) => {
      effects.latest('loadPage').resolve(output);
      await settled();
    },
    renewed: () => effects.callsOf('renewPages').map(({ input }) => input),
    renew: async (output: ListingProgress) => {
      effects.latest('renewPages').resolve(output);
      await settled();
    },
    failToRenew: async () => {
      effects.latest('renewPages').reject({ code: 'offline' });
      await settled();
    },
    fail: async () => {
      effects.latest('loadPage').reject({ code: 'server' });
      await settled();
    },
  };
}

it('the list loads page after page until all entries are shown [CAT-10]', async () => {
  const { listing, requests, answer, now } = open();

  await answer({ pages: 1, shown: 12, total: 20 });
  listing.send({ type: 'more.requested' });
  listing.send({ type: 'more.requested' });
  await answer({ pages: 2, shown: 20, total: 20 });
  listing.send({ type: 'more.requested' });

  expect(now().value).toBe('end');
  expect(requests()).toEqual([
    { key: 'items/popular', page: 1 },
    { key: 'items/popular', page: 2 },
  ]);
});

it('the list says when there are no entries [CAT-11]', async () => {
  const { answer, now } = open();

  await answer({ pages: 1, shown: 0, total: 0 });

  expect(now().hasTag('empty')).toBe(true);
});

it('the list can be retried when the first page fails [CAT-11]', async () => {
  const { listing, requests, fail, now } = open();

  await fail();
  expect(now().value).toBe('failed');
  listing.send({ type: 'retry.requested' });

  expect(requests()).toHaveLength(2);
  expect(now().context.failure).toBeNull();
});

it('the list keeps its entries when a further page fails [CAT-11]', async () => {
  const { listing, requests, answer, fail, now } = open();

  await answer({ pages: 1, shown: 12, total: 20 });
  listing.send({ type: 'more.requested' });
  await fail();
  expect(now().value).toBe('moreFailed');
  expect(now().context.progress.shown).toBe(12);
  listing.send({ type: 'retry.requested' });

  expect(requests().at(-1)).toEqual({ key: 'items/popular', page: 2 });
});

it('the list shows pages that were loaded before without a request [NAV-30]', () => {
  const { listing, requests, now } = open({ pages: 3, shown: 36, total: 60 });

  expect(now().value).toBe('showing');
  expect(requests()).toEqual([]);
  listing.send({ type: 'more.requested' });

  expect(requests()).toEqual([{ key: 'items/popular', page: 4 }]);
});

it('the list ends at a page without new entries, whatever the total says [CAT-10]', async () => {
  const { listing, answer, now } = open({ pages: 1, shown: 12, total: 13 });

  listing.send({ type: 'more.requested' });
  await answer({ pages: 2, shown: 12, total: 13 });

  expect(now().value).toBe('end');
});

it('the list reloads all shown entries when the network is back and shows the old ones meanwhile [X-15]', async () => {
  const { listing, renewed, renew, now } = open({ pages: 2, shown: 24, total: 60 });

  listing.send({ type: 'answers.outdated' });
  expect(now().value).toBe('renewing');
  expect(now().context.progress.shown).toBe(24);
  expect(renewed()).toEqual([{ key: 'items/popular', pages: 2 }]);
  await renew({ pages: 2, shown: 23, total: 59 });

  expect(now().value).toBe('showing');
  expect(now().context.progress).toEqual({ pages: 2, shown: 23, total: 59 });
});

it('the list keeps its entries when the reload fails [X-15]', async () => {
  const { listing, failToRenew, now } = open({ pages: 1, shown: 12, total: 12 });

  listing.send({ type: 'answers.outdated' });
  await failToRenew();

  expect(now().value).toBe('end');
  expect(now().context).toMatchObject({ progress: { shown: 12 }, failure: null });
});

it('a failed list is loaded again when the network is back [X-15]', async () => {
  const { listing, fail, requests, now } = open();

  await fail();
  listing.send({ type: 'answers.outdated' });

  expect(now().value).toBe('loadingFirst');
  expect(requests()).toHaveLength(2);
});
