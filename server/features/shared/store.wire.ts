import type { AdminFreeDelivery, Store, ZoneData, ZoneModulePivot } from '../../../contract/types.gen';
import { distanceKm } from '../../../domain/geo';
import { type Currency, fromMinor, fromOptionalMinor } from '../../../domain/money';
import { openState } from '../../../domain/opening-hours';
import type { RequestContext } from '../../http/request-context';
import { flag } from './item.wire';
import { optionalTextIn, textIn } from './local-text';
import { presentHours } from './present-hours';
import { chargesOf, type StoreRow } from './store.rows';
import { storeTax } from './tax-rates';

type Reader = Pick<RequestContext, 'language' | 'place' | 'now' | 'config' | 'currency'>;

export function toWireStore(row: StoreRow, reader: Reader): Store {
  const { language, place, now, config, currency } = reader;
  const hours = presentHours(row, reader);
  const open = openState(hours, now, config.utc_offset_minutes);
  const announcement = optionalTextIn(row.announcement, language);
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    address: textIn(row.address, language),
    phone: row.phone,
    email: row.email,
    latitude: row.lat,
    longitude: row.lng,
    zone_id: row.zone_id,
    module_id: row.module_id,
    ...(row.module_type === null ? {} : { module_type: row.module_type }),
    logo_full_url: row.logo,
    cover_photo_full_url: row.cover,
    avg_rating: row.rating,
    rating_count: row.rating_count,
    ratings: row.stars,
    reviews_section: row.has_reviews,
    minimum_order: fromMinor(row.minimum_order, currency),
    ...(row.delivery_minutes === null ? {} : { delivery_time: row.delivery_minutes }),
    delivery: row.has_delivery,
    take_away: row.has_take_away,
    schedule_order: row.can_schedule,
    tax: storeTax(row, config).percent,
    order_place_to_schedule_interval: 0,
    active: row.is_active,
    open: flag(row.is_active && open.isOpen),
    current_opening_time: open.isOpen ? null : open.opensAt,
    schedules: hours.map(({ day, opens, closes }, index) => ({
      id: index + 1,
      store_id: row.id,
      day,
      opening_time: opens,
      closing_time: closes,
    })),
    featured: flag(row.is_featured),
    halal_tag_status: flag(row.is_halal),
    veg: flag(row.has_veg),
    non_veg: flag(row.has_non_veg),
    cuisines: row.cuisines.map(({ code, name }) => ({ code, name: textIn(name, language) })),
    ...(row.price_level === null ? {} : { price_level: row.price_level }),
    category_ids: row.category_ids,
    total_items: row.item_count,
    discount:
      row.discount_percent > 0
        ? { store_id: row.id, discount: row.discount_percent, discount_type: 'percent' }
        : null,
    announcement: flag(announcement !== null),
    announcement_message: announcement,
    meta_title: textIn(row.name, language),
    meta_description: optionalTextIn(row.description, language),
    return_days: row.return_days,
    return_terms: optionalTextIn(row.return_terms, language),
    ...(place === null ? {} : { distance: roundedKilometres(distanceKm(place, row)) }),
    self_delivery_system: flag(row.self_delivery),
    free_delivery: row.self_delivery && row.self_delivery_free,
    per_km_shipping_charge: fromOptionalMinor(row.per_km, currency),
    minimum_shipping_charge: fromOptionalMinor(row.minimum_charge, currency),
    maximum_shipping_charge: fromOptionalMinor(row.maximum_charge, currency),
    admin_free_delivery: adminFreeDeliveryOf(row, currency),
    pivot: pivotOf(row, currency),
    zone: zoneOf(row, reader),
  };
}

export const roundedKilometres = (kilometres: number): number => Math.round(kilometres * 100) / 100;

const FREE_TYPES = { all: 'free_delivery_to_all_store', over: 'free_delivery_by_order_amount' } as const;

const adminFreeDeliveryOf = (
  { admin_free_type, admin_free_over }: StoreRow,
  currency: Currency,
): AdminFreeDelivery => ({
  status: flag(admin_free_type !== null),
  type: admin_free_type && FREE_TYPES[admin_free_type],
  free_delivery_over: fromOptionalMinor(admin_free_over, currency),
});

function pivotOf(row: StoreRow, currency: Currency): ZoneModulePivot {
  const { type, fixed, perKm, minimum, maximum } = chargesOf(row);
  return {
    zone_id: row.zone_id,
    module_id: row.module_id,
    delivery_charge_type: type,
    fixed_shipping_charge: fromOptionalMinor(fixed, currency),
    per_km_shipping_charge: fromOptionalMinor(perKm, currency),
    minimum_shipping_charge: fromOptionalMinor(minimum, currency),
    maximum_shipping_charge: fromOptionalMinor(maximum, currency),
    maximum_cod_order_amount: fromOptionalMinor(row.pivot_maximum_cod, currency),
  };
}

const zoneOf = (row: StoreRow, { language, config }: Reader): ZoneData => ({
  id: row.zone_id,
  name: textIn(row.zone_name, language),
  status: flag(row.zone_is_active),
  increased_delivery_fee: row.increased_fee_percent,
  increased_delivery_fee_status: flag(row.increased_fee_percent > 0),
  surge_percent: row.surge_percent,
  cash_on_delivery: config.cash_on_delivery,
  digital_payment: config.digital_payment,
  offline_payment: config.offline_payment_status === 1,
});
