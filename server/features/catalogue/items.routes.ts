import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { OperationRequest, Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { toWireItem } from '../shared/item.wire';
import { optionalTextIn, textIn, textsIn } from '../shared/local-text';
import { pageFields, pageOf } from '../shared/paging';
import { signedIn } from '../shared/signed-in';
import { interestsOf } from './interests.routes';
import { findItem } from './item.store';
import type { ItemFilter } from './item-filter';
import { type ListParent, listItems } from './item-list.store';
import type { ItemOrder } from './item-order';
import { searchItems } from './item-search.store';
import { type ItemListQuery, itemFilterOf, itemOrderOf } from './list-query';
import { nearestWords, wordsOf } from './search.store';
import { engineFilterOf, wordSearchOf } from './search-engine';

type ListRequest = OperationRequest<{ query: ItemListQuery }>;
type ListOfRequest = OperationRequest<{ params: { id: number }; query: ItemListQuery }>;

type ItemList = { filter?: ItemFilter; order?: ItemOrder; parent?: ListParent };

/** Returns a page of items. Responds with 404 if the parent of the list is unknown. */
async function itemPage(request: ListRequest, { filter, order = 'popular', parent }: ItemList) {
  const { database, now, query } = request;
  const page = pageOf(query);
  const found = await listItems(database, {
    filter: { ...itemFilterOf(request, query), ...filter },
    order: itemOrderOf(query, order),
    page,
    now,
    ...(parent ? { parent } : {}),
  });
  const { total, rows } = found ?? refuse(404, 'not_found', MESSAGES.notFound);
  return { ...pageFields(page, total), products: rows.map((row) => toWireItem(row, request)) };
}

const list = (spec: ItemList) => (request: ListRequest) => itemPage(request, spec);

const listOf = (spec: (id: number) => ItemList) => (request: ListOfRequest) =>
  itemPage(request, spec(request.params.id));

/** The filter for lists of one store, brand or item, which ignore the request's module and zones. */
const everywhere: ItemFilter = { moduleId: null, zoneIds: [] };

export const itemRoutes = (): Operations => ({
  popularItems: list({ order: 'popular' }),
  latestItems: list({ order: 'new' }),
  newArrivalItems: list({ order: 'new' }),
  mostReviewedItems: list({ filter: { isReviewed: true }, order: 'reviewed' }),
  discountedItems: list({ filter: { isDiscounted: true } }),
  recommendedItems: list({ filter: { isRecommended: true } }),
  suggestedItems: list({}),
  basicMedicines: list({ filter: { needsNoPrescription: true } }),
  featuredCategoryItems: list({ filter: { isFeatured: true } }),
  listCategoryItems: (request) =>
    itemPage(request, {
      filter: { moduleId: null, categoryIds: chosenCategories(request) },
      parent: { table: 'categories', id: request.params.id },
    }),
  commonConditionItems: listOf((id) => ({
    filter: { moduleId: null, categoryIds: [id] },
    parent: { table: 'categories', id },
  })),
  listBrandItems: listOf((id) => ({
    filter: { moduleId: null, brandId: id },
    parent: { table: 'brands', id },
  })),
  relatedStoreItems: listOf((id) => ({
    filter: { ...everywhere, besideItemId: id },
    parent: { table: 'items', id },
  })),
  relatedItems: async (request) => {
    const { id } = request.params;
    const { products } = await itemPage(
      { ...request, query: {} },
      { filter: { ...everywhere, likeItemId: id }, parent: { table: 'items', id } },
    );
    return products;
  },
  popularStoreItems: async (request) => {
    const { id } = request.params;
    const { products } = await itemPage(
      { ...request, query: {} },
      { filter: { ...everywhere, storeId: id }, parent: { table: 'stores', id } },
    );
    return products;
  },
  itemCampaigns: async (request) => {
    const { products } = await itemPage(
      { ...request, query: { limit: 50 } },
      { filter: { isCampaign: true } },
    );
    return products;
  },
  /**
   * Lists best sellers in the categories that the customer has chosen as interests. Empty without interests
   * [MOD-12].
   */
  customerSuggestedItems: async (request) => {
    const categoryIds = await interestsOf(request.database, signedIn(request));
    if (categoryIds.length === 0) return [];
    const { products } = await itemPage({ ...request, query: { limit: 20 } }, { filter: { categoryIds } });
    return products;
  },
  getItem: async (request) => {
    const { database, params, query, now } = request;
    const row = await findItem(database, {
      name: String(params.id),
      mustBeCampaign: query.campaign === 1,
      now,
    });
    if (row === null) return refuse(404, 'not_found', MESSAGES.notFound);
    return {
      ...toWireItem(row, request),
      whislists_count: row.draft_count,
      wishlist_count: row.draft_count,
      size_guide: row.size_guide.map(({ title, values }) => ({
        title: textIn(title, request.language),
        values: textsIn(values, request.language),
      })),
      return_days: row.return_days,
      return_terms: optionalTextIn(row.return_terms, request.language),
    };
  },
  searchItems: (request) => search(request),
});

/** Returns the sub-categories that the query chooses. Without a choice: the whole category. */
const chosenCategories = ({ params, query, currency }: ListOfRequest): number[] => {
  const chosen = itemFilterOf({ moduleId: null, zoneIds: [], currency }, query).categoryIds ?? [];
  return chosen.length > 0 ? chosen : [params.id];
};

async function search(request: RequestContext & { query: ItemListQuery & { name: string } }) {
  const { database, now, query } = request;
  const page = pageOf(query);
  const words = wordsOf(query.name);
  const filter = itemFilterOf(request, query);
  const found = async (searched: string[]) =>
    searchItems(database, {
      filter,
      search: await wordSearchOf(request.search, { kind: 'items', words: searched }, engineFilterOf(filter)),
      order: query.sort_by ?? null,
      page,
      now,
    });
  const exact = await found(words);
  const nearest = exact.total === 0 ? await nearestWords(database, words, request.moduleId) : null;
  const { total, rows } = nearest ? await found(nearest) : exact;
  return {
    ...pageFields(page, total),
    items: rows.map((row) => toWireItem(row, request)),
    did_you_mean: nearest && total > 0 ? nearest.join(' ') : null,
  };
}
