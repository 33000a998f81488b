import type { Minor } from '../../../domain/money';
import type { Values } from '../shared/sql';

/** What a list of items is limited to. Missing and null fields limit nothing. */
export type ItemFilter = {
  moduleId?: number | null;
  /** Empty: every zone, so that a link works before a place is chosen [NAV-28]. */
  zoneIds?: number[];
  storeId?: number | undefined;
  /** Items of these categories and of their sub-categories. */
  categoryIds?: number[] | undefined;
  brandId?: number | undefined;
  /** The other items of this one's store. */
  besideItemId?: number;
  /** Other items of this one's category. */
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
  /** Names of allergens in any language, in lower case. */
  withoutAllergies?: string[];
  /** Campaign items are ordered by themselves and stay out of all other lists [ITEM-14]. */
  isCampaign?: boolean;
};

/** The conditions on item `i` of store `s`, with `flash` and `charged` joined when prices matter. */
export function itemConditions(filter: ItemFilter, list: Values): string[] {
  const conditions = ['i.is_active', 's.is_active'];
  const when = (isWanted: boolean | undefined, condition: () => string) => {
    if (isWanted === true) conditions.push(condition());
  };
  const given = <Value>(value: Value | null | undefined, condition: (place: string) => string) => {
    if (value !== null && value !== undefined) conditions.push(condition(list.add(value)));
  };
  const some = <Value>(entries: Value[] | undefined, condition: (place: string) => string) =>
    given(entries !== undefined && entries.length > 0 ? entries : null, condition);

  conditions.push(`i.campaign_starts is ${filter.isCampaign === true ? 'not null' : 'null'}`);
  given(filter.moduleId, (place) => `i.module_id = ${place}`);
  some(filter.zoneIds, (place) => `i.zone_id = any(${place}::int[])`);
  given(filter.storeId, (place) => `i.store_id = ${place}`);
  some(filter.categoryIds, (place) => `i.category_id in (${categoriesUnder(place)})`);
  given(filter.brandId, (place) => `i.brand_id = ${place}`);
  given(filter.besideItemId, (place) => otherItemsWithSame('store_id', place));
  given(filter.likeItemId, (place) => otherItemsWithSame('category_id', place));
  when(filter.type === 'veg', () => 'i.is_veg');
  when(filter.type === 'non_veg', () => 'not i.is_veg');
  given(filter.lowestPrice, (place) => `charged.price >= ${place}`);
  given(filter.highestPrice, (place) => `charged.price <= ${place}`);
  given(filter.lowestRating, (place) => `i.rating >= ${place}`);
  when(filter.isDiscounted, () => 'charged.is_reduced');
  when(filter.isHalal, () => 'i.is_halal and s.is_halal');
  when(filter.isOrganic, () => 'i.is_organic');
  when(filter.isRecommended, () => 'i.is_recommended');
  when(filter.isReviewed, () => 'i.rating_count > 0');
  when(filter.needsNoPrescription, () => 'not i.is_prescription_required');
  when(filter.isFeatured, () => 'i.category_id in (select id from categories where is_featured)');
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

const categoriesUnder = (ids: string): string =>
  `select id from categories where id = any(${ids}::int[]) or parent_id = any(${ids}::int[])`;

/** The price of a card after its discount, exactly as `domain/item-price` computes it. */
export const chargedJoin = `
  cross join lateral (
    select case
      when i.variations = '[]' then i.price
      else (select min((v->>'price')::numeric) from jsonb_array_elements(i.variations) v)
    end as price
  ) listed
  cross join lateral (
    select
      case
        when flash.discount is not null then flash.discount_type = 'amount'
        when s.discount_percent > 0 and i.campaign_starts is null then false
        else i.discount_type = 'amount'
      end as is_amount,
      case
        when flash.discount is not null then flash.discount
        when s.discount_percent > 0 and i.campaign_starts is null then s.discount_percent
        when i.discount_type is null then 0
        else i.discount
      end as value
  ) reduction
  cross join lateral (
    select
      reduction.value > 0 as is_reduced,
      greatest(0, case
        when reduction.is_amount then listed.price - reduction.value
        else floor(listed.price * (100 - reduction.value) / 100 + 0.5)
      end) as price
  ) charged`;

export const needsCharged = (filter: ItemFilter): boolean =>
  filter.lowestPrice !== undefined || filter.highestPrice !== undefined || filter.isDiscounted === true;
