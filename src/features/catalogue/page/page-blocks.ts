import type { Category, Cuisine, Item, Module, Store } from '../../../../domain/catalogue';
import { failureOf } from '../../../../machines/shared/failure';
import type { StoreListKind } from '../../../api/catalogue-api';
import type { BasicCampaign, Brand, FlashSale, Page } from '../../../api/catalogue-mapping';
import type { ReviewSort } from '../../../api/discovery-api';
import type { ReviewPage } from '../../../api/discovery-mapping';
import { type BlockData, CATEGORY_LIFETIME, FEATURED_LIFETIME, type Lifetime } from '../../../platform/reads';
import type { RouterContext } from '../../../platform/router-context';

/** Returns true if the item or the store no longer exists on the server [NAV-27]. */
export const isMissing = (error: unknown): boolean => failureOf(error).code === 'notFound';

/** Values that responses depend on. They are part of every cache key. */
export type Scope = { language: string; zoneIds: number[]; module: Module | null };
export type Reader = Pick<RouterContext, 'api' | 'reads'>;

export const scopeKey = ({ language, zoneIds, module }: Scope): string =>
  `${language}|${zoneIds.join(',')}|${module?.id ?? ''}`;

/** Returns a cached response with its own lifetime, for loaders. */
export const blockOf = <T>(
  { reads }: Reader,
  scope: Scope,
  name: string,
  lifetime: Lifetime,
  load: () => Promise<T>,
): BlockData<T> => reads.read(`${name}|${scopeKey(scope)}`, lifetime, load);

export const categoriesBlock = (reader: Reader, scope: Scope): BlockData<Category[]> =>
  blockOf(reader, scope, 'categories', CATEGORY_LIFETIME, () => reader.api.catalogue.categories());

export const cuisinesBlock = (reader: Reader, scope: Scope): BlockData<Cuisine[]> =>
  blockOf(reader, scope, 'cuisines', CATEGORY_LIFETIME, () => reader.api.catalogue.cuisines());

export const childCategoriesBlock = (reader: Reader, scope: Scope, id: number): BlockData<Category[]> =>
  blockOf(reader, scope, `child-categories:${id}`, CATEGORY_LIFETIME, () =>
    reader.api.catalogue.childCategories(id),
  );

export type ReviewSubject = { kind: 'item' | 'store'; id: number; moduleId: number };

export const reviewListName = ({ kind, id }: ReviewSubject, sort: ReviewSort, hasPhotos: boolean): string =>
  `reviews:${kind}:${id}:${sort}:${hasPhotos}`;

/** Returns the newest reviews. The page of all reviews uses this response as its first page. */
export function reviewsBlock(reader: Reader, scope: Scope, subject: ReviewSubject): BlockData<ReviewPage> {
  const { kind, id, moduleId } = subject;
  const { itemReviews, storeReviews } = reader.api.discovery;
  const list = `${reviewListName(subject, 'new', false)}|${scopeKey(scope)}`;
  return blockOf(reader, scope, `${kind}-reviews:${id}`, FEATURED_LIFETIME, async () => {
    const page = await (kind === 'item'
      ? itemReviews(id, { page: 1 }, { moduleId })
      : storeReviews(id, { page: 1 }));
    if (reader.reads.lists.progress(list) === null) reader.reads.lists.append(list, 1, page);
    return page;
  });
}

export const relatedItemsBlock = (reader: Reader, scope: Scope, item: Item): BlockData<Item[]> =>
  blockOf(reader, scope, `related:${item.id}`, FEATURED_LIFETIME, () =>
    reader.api.catalogue.relatedStoreItems(item.id, { moduleId: item.moduleId }),
  );

export const popularItemsBlock = (reader: Reader, scope: Scope): BlockData<Item[]> =>
  blockOf(
    reader,
    scope,
    'popular-items',
    FEATURED_LIFETIME,
    async () => (await reader.api.catalogue.items('popular', {})).entries,
  );

/** Resolves after the block above, so that this block does not move down [NFR-07]. */
function belowBlock<T>(above: BlockData<unknown>, { key, promise }: BlockData<T>): BlockData<T> {
  const below = () => promise;
  const limitConcurrency = above.promise.then(below, below);
  // The caller handles the failure. Without this line the browser would also report an unhandled rejection.
  for (const failing of [promise, limitConcurrency]) failing.catch(() => undefined);
  return { key: `${above.key}, ${key}`, promise: limitConcurrency };
}

export function allCategoriesBlocks(reader: Reader, scope: Scope) {
  const categories = categoriesBlock(reader, scope);
  return { categories, popular: belowBlock(categories, popularItemsBlock(reader, scope)) };
}

export const campaignsBlock = (reader: Reader, scope: Scope): BlockData<BasicCampaign[]> =>
  blockOf(reader, scope, 'basic-campaigns', FEATURED_LIFETIME, () => reader.api.catalogue.basicCampaigns());

export const itemCampaignsBlock = (reader: Reader, scope: Scope): BlockData<Item[]> =>
  blockOf(reader, scope, 'item-campaigns', FEATURED_LIFETIME, () => reader.api.catalogue.itemCampaigns());

export const flashSaleBlock = (reader: Reader, scope: Scope): BlockData<FlashSale | null> =>
  blockOf(reader, scope, 'flash-sale', FEATURED_LIFETIME, () => reader.api.catalogue.flashSale());

type Ask = { moduleId?: number };
const askOf = (moduleId: number | undefined): Ask => (moduleId === undefined ? {} : { moduleId });

export const brandsBlock = (reader: Reader, scope: Scope, moduleId = scope.module?.id): BlockData<Brand[]> =>
  blockOf(reader, scope, `brands:${moduleId ?? ''}`, CATEGORY_LIFETIME, () =>
    reader.api.catalogue.brands(askOf(moduleId)),
  );

export const storeBlock = (reader: Reader, scope: Scope, id: string, moduleId?: number): BlockData<Store> =>
  blockOf(reader, scope, `store:${id}:${moduleId ?? ''}`, FEATURED_LIFETIME, () =>
    reader.api.catalogue.store(id, askOf(moduleId)),
  );

type ItemAsk = { moduleId: number | undefined; isCampaign: boolean };

export const itemBlock = (
  reader: Reader,
  scope: Scope,
  id: string,
  { moduleId, isCampaign }: ItemAsk,
): BlockData<Item> =>
  blockOf(reader, scope, `item:${id}:${moduleId ?? ''}:${isCampaign}`, FEATURED_LIFETIME, () =>
    reader.api.catalogue.item(id, isCampaign, askOf(moduleId)),
  );

export const campaignBlock = (reader: Reader, scope: Scope, id: number): BlockData<BasicCampaign> =>
  blockOf(reader, scope, `basic-campaign:${id}`, FEATURED_LIFETIME, () =>
    reader.api.catalogue.basicCampaign(id),
  );

/**
 * Returns the first page of the brand's items. An empty page means that the brand has no items at this place.
 */
export const brandIsHere = (reader: Reader, scope: Scope, id: number): BlockData<Page<Item>> =>
  blockOf(reader, scope, `brand-items:${id}`, FEATURED_LIFETIME, () =>
    reader.api.catalogue.brandItems(id, { page: 1, limit: 1 }),
  );

const ROW = 12;

export const storeRowBlock = (reader: Reader, scope: Scope, kind: StoreListKind): BlockData<Store[]> =>
  blockOf(reader, scope, `stores:${kind}`, FEATURED_LIFETIME, async () =>
    (await reader.api.catalogue.stores(kind, { page: 1, limit: ROW })).entries.slice(0, ROW),
  );
