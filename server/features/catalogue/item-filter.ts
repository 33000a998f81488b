import type { Minor } from '../../../domain/money';
import type { Values } from '../shared/sql';
import { askedPrice, type PriceColumns } from './item-prices';

/** Conditions for items. A field that is missing or `null` does not filter. */
export type ItemFilter = {
  moduleId?: number | null;
  /** The zones of the stores. Empty: all zones, so that links work for visitors without a place [NAV-28]. */
  zoneIds?: number[];
  storeId?: number | undefined;
  /** The ids of the items. An empty list matches nothing. */
  ids?: number[] | undefined;
  /** The categories, including their sub-categories. */
  categoryIds?: number[] | undefined;
  brandId?: number | undefined;
  /** Only other items of the store of this item. */
  besideItemId?: number;
  /** Only other items of this item's category. */
  likeItemId?: number;
  type?: 'all' | 'veg' | 'non_veg' | undefined;
  lowestPrice?: Minor | undefined;
  highestPrice?: Minor | undefined;
  lowestRating?: number | undefined;
  isDiscounted?: boolean;
  isHalal?: boolean;
  isOrganic?: boolean;
  isRecommended?: boolean;
  isFeatured?: boolean;
  isReviewed?: boolean;
  needsNoPrescription?: boolean;
  /** Names of allergens in lower case, in any language. Items that contain one are left out. */
  withoutAllergies?: string[];
  /** True: only items of campaigns. Other lists never contain them [ITEM-14]. */
  isCampaign?: boolean;
};

/**
 * Returns the SQL conditions of a filter, for the table alias `i`. Partial indexes cover the listed items and
 * the items of campaigns.
 */
export function itemConditions(filter: ItemFilter, list: Values, price: PriceColumns = askedPrice): string[] {
  const conditions = [filter.isCampaign === true ? isInCampaign : 'i.is_listed'];
  const when = (isWanted: boolean | undefined, condition: () => string) => {
    if (isWanted === true) conditions.push(condition());
  };
  const given = <Value>(value: Value | null | undefined, condition: (place: string) => string) => {
    if (value !== null && value !== undefined) conditions.push(condition(list.add(value)));
  };
  const some = <Value>(entries: Value[] | undefined, condition: (place: string) => string) =>
    given(entries !== undefined && entries.length > 0 ? entries : null, condition);

  given(filter.moduleId, (place) => `i.module_id = ${place}`);
  some(filter.zoneIds, (place) => `i.zone_id = any(${place}::int[])`);
  given(filter.ids, (place) => `i.id = any(${place}::int[])`);
  given(filter.storeId, (place) => `i.store_id = ${place}`);
  some(filter.categoryIds, (place) => `i.category_id in (${categoriesUnder(place)})`);
  given(filter.brandId, (place) => `i.brand_id = ${place}`);
  given(filter.besideItemId, (place) => otherItemsWithSame('store_id', place));
  given(filter.likeItemId, (place) => otherItemsWithSame('category_id', place));
  when(filter.type === 'veg', () => 'i.is_veg');
  when(filter.type === 'non_veg', () => 'not i.is_veg');
  given(filter.lowestPrice, (place) => `${price.value} >= ${place}`);
  given(filter.highestPrice, (place) => `${price.value} <= ${place}`);
  given(filter.lowestRating, (place) => `i.rating >= ${place}`);
  when(filter.isDiscounted, () => price.isReduced);
  when(filter.isHalal, () => 'i.has_halal_tag');
  when(filter.isOrganic, () => 'i.is_organic');
  when(filter.isRecommended, () => 'i.is_recommended');
  when(filter.isReviewed, () => 'i.rating_count > 0');
  when(filter.needsNoPrescription, () => 'not i.is_prescription_required');
  when(filter.isFeatured, () => `i.category_id in (${featured(filter.moduleId, list)})`);
  some(
    filter.withoutAllergies,
    (place) => `not exists (
      select 1 from jsonb_array_elements(i.allergies) allergy
      where lower(allergy->>'en') = any(${place}::text[]) or lower(allergy->>'ar') = any(${place}::text[])
    )`,
  );
  return conditions;
}

const otherItemsWithSame = (column: 'store_id' | 'category_id', place: string): string =>
  `i.id <> ${place} and i.${column} = (select ${column} from items where id = ${place})`;

const isInCampaign =
  'i.campaign_starts is not null and i.is_active and exists (select 1 from stores s where s.id = i.store_id and s.is_active)';

export const featured = (moduleId: number | null | undefined, list: Values): string =>
  `select id from categories where is_featured${(moduleId ?? null) === null ? '' : ` and module_id = ${list.add(moduleId)}`}`;

export const categoriesUnder = (ids: string): string =>
  `select id from categories where id = any(${ids}::int[]) or parent_id = any(${ids}::int[])`;

export const hasPrices = (filter: ItemFilter): boolean =>
  filter.lowestPrice !== undefined || filter.highestPrice !== undefined || filter.isDiscounted === true;
