import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { Item } from '../../../../domain/catalogue';
import type { cartMachine } from '../../../../machines/cart/cart.machine';
import { shownLines } from '../../../../machines/cart/cart.view';
import { itemOptionsMachine } from '../../../../machines/catalogue/item-options.machine';
import type { ItemOptionsEvent } from '../../../../machines/catalogue/item-options.types';
import type { CatalogueApi } from '../../../api/catalogue-api';
import { saveViewedItem } from '../recents/viewed-items';

type EventOf<TType> = Extract<ItemOptionsEvent, { type: TType }>;
type OfItem = { itemId: number };

type Effects = {
  api: Pick<CatalogueApi, 'item'>;
  cart: Pick<ActorRefFrom<typeof cartMachine>, 'getSnapshot' | 'subscribe'>;
  /** Calls back with the item in each new response of the page's loader. */
  watchPage?: (notify: (item: Item) => void) => () => void;
};

export const provideItemOptions = ({ api, cart, watchPage }: Effects) =>
  itemOptionsMachine.provide({
    actors: {
      loadItem: fromPromise(({ input, signal }) => api.item(input.itemId, input.isCampaign, { signal })),
      keepViewed: fromPromise(async ({ input }) => void saveViewedItem(input)),
      watchItem: fromCallback<EventOf<'item.refreshed'>, OfItem>(({ sendBack }) =>
        watchPage?.((item) => sendBack({ type: 'item.refreshed', item })),
      ),
      watchLines: fromCallback<EventOf<'lines.changed'>, OfItem>(({ sendBack, input }) => {
        const notify = () => {
          const lines = shownLines(cart.getSnapshot().context)
            .filter(({ item }) => item.id === input.itemId)
            .map(({ id, selection, quantity }) => ({ id, selection, quantity }));
          sendBack({ type: 'lines.changed', lines });
        };
        notify();
        const subscription = cart.subscribe(notify);
        return () => subscription.unsubscribe();
      }),
    },
  });
