import { fromMinor, NO_CURRENCY } from '../../../domain/money';
import { RENTAL_TYPES } from '../../../domain/rental/trip';
import { truncate } from '../../../domain/text';
import type { PageHead } from '../../http/page-head';
import type { FoundHead } from '../../http/shop';
import { DESCRIPTION_LENGTH, type HeadReader, ratingOf, SCHEMA } from '../catalogue/page-heads';
import { textIn } from '../shared/local-text';
import type { VehicleRow } from '../shared/vehicle.rows';
import { ratesOf } from '../shared/vehicle.terms';
import { vehiclesById } from './vehicle-list.store';

/** The units of the rental rates, as UN/CEFACT codes. */
const UNITS = { hourly: 'HUR', day_wise: 'DAY', distance_wise: 'KMT' } as const;

/** Returns title, description and structured data of a vehicle's page [NAV-45]. */
export async function vehicleHeadOf(path: string, reader: HeadReader): Promise<FoundHead> {
  const [, id] = /^\/rental\/vehicle-details\/(\d{1,9})\/?$/.exec(path) ?? [];
  if (id === undefined) return null;
  const [row] = await vehiclesById(reader.database, [Number(id)]);
  return row ? vehicleHead(row, reader) : 'missing';
}

function vehicleHead(row: VehicleRow, { language, config, currency }: HeadReader): PageHead {
  const name = textIn(row.name, language);
  const providerName = textIn(row.provider.name, language);
  const about = textIn(row.description, language) || `${name}, ${providerName}`;
  const path = `/rental/vehicle-details/${row.id}`;
  const rates = ratesOf(row);
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
      offers:
        currency.code !== NO_CURRENCY &&
        RENTAL_TYPES.flatMap((type) => {
          const rate = rates[type];
          return rate === null ? [] : [offerOf(fromMinor(rate, currency), UNITS[type], currency.code)];
        }).map((offer) => ({ ...offer, url: path, seller: { '@type': 'Organization', name: providerName } })),
    },
  };
}

const offerOf = (price: number, unitCode: string, priceCurrency: string) => ({
  '@type': 'Offer',
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  price,
  priceCurrency,
  priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode },
});
