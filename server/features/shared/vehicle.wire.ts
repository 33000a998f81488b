import type { RentalVehicle } from '../../../contract/types.gen';
import { type Currency, fromMinor, fromOptionalMinor } from '../../../domain/money';
import { lowestRate } from '../../../domain/rental/trip-price';
import type { RequestContext } from '../../http/request-context';
import { flag } from './item.wire';
import { optionalTextIn, textIn, textsIn } from './local-text';
import { toWireProvider } from './provider.wire';
import type { VehicleRow } from './vehicle.rows';
import { ratesOf } from './vehicle.terms';

type Reader = Pick<RequestContext, 'language' | 'config' | 'currency'>;

export function toWireVehicle(row: VehicleRow, reader: Reader): RentalVehicle {
  const { language, currency } = reader;
  const kind = textIn(row.category_name, language);
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    description: optionalTextIn(row.description, language),
    thumbnail_full_url: row.images[0] ?? null,
    images_full_url: row.images,
    documents_full_url: [],
    new_tag: flag(row.is_new),
    total_vehicle_count: row.total,
    total_vehicles: row.total,
    multiple_vehicles: flag(row.total > 1),
    total_reviews: row.rating_count,
    avg_rating: row.rating,
    total_trip: row.trip_count,
    seating_capacity: row.seats,
    type: kind,
    air_condition: flag(row.has_air_condition),
    transmission_type: row.transmission,
    fuel_type: row.fuel,
    model: row.model,
    engine_capacity: row.engine_capacity,
    engine_power: row.engine_power,
    ...wireRates(row, currency),
    ...defaultPrice(row, currency),
    discount_price: row.discount_type === 'amount' ? fromMinor(row.discount, currency) : row.discount,
    discount_type: row.discount_type ?? 'percent',
    deposit: fromOptionalMinor(row.deposit, currency),
    kilometres_per_day: row.kilometres_per_day,
    extra_kilometre_price: fromOptionalMinor(row.extra_kilometre_price, currency),
    minimum_age: row.minimum_age ?? row.provider.minimum_age,
    tag: textsIn(row.tags, language),
    status: flag(row.is_active && row.provider.is_active),
    zone_id: row.provider.zone_id,
    provider_id: row.provider_id,
    provider: toWireProvider(row.provider, reader),
    category_id: row.category_id,
    category: { id: row.category_id, name: kind, image_full_url: row.category_image },
    ...(row.brand_id === null ? { brand: null } : brandOf(row.brand_id, row, reader)),
    created_at: row.created_at.toISOString(),
  };
}

const brandOf = (id: number, row: VehicleRow, { language }: Reader) => ({
  brand_id: id,
  brand: { id, name: textIn(row.brand_name, language), image_full_url: row.brand_image },
});

/** Returns the price by each rental type. A type that the vehicle doesn't offer has no price [RENT-04]. */
const wireRates = ({ hourly_price, day_price, distance_price }: VehicleRow, currency: Currency) => ({
  trip_hourly: flag(hourly_price !== null),
  trip_day_wise: flag(day_price !== null),
  trip_distance: flag(distance_price !== null),
  ...(hourly_price === null ? {} : { hourly_price: fromMinor(hourly_price, currency) }),
  ...(day_price === null ? {} : { day_wise_price: fromMinor(day_price, currency) }),
  ...(distance_price === null ? {} : { distance_price: fromMinor(distance_price, currency) }),
});

/** Returns the price that a card shows before a trip is known [RENT-03]. */
function defaultPrice(
  row: VehicleRow,
  currency: Currency,
): Pick<RentalVehicle, 'default_rental_type' | 'default_price'> {
  const lowest = lowestRate(ratesOf(row));
  return lowest === null
    ? {}
    : { default_rental_type: lowest.type, default_price: fromMinor(lowest.rate, currency) };
}
