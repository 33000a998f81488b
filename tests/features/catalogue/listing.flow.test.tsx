import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listingMachine } from '../../../machines/catalogue/listing.machine';
import type { ListSource } from '../../../src/features/catalogue/browse/listing.actors';
import { ListingActor } from '../../../src/features/catalogue/browse/listing.context';
import { ListingEntries } from '../../../src/features/catalogue/browse/listing-view';
import { createReads } from '../../../src/platform/reads';
import { listingModel } from '../../machines/catalogue/listing.model';
import { titleOf } from '../../support/model';
import { ShopPage } from '../../support/shop-page';
import { walkPage } from '../../support/walk-page';

type Entry = { id: number };
const key = 'stores/popular';

function sourceOfThirty(): ListSource<Entry> {
  const store = createReads().lists;
  const entries = [...Array(30).keys()].map((id) => ({ id }));
  store.append(key, 1, { entries, total: 30 });
  return { key, store, load: () => Promise.reject(new Error('The test answers itself')) };
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const seesEntries = () => expect(screen.getAllByText(/^entry/)).toHaveLength(30);

it.each(listingModel.paths.map((path) => [titleOf(path), path] as const))(
  'the list follows: %s [CAT-10, CAT-11]',
  (_, path) =>
    walkPage({
      machine: listingMachine,
      path: path as never,
      page: (actor) => (
        <ShopPage>
          <ListingActor actor={actor as never}>
            <ListingEntries<Entry>
              source={sourceOfThirty()}
              kind="store"
              empty={<p>Nothing here yet</p>}
              card={({ id }) => <p>entry {id}</p>}
            />
          </ListingActor>
        </ShopPage>
      ),
      press: {
        'more.requested': (_event, before) => press(before.hasTag('failed') ? 'Try again' : 'Load more'),
        'retry.requested': () => press('Try again'),
      },
      outside: [],
      sees: {
        loadingFirst: () => expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined(),
        failed: () => expect(button('Try again')).not.toBeNull(),
        showing: () => {
          seesEntries();
          expect(button('Load more')).not.toBeNull();
        },
        loadingMore: () => expect(button('Load more')?.getAttribute('aria-busy')).toBe('true'),
        moreFailed: () => {
          seesEntries();
          expect(button('Try again')).not.toBeNull();
        },
        end: () => {
          seesEntries();
          expect(button('Load more')).toBeNull();
        },
        empty: () => expect(screen.getByText('Nothing here yet')).toBeDefined(),
      },
    }),
);
