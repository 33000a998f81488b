import { fromCallback, fromPromise } from 'xstate';
import { listingMachine } from '../../../../machines/catalogue/listing.machine';
import type { ListingEvent } from '../../../../machines/catalogue/listing.types';
import type { Page } from '../../../api/catalogue-mapping';
import type { Lists } from '../../../platform/reads';

/** A paged list. `key` identifies the list with its filters. */
export type ListSource<T> = {
  key: string;
  store: Lists;
  load(page: number, signal: AbortSignal): Promise<Page<T>>;
};

export const provideListing = (source: ListSource<unknown>) =>
  listingMachine.provide({
    actors: {
      loadPage: fromPromise(async ({ input: { key, page }, signal }) => {
        const begun = page === 1 ? source.store.takeBegun(key) : null;
        return source.store.append(key, page, await (begun ?? source.load(page, signal)));
      }),
      renewPages: fromPromise(({ input: { key, pages }, signal }) =>
        source.store.renew(key, pages, (page) => source.load(page, signal)),
      ),
      watchAnswers: fromCallback<ListingEvent>(({ sendBack }) =>
        source.store.onForgotten(() => sendBack({ type: 'answers.outdated' })),
      ),
    },
  });
