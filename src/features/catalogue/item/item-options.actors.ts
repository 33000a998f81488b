import { fromPromise } from 'xstate';
import { itemOptionsMachine } from '../../../../machines/catalogue/item-options.machine';
import type { CatalogueApi } from '../../../api/catalogue-api';

export const provideItemOptions = (api: Pick<CatalogueApi, 'item'>) =>
  itemOptionsMachine.provide({
    actors: {
      loadItem: fromPromise(({ input, signal }) => api.item(input.itemId, input.isCampaign, { signal })),
    },
  });
