import type { Contract } from '../../contract/types.gen';
import type { Category, Item, Store } from '../../domain/catalogue';
import { toItem } from './item-mapping';
import { toStore } from './store-mapping';
import {
  listOf,
  numberOr,
  optionalText,
  optionalWire,
  pictureOf,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

/** One page of a list; `total` counts the whole list. `meant`: what was found instead of a mistyped word. */
export type Page<T> = { entries: T[]; total: number; meant?: string };

export type Banner = {
  id: number;
  title: string;
  smallPrint: string | null;
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
type Listed = Wire<Pick<Contract['ItemPage'], 'total_size' | 'did_you_mean'>>;
type MaybePage<Page, Entry> = Page | readonly Entry[] | null | undefined;

/** A whole list without pages is its own first page. */
export function toPage<Wired extends Listed, Entry, T>(
  value: MaybePage<Wired, Entry>,
  entriesIn: (page: Wired) => readonly Entry[] | null | undefined,
  map: (entry: Entry) => T,
): Page<T> {
  if (Array.isArray(value)) return { entries: value.map(map), total: value.length };
  const wire = wireOf(value as Wired | null | undefined, 'page');
  const entries = listOf(entriesIn(wire)).map(map);
  const meant = optionalText(wire.did_you_mean);
  return { entries, total: numberOr(wire.total_size, entries.length), ...(meant && { meant }) };
}

type ItemsAnswer = MaybePage<Wire<Contract['ItemPage']>, Wire<Contract['Item']>>;
type StoresAnswer = MaybePage<Wire<Contract['StorePage']>, Wire<Contract['Store']>>;

export const toItemPage = (value: ItemsAnswer): Page<Item> =>
  toPage(value, ({ products, items }) => [products, items].find(Array.isArray), toItem);
export const toStorePage = (value: StoresAnswer): Page<Store> =>
  toPage(value, ({ stores }) => stores, toStore);
export const toItems = (value: ItemsAnswer): Item[] => toItemPage(value).entries;
export const toStores = (value: StoresAnswer): Store[] => toStorePage(value).entries;

function toCategory(value: Wire<Contract['Category']> | null | undefined): Category {
  const wire = wireOf(value, 'category');
  const parentId = numberOr(wire.parent_id, 0);
  return {
    id: requiredNumber(wire, 'id'),
    name: requiredText(wire, 'name'),
    imageUrl: pictureOf(wire.image_full_url),
    parentId: parentId === 0 ? null : parentId,
    itemCount: numberOr(wire.products_count, 0),
    children: listOf(wire.childes).map(toCategory),
  };
}
export const toCategories = (value: Wire<Contract['Category'][]> | null | undefined): Category[] =>
  listOf(value).map(toCategory);

function toBanner(wire: Wire<Contract['Banner']>): Banner {
  const store = optionalWire(wire.store);
  const item = optionalWire(wire.item);
  const url = optionalText(wire.link);
  return {
    id: requiredNumber(wire, 'id'),
    title: textOr(wire.title, ''),
    smallPrint: optionalText(wire.subtitle),
    imageUrl: pictureOf(wire.image_full_url),
    target: store
      ? { to: 'store', store: toStore(store) }
      : item
        ? { to: 'item', item: toItem(item) }
        : url === null
          ? null
          : { to: 'link', url },
  };
}
export const toBanners = (value: Wire<Contract['BannerList']> | null | undefined): Banner[] =>
  wiresOf(wireOf(value, 'banners').banners).map(toBanner);

export function toBasicCampaign(value: Wire<Contract['BasicCampaign']> | null | undefined): BasicCampaign {
  const wire = wireOf(value, 'campaign');
  return {
    id: requiredNumber(wire, 'id'),
    title: requiredText(wire, 'title'),
    description: textOr(wire.description, ''),
    imageUrl: pictureOf(wire.image_full_url),
    starts: optionalText(wire.available_date_starts),
    ends: optionalText(wire.available_date_ends),
    startTime: optionalText(wire.start_time)?.slice(0, 5) ?? null,
    endTime: optionalText(wire.end_time)?.slice(0, 5) ?? null,
    stores: listOf(wire.stores).map(toStore),
  };
}

export const toBasicCampaigns = (
  value: Wire<Contract['BasicCampaign'][]> | null | undefined,
): BasicCampaign[] => listOf(value).map(toBasicCampaign);

/** Without a running sale the server answers an empty object. */
export function toFlashSale(value: Wire<Contract['FlashSale']> | null | undefined): FlashSale | null {
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

export const toBrands = (value: Wire<Contract['Brand'][]> | null | undefined): Brand[] =>
  wiresOf(value).map((wire) => ({
    id: requiredNumber(wire, 'id'),
    name: requiredText(wire, 'name'),
    imageUrl: pictureOf(wire.image_full_url),
    itemCount: numberOr(wire.items_count, 0),
  }));
