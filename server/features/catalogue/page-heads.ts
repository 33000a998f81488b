import { priceRange } from '../../../domain/item-price';
import { type Currency, fromMinor, NO_CURRENCY } from '../../../domain/money';
import { truncate } from '../../../domain/text';
import type { Queryable } from '../../db/database';
import type { Language } from '../../http/language';
import type { PageHead } from '../../http/page-head';
import type { FoundHead } from '../../http/shop';
import type { ItemRow } from '../shared/item.rows';
import { toTerms } from '../shared/item.terms';
import { textIn } from '../shared/local-text';
import type { SiteConfig } from '../shared/site-config';
import type { StoreRow } from '../shared/store.rows';
import { findItem, namedBy } from './item.store';
import { findStore } from './store-list.store';

export type HeadReader = {
  database: Queryable;
  language: Language;
  now: number;
  config: SiteConfig;
  currency: Currency;
};

export const DESCRIPTION_LENGTH = 155;
export const SCHEMA = 'https://schema.org';
const KINDS: Record<string, string> = { food: 'Restaurant', grocery: 'GroceryStore', pharmacy: 'Pharmacy' };
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns title, description and structured data of an item's or store's page [NAV-45]. */
export async function pageHeadOf(path: string, reader: HeadReader): Promise<FoundHead> {
  const [, kind, name] = /^\/(product|store)\/([^/]{1,120})\/?$/.exec(path) ?? [];
  if (kind === undefined || name === undefined || name === 'latest' || name === 'popular') return null;
  const named = decodeURIComponent(name);
  if (kind === 'product') {
    const row = await findItem(reader.database, { name: named, mustBeCampaign: false, now: reader.now });
    return row ? itemHead(row, reader) : 'missing';
  }
  const row = await findStore(reader.database, ({ add }) => namedBy('s', named, add));
  return row ? storeHead(row, reader) : 'missing';
}

function itemHead(row: ItemRow, { language, config, currency }: HeadReader): PageHead {
  const name = textIn(row.name, language);
  const storeName = textIn(row.store_name, language);
  const about = textIn(row.description, language) || `${name}, ${storeName}`;
  const { low, high } = priceRange(toTerms(row, language));
  const path = `/product/${row.id}?module_id=${row.module_id}`;
  const isSoldOut = row.stock === 0 || !row.store_is_active;
  return {
    title: `${name} · ${config.business_name}`,
    description: truncate(about, DESCRIPTION_LENGTH),
    path,
    imagePath: row.images[0] ?? null,
    type: 'product',
    data: {
      '@context': SCHEMA,
      '@type': 'Product',
      name,
      description: about,
      image: row.images,
      sku: row.slug,
      category: textIn(row.category_name, language) || undefined,
      ...ratingOf(row),
      offers: currency.code !== NO_CURRENCY && {
        ...(low === high
          ? { '@type': 'Offer', price: fromMinor(low, currency) }
          : {
              '@type': 'AggregateOffer',
              lowPrice: fromMinor(low, currency),
              highPrice: fromMinor(high, currency),
            }),
        priceCurrency: currency.code,
        availability: `${SCHEMA}/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
        url: path,
        seller: { '@type': 'Organization', name: storeName },
      },
    },
  };
}

function storeHead(row: StoreRow, { language, config }: HeadReader): PageHead {
  const name = textIn(row.name, language);
  const address = textIn(row.address, language);
  const path = `/store/${row.id}?module_id=${row.module_id}`;
  return {
    title: `${name} · ${config.business_name}`,
    description: truncate(textIn(row.description, language) || `${name}, ${address}`, DESCRIPTION_LENGTH),
    path,
    imagePath: row.cover ?? row.logo,
    type: 'business.business',
    data: {
      '@context': SCHEMA,
      '@type': KINDS[row.module_type ?? ''] ?? 'Store',
      name,
      address,
      image: row.cover ?? row.logo,
      telephone: row.phone ?? undefined,
      url: path,
      geo: { '@type': 'GeoCoordinates', latitude: row.lat, longitude: row.lng },
      openingHoursSpecification: row.hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[day],
        opens,
        closes,
      })),
      ...ratingOf(row),
    },
  };
}

export const ratingOf = ({ rating, rating_count }: { rating: number; rating_count: number }) =>
  rating_count === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: rating_count } };
