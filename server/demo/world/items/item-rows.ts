import { searchText } from '../../../../domain/search-text';
import { renderedPictures } from '../../pictures/goods';
import { ITEM_VIEWS } from '../../pictures/item';
import { categories, categoryId } from '../base/categories';
import type { Rating } from '../stores/store-rows';
import { emojiPicture, slugOf } from '../support/text';
import type { Text, WorldRow } from '../world.types';
import type { ItemSpec } from './item.types';

const categoryNames = new Map(categories.rows.map((row) => [row.id as number, row.name as Text]));

const bothLanguages = (texts: Text[]): string[] => texts.flatMap(({ en, ar }) => [en, ar]);

const MAX_VIEWS = ITEM_VIEWS.length - 1;

/**
 * Returns an item's rendered pictures. Until they exist, the gallery shows views of its first emoji, one more
 * for each further emoji. A full gallery keeps these views until all of its pictures are rendered.
 */
function galleryOf({ store, name, emojis: [thing, ...others] }: ItemSpec): string[] {
  const rendered = renderedPictures(store.moduleId, name.en);
  if (rendered.length > (others.length < MAX_VIEWS ? 0 : MAX_VIEWS)) return rendered;
  return thing === undefined
    ? []
    : [
        emojiPicture(thing),
        ...ITEM_VIEWS.slice(1, 1 + others.length).map((view) => `/pictures/item/${thing}~${view}.svg`),
      ];
}

export function itemRow(item: ItemSpec, rating: Rating): WorldRow {
  const { store } = item;
  const category = categoryId(store.moduleId, item.category);
  const categoryName = categoryNames.get(category);
  const keywords = [...item.tags, ...item.genericNames, ...(categoryName ? [categoryName] : []), store.name];
  return {
    id: item.id,
    fixture: item.fixture,
    slug: `${slugOf(item.name.en)}-${store.slug}`,
    store_id: store.id,
    module_id: store.moduleId,
    zone_id: store.zoneId,
    category_id: category,
    brand_id: item.brandId,
    name: item.name,
    description: item.description,
    images: galleryOf(item),
    price: item.price,
    discount_type: item.discount?.type ?? null,
    discount: item.discount?.value ?? 0,
    stock: item.stock,
    maximum_quantity: item.maximumQuantity,
    unit: item.unit,
    content_amount: item.content?.amount ?? null,
    content_measure: item.content?.measure ?? null,
    is_active: item.isActive,
    is_veg: item.isVeg,
    is_halal: item.isHalal,
    is_organic: item.isOrganic,
    is_recommended: item.isRecommended,
    is_prescription_required: item.needsPrescription,
    choice_options: item.choices,
    variations: item.variations,
    food_groups: item.foodGroups,
    add_on_ids: item.addOnIds,
    tags: item.tags,
    generic_names: item.genericNames,
    nutritions: item.nutritions,
    allergies: item.allergies,
    available_from: item.available?.from ?? null,
    available_until: item.available?.until ?? null,
    campaign_starts: item.campaign?.starts ?? null,
    campaign_ends: item.campaign?.ends ?? null,
    rating: rating.average,
    rating_count: rating.count,
    order_count: item.orderCount,
    created_at: item.createdAt,
    search_text: searchText([item.name.en, item.name.ar], bothLanguages(keywords)),
  };
}
