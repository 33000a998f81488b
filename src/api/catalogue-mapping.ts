import type { Category, Item, Store } from '../../domain/catalogue';
import { toItem } from './item-mapping';
import { toStore } from './store-mapping';
import {
  listOf,
  numberOr,
  optionalText,
  optionalWire,
  requiredNumber,
  requiredText,
  textOr,
  textsOf,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

/** One page of a list; `total` counts the whole list. `meant`: what was found instead of a mistyped word. */
export type Page<T> = { entries: T[]; total: number; meant?: string };

export type Banner = {
  id: number;
  title: string;
  imageUrl: string | null;
  target: { to: 'store'; store: Store } | { to: 'item'; item: Item } | { to: 'link'; url: string } | null;
};
export type BasicCampaign = {
  id: number;
  title: string;
  description: string;
  imageUrl: string | null;
  starts: string | null;
  ends: string | null;
  startTime: string | null;
  endTime: string | null;
  stores: Store[];
};
export type FlashSaleEntry = { item: Item; stock: number; sold: number };
export type FlashSale = { id: number; title: string; endsAt: string; entries: FlashSaleEntry[] };
export type Brand = { id: number; name: string; imageUrl: string | null; itemCount: number };
export type Review = {
  id: number;
  author: string | null;
  rating: number;
  comment: string;
  reply: string | null;
  createdAt: string;
  photos: string[];
};
/** How many reviews gave 5, 4, 3, 2 and 1 stars; null when the server does not say. */
export type ReviewPage = Page<Review> & { histogram: number[] | null };

export type SearchSuggestion = { kind: 'item' | 'store'; id: number; name: string; imageUrl: string | null };

function toPage<T>(value: unknown, keys: string[], map: (entry: unknown) => T): Page<T> {
  if (Array.isArray(value)) return { entries: value.map(map), total: value.length };
  const wire = wireOf(value, 'page');
  const entries = listOf(keys.map((key) => wire[key]).find(Array.isArray)).map(map);
  const meant = optionalText(wire.did_you_mean);
  return { entries, total: numberOr(wire.total_size, entries.length), ...(meant && { meant }) };
}

export const toItemPage = (value: unknown): Page<Item> => toPage(value, ['products', 'items'], toItem);
export const toStorePage = (value: unknown): Page<Store> => toPage(value, ['stores'], toStore);
export const toItems = (value: unknown): Item[] => toItemPage(value).entries;
export const toStores = (value: unknown): Store[] => toStorePage(value).entries;

function toCategory(value: unknown): Category {
  const wire = wireOf(value, 'category');
  const parentId = numberOr(wire.parent_id, 0);
  return {
    id: requiredNumber(wire, 'id'),
    name: requiredText(wire, 'name'),
    imageUrl: optionalText(wire.image_full_url),
    parentId: parentId === 0 ? null : parentId,
    itemCount: numberOr(wire.products_count, 0),
    children: listOf(wire.childes).map(toCategory),
  };
}
export const toCategories = (value: unknown): Category[] => listOf(value).map(toCategory);

function toBanner(wire: Wire): Banner {
  const store = optionalWire(wire.store);
  const item = optionalWire(wire.item);
  const url = optionalText(wire.link);
  return {
    id: requiredNumber(wire, 'id'),
    title: textOr(wire.title, ''),
    imageUrl: optionalText(wire.image_full_url),
    target: store
      ? { to: 'store', store: toStore(store) }
      : item
        ? { to: 'item', item: toItem(item) }
        : url === null
          ? null
          : { to: 'link', url },
  };
}
export const toBanners = (value: unknown): Banner[] =>
  wiresOf(wireOf(value, 'banners').banners).map(toBanner);

export function toBasicCampaign(value: unknown): BasicCampaign {
  const wire = wireOf(value, 'campaign');
  return {
    id: requiredNumber(wire, 'id'),
    title: requiredText(wire, 'title'),
    description: textOr(wire.description, ''),
    imageUrl: optionalText(wire.image_full_url),
    starts: optionalText(wire.available_date_starts),
    ends: optionalText(wire.available_date_ends),
    startTime: optionalText(wire.start_time)?.slice(0, 5) ?? null,
    endTime: optionalText(wire.end_time)?.slice(0, 5) ?? null,
    stores: listOf(wire.stores).map(toStore),
  };
}

export const toBasicCampaigns = (value: unknown): BasicCampaign[] => listOf(value).map(toBasicCampaign);

/** Without a running sale the server answers an empty object. */
export function toFlashSale(value: unknown): FlashSale | null {
  const wire = optionalWire(value);
  if (wire === null || wire.id === undefined || wire.id === null) return null;
  return {
    id: requiredNumber(wire, 'id'),
    title: requiredText(wire, 'title'),
    endsAt: requiredText(wire, 'end_date'),
    entries: wiresOf(wire.active_products).map((product) => ({
      item: toItem(product.item),
      stock: numberOr(product.stock, 0),
      sold: numberOr(product.sold, 0),
    })),
  };
}

export const toBrands = (value: unknown): Brand[] =>
  wiresOf(value).map((wire) => ({
    id: requiredNumber(wire, 'id'),
    name: requiredText(wire, 'name'),
    imageUrl: optionalText(wire.image_full_url),
    itemCount: numberOr(wire.items_count, 0),
  }));

export function toReviewPage(value: unknown): ReviewPage {
  const breakdown = optionalWire(wireOf(value, 'reviews').rating_breakdown);
  return {
    ...toPage(value, ['reviews'], toReview),
    histogram: breakdown && [5, 4, 3, 2, 1].map((stars) => numberOr(breakdown[String(stars)], 0)),
  };
}

function toReview(value: unknown): Review {
  const wire = wireOf(value, 'review');
  return {
    id: requiredNumber(wire, 'id'),
    author: optionalText(wire.customer_name),
    rating: requiredNumber(wire, 'rating'),
    comment: textOr(wire.comment, ''),
    reply: optionalText(wire.reply),
    createdAt: requiredText(wire, 'created_at'),
    photos: textsOf(wire.attachment),
  };
}

export function toSuggestions(value: unknown): SearchSuggestion[] {
  const wire = wireOf(value, 'suggestions');
  const toSuggestion = (kind: SearchSuggestion['kind'], picture: string) => (entry: Wire) => ({
    kind,
    id: requiredNumber(entry, 'id'),
    name: requiredText(entry, 'name'),
    imageUrl: optionalText(entry[picture]),
  });
  return [
    ...wiresOf(wire.items).map(toSuggestion('item', 'image_full_url')),
    ...wiresOf(wire.stores).map(toSuggestion('store', 'logo_full_url')),
  ];
}
