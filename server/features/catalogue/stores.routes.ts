import type { Geo } from '../../geo/geo';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { OperationRequest, Operations } from '../../http/operation';
import { textIn } from '../shared/local-text';
import { toWireStore } from '../shared/store.wire';
import { shownWayTo } from '../shared/way-to';
import { cuisinesOf } from './cuisine.store';
import { namedBy } from './item.store';
import type { ListParent } from './item-list.store';
import { type StoreListQuery, storeFilterOf, storeOrderOf } from './list-query';
import { pageFields, pageOf } from './page';
import { nearestWords, wordsOf } from './search.store';
import { findStore, listStores, type StoreFilter, type StoreOrder } from './store-list.store';

type ListRequest = OperationRequest<{ query: StoreListQuery }>;
type StoreList = { filter?: Partial<StoreFilter>; order?: StoreOrder; parent?: ListParent };

async function storePage(request: ListRequest, { filter, order = 'popular', parent }: StoreList) {
  const { database, query, place, now, config } = request;
  const page = pageOf(query);
  const found = await listStores(database, {
    filter: { ...storeFilterOf(request, query), ...filter },
    order: storeOrderOf(query, order),
    page,
    place,
    now,
    utcOffsetMinutes: config.utc_offset_minutes,
    ...(parent ? { parent } : {}),
  });
  const { total, rows } = found ?? refuse(404, 'not_found', MESSAGES.notFound);
  return { ...pageFields(page, total), stores: rows.map((row) => toWireStore(row, request)) };
}

const list = (spec: StoreList) => (request: ListRequest) => storePage(request, spec);

/** What a shop window shows: something to buy. */
const windowOf = (order: StoreOrder): StoreList => ({ filter: { isStocked: true }, order });

const FILTERS: Record<string, StoreList> = {
  all: {},
  delivery: { filter: { type: 'delivery' } },
  take_away: { filter: { type: 'take_away' } },
  newly_joined: { order: 'new' },
  popular: { order: 'popular' },
  top_rated: { filter: { isRated: true }, order: 'rating' },
};

export const storeRoutes = (geo: () => Geo): Operations => ({
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
  listStores: (request) => storePage(request, FILTERS[request.params.filter] ?? {}),
  listCategoryStores: (request) => {
    const { id } = request.params;
    const chosen = storeFilterOf(request, request.query).categoryIds ?? [];
    return storePage(request, {
      filter: { moduleId: null, categoryIds: chosen.length > 0 ? chosen : [id] },
      parent: { table: 'categories', id },
    });
  },
  searchStores: async (request) => {
    const words = wordsOf(request.query.name);
    const exact = await storePage(request, { filter: { words } });
    const nearest =
      exact.total_size === 0 ? await nearestWords(request.database, words, request.moduleId) : null;
    const found = nearest ? await storePage(request, { filter: { words: nearest } }) : exact;
    return { ...found, did_you_mean: nearest && found.total_size > 0 ? nearest.join(' ') : null };
  },
  getStore: async (request) => {
    const row = await findStore(request.database, ({ add }) => namedBy('s', String(request.params.id), add));
    if (row === null) return refuse(404, 'not_found', MESSAGES.notFound);
    const { place } = request;
    const road = place && row.has_delivery ? await shownWayTo(row, place, geo()) : null;
    return {
      ...toWireStore(row, request),
      // Charged by this way, so the page says so before the checkout does [DLV-09, DLV-10].
      ...(place &&
        road && { road: { kilometres: road.kilometres, latitude: place.lat, longitude: place.lng } }),
    };
  },
});
