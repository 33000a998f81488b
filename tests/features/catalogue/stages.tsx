import type { ListSource } from '../../../src/features/catalogue/browse/listing.actors';
import { ListingActor } from '../../../src/features/catalogue/browse/listing.context';
import { ListingEntries } from '../../../src/features/catalogue/browse/listing-view';
import { ItemOptionsActor } from '../../../src/features/catalogue/item/item-options.context';
import { ItemDialog } from '../../../src/features/catalogue/item/quick-view';
import { createReads } from '../../../src/platform/reads';
import { ShopPage } from '../../support/shop-page';
import type { Stage } from '../../support/walk-flow';

type Entry = { id: number };

function sourceOfThirty(): ListSource<Entry> {
  const key = 'stores/popular';
  const store = createReads().lists;
  store.append(key, 1, { entries: Array.from({ length: 30 }, (_, index) => ({ id: index + 1 })), total: 30 });
  return { key, store, load: () => Promise.reject(new Error('The path says what comes')) };
}

export const listingStage: Stage = {
  flow: 'listing',
  page: (actor) => (
    <ShopPage>
      <ListingActor actor={actor as never}>
        <ListingEntries<Entry>
          source={sourceOfThirty()}
          kind="store"
          empty={<p>Nothing here yet</p>}
          card={({ id }) => <h3>Item {id}</h3>}
        />
      </ListingActor>
    </ShopPage>
  ),
};

export const itemOptionsStage: Stage = {
  flow: 'itemOptions',
  page: (actor) => (
    <ShopPage>
      <ItemOptionsActor actor={actor as never}>
        <ItemDialog />
      </ItemOptionsActor>
    </ShopPage>
  ),
};
