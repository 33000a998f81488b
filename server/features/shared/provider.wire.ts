import type { Provider, ProviderDiscount } from '../../../contract/types.gen';
import { fromMinor } from '../../../domain/money';
import type { RequestContext } from '../../http/request-context';
import { flag } from './item.wire';
import { optionalTextIn, textIn } from './local-text';
import type { ProviderRow } from './provider.rows';
import { providerDiscountOf } from './vehicle.terms';

type Reader = Pick<RequestContext, 'language' | 'config' | 'currency'>;

export const toWireProvider = (row: ProviderRow, reader: Reader): Provider => ({
  id: row.id,
  slug: row.slug,
  name: textIn(row.name, reader.language),
  description: optionalTextIn(row.description, reader.language),
  address: textIn(row.address, reader.language),
  latitude: row.lat,
  longitude: row.lng,
  zone_id: row.zone_id,
  pickup_zone_id: row.zone_ids,
  phone: row.phone,
  email: row.email,
  logo_full_url: row.logo,
  cover_photo_full_url: row.cover,
  tax: row.tax_percent,
  avg_rating: row.rating,
  rating_count: row.rating_count,
  total_vehicles: row.vehicle_count,
  total_trip: row.trip_count,
  schedules: row.hours.map(({ day, opens, closes }) => ({ day, opening_time: opens, closing_time: closes })),
  discount: discountOf(row, reader),
  fuel_rule: row.fuel_rule,
  protection: optionalTextIn(row.protection, reader.language),
  minimum_age: row.minimum_age,
  licence_years: row.licence_years,
  status: flag(row.is_active),
});

/** Returns the provider's discount, whose end is a date and time in the shop's local time. */
function discountOf(row: ProviderRow, { config, currency }: Reader): ProviderDiscount | null {
  const discount = providerDiscountOf(row, config.utc_offset_minutes);
  if (discount === null || row.discount_percent === null) return null;
  const [startDate = '', startTime = ''] = discount.starts?.split('T') ?? [];
  const [endDate = '', endTime = ''] = discount.ends?.split('T') ?? [];
  return {
    discount: row.discount_percent,
    discount_type: 'percent',
    max_discount: fromMinor(discount.maximum, currency),
    min_purchase: fromMinor(discount.minimumPurchase, currency),
    start_date: startDate,
    start_time: startTime,
    end_date: endDate,
    end_time: endTime,
  };
}
