import type { Contract } from '../../contract/types.gen';
import type { Category, Item, Store } from '../../domain/catalogue';
import type { Currency } from '../../domain/money';
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

/** `total` is the length of the whole list. `meant` is the corrected search word. */
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

/** Converts a list to a page. A list without page information is one page. */
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

export const toItemPage = (value: ItemsAnswer, currency: Currency): Page<Item> =>
  toPage(
    value,
    ({ products, items }) => [products, items].find(Array.isArray),
    (wire) => toItem(wire, currency),
  );
export const toStorePage = (value: StoresAnswer, currency: Currency): Page<Store> =>
  toPage(
    value,
    ({ stores }) => stores,
    (wire) => toStore(wire, currency),
  );
export const toItems = (value: ItemsAnswer, currency: Currency): Item[] =>
  toItemPage(value, currency).entries;
export const toStores = (value: StoresAnswer, currency: Currency): Store[] =>
  toStorePage(value, currency).entries;

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

function toBanner(wire: Wire<Contract['Banner']>, currency: Currency): Banner {
  const store = optionalWire(wire.store);
  const item = optionalWire(wire.item);
  const url = optionalText(wire.link);
  return {
    id: requiredNumber(wire, 'id'),
    title: textOr(wire.title, ''),
    smallPrint: optionalText(wire.subtitle),
    imageUrl: pictureOf(wire.image_full_url),
    target: store
      ? { to: 'store', store: toStore(store, currency) }
      : item
        ? { to: 'item', item: toItem(item, currency) }
        : url === null
          ? null
          : { to: 'link', url },
  };
}
export const toBanners = (
  value: Wire<Contract['BannerList']> | null | undefined,
  currency: Currency,
): Banner[] => wiresOf(wireOf(value, 'banners').banners).map((wire) => toBanner(wire, currency));

export function toBasicCampaign(
  value: Wire<Contract['BasicCampaign']> | null | undefined,
  currency: Currency,
): BasicCampaign {
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
    stores: listOf(wire.stores).map((wire) => toStore(wire, currency)),
  };
}

export const toBasicCampaigns = (
  value: Wire<Contract['BasicCampaign'][]> | null | undefined,
  currency: Currency,
): BasicCampaign[] => listOf(value).map((wire) => toBasicCampaign(wire, currency));

/** Returns the flash sale. If there is none, the server sends an empty object. */
export function toFlashSale(
  value: Wire<Contract['FlashSale']> | null | undefined,
  currency: Currency,
): FlashSale | null {
  const wire = optionalWire(value);
  if (wire === null || wire.id === undefined || wire.id === null) return null;
  return {
    id: requiredNumber(wire, 'id'),
    title: requiredText(wire, 'title'),
    endsAt: requiredText(wire, 'end_date'),
    entries: wiresOf(wire.active_products).map((product) => ({
      item: toItem(product.item, currency),
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
