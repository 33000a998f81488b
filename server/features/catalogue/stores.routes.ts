import type { Geo } from '../../geo/geo';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { OperationRequest, Operations } from '../../http/operation';
import { shownDistancesTo } from '../shared/delivery-route';
import { textIn } from '../shared/local-text';
import { pageFields, pageOf } from '../shared/paging';
import { toWireStores } from '../shared/stores-near';
import { cuisinesOf } from './cuisine.store';
import { namedBy } from './item.store';
import type { ListParent } from './item-list.store';
import { type StoreListQuery, storeFilterOf, storeOrderOf } from './list-query';
import { nearestWords, wordsOf } from './search.store';
import { storeSearchOf } from './search-engine';
import { findStore, listStores, type StoreFilter, type StoreOrder } from './store-list.store';

type ListRequest = OperationRequest<{ query: StoreListQuery }>;
type StoreList = { filter?: Partial<StoreFilter>; order?: StoreOrder; parent?: ListParent };

async function storePage(request: ListRequest, geo: Geo, { filter, order = 'popular', parent }: StoreList) {
  const { database, query, place, now, config } = request;
  const page = pageOf(query);
  const found = await listStores(database, {
    filter: { ...storeFilterOf(request, query), ...filter },
    order: storeOrderOf(query, order),
    page,
    distancesFrom: place && ((stores) => shownDistancesTo(stores, place, geo)),
    place,
    now,
    utcOffsetMinutes: config.utc_offset_minutes,
    ...(parent ? { parent } : {}),
  });
  const { total, rows } = found ?? refuse(404, 'not_found', MESSAGES.notFound);
  return { ...pageFields(page, total), stores: await toWireStores(rows, request, geo) };
}

/** Returns the list of the most popular or the newest stores that have items. */
const windowOf = (order: StoreOrder): StoreList => ({ filter: { isStocked: true }, order });

const FILTERS: Record<string, StoreList> = {
  all: {},
  delivery: { filter: { type: 'delivery' } },
  take_away: { filter: { type: 'take_away' } },
  newly_joined: { order: 'new' },
  popular: { order: 'popular' },
  top_rated: { filter: { isRated: true }, order: 'rating' },
};

export function storeRoutes(geo: () => Geo): Operations {
  const listed = (request: ListRequest, spec: StoreList) => storePage(request, geo(), spec);
  const list = (spec: StoreList) => (request: ListRequest) => listed(request, spec);
  return {
    popularStores: list(windowOf('popular')),
    latestStores: list(windowOf('new')),
    listCuisines: async (request) => {
      const rows = await cuisinesOf(request.database, request);
      return rows.map(({ code, name }) => ({ code, name: textIn(name, request.language) }));
    },
    discountedStores: list({ filter: { isDiscounted: true }, order: 'discount' }),
    topOfferStores: list({ filter: { isDiscounted: true }, order: 'discount' }),
    recommendedStores: list({ filter: { isFeatured: true } }),
    topRatedStores: list({ filter: { isRated: true }, order: 'rating' }),
    listStores: (request) => listed(request, FILTERS[request.params.filter] ?? {}),
    listCategoryStores: (request) => {
      const { id } = request.params;
      const chosen = storeFilterOf(request, request.query).categoryIds ?? [];
      return listed(request, {
        filter: { moduleId: null, categoryIds: chosen.length > 0 ? chosen : [id] },
        parent: { table: 'categories', id },
      });
    },
    searchStores: async (request) => {
      const words = wordsOf(request.query.name);
      const filter = storeFilterOf(request, request.query);
      const found = async (searched: string[]) =>
        listed(request, { filter: { search: await storeSearchOf(request.search, searched, filter) } });
      const exact = await found(words);
      const nearest =
        exact.total_size === 0 ? await nearestWords(request.database, words, request.moduleId) : null;
      const answer = nearest ? await found(nearest) : exact;
      return { ...answer, did_you_mean: nearest && answer.total_size > 0 ? nearest.join(' ') : null };
    },
    getStore: async (request) => {
      const row = await findStore(request.database, ({ add }) =>
        namedBy('s', String(request.params.id), add),
      );
      if (row === null) return refuse(404, 'not_found', MESSAGES.notFound);
      const [store] = await toWireStores([row], request, geo());
      return store ?? refuse(404, 'not_found', MESSAGES.notFound);
    },
  };
}
