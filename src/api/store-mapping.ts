import type { Contract } from '../../contract/types.gen';
import type { Cuisine, DeliveryTerms, OpeningHours, Store } from '../../domain/catalogue';
import { surgeOf } from '../../domain/delivery-fee';
import { type Currency, toMinor } from '../../domain/money';
import { toModuleType, toReturnTerms } from './item-mapping';
import {
  isOn,
  isOnUnlessOff,
  listOf,
  numberOr,
  optionalMoney,
  optionalNumber,
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

export function toStore(value: Wire<Contract['Store']> | null | undefined, currency: Currency): Store {
  const wire = wireOf(value, 'store');
  const id = requiredNumber(wire, 'id');
  const discount = optionalWire(wire.discount);
  return {
    id,
    slug: textOr(wire.slug, String(id)),
    name: requiredText(wire, 'name'),
    address: textOr(wire.address, ''),
    logoUrl: pictureOf(wire.logo_full_url),
    coverUrl: pictureOf(wire.cover_photo_full_url),
    rating: numberOr(wire.avg_rating, 0),
    ratingCount: numberOr(wire.rating_count, 0),
    zoneId: requiredNumber(wire, 'zone_id'),
    moduleId: numberOr(wire.module_id, 0),
    moduleType: toModuleType(wire.module_type),
    lat: numberOr(wire.latitude, 0),
    lng: numberOr(wire.longitude, 0),
    road: toRoad(optionalWire(wire.road)),
    minimumOrder: toMinor(numberOr(wire.minimum_order, 0), currency),
    deliveryMinutes: optionalText(wire.delivery_time),
    hasDelivery: isOnUnlessOff(wire.delivery),
    hasTakeAway: isOnUnlessOff(wire.take_away),
    canSchedule: isOn(wire.schedule_order),
    isActive: isOnUnlessOff(wire.active),
    isHalal: isOn(wire.halal_tag_status),
    discountPercent: discount && discount.discount_type !== 'amount' ? numberOr(discount.discount, 0) : 0,
    hours: wiresOf(wire.schedules).map(toOpeningHours),
    cuisines: toCuisines(wire.cuisines),
    priceLevel: optionalNumber(wire.price_level),
    delivery: toDeliveryTerms(wire, currency),
    announcement: isOn(wire.announcement) ? optionalText(wire.announcement_message) : null,
    hasReviews: isOnUnlessOff(wire.reviews_section),
    categoryIds: listOf(wire.category_ids).map((categoryId) => numberOr(categoryId, 0)),
    totalItems: numberOr(wire.total_items, 0),
    returns: toReturnTerms(wire),
  };
}

function toRoad(wire: Wire<NonNullable<Contract['Store']['road']>> | null): Store['road'] {
  const [kilometres, lat, lng] = [wire?.kilometres, wire?.latitude, wire?.longitude].map(optionalNumber);
  return kilometres == null || lat == null || lng == null ? null : { to: { lat, lng }, kilometres };
}

export const toCuisines = (value: Wire<Contract['Cuisine'][]> | null | undefined): Cuisine[] =>
  wiresOf(value).map((wire) => ({ code: requiredText(wire, 'code'), name: requiredText(wire, 'name') }));

export const toOpeningHours = (wire: Wire<Contract['StoreSchedule']>): OpeningHours => ({
  day: requiredNumber(wire, 'day'),
  opens: requiredText(wire, 'opening_time').slice(0, 5),
  closes: requiredText(wire, 'closing_time').slice(0, 5),
});

/**
 * Returns the delivery terms. A store with its own couriers has its own charges. Other stores use those of
 * their zone and module.
 */
function toDeliveryTerms(wire: Wire<Contract['Store']>, currency: Currency): DeliveryTerms {
  const isSelfDelivery = isOn(wire.self_delivery_system);
  const pivot = optionalWire(wire.pivot) ?? {};
  const zone = optionalWire(wire.zone) ?? {};
  const charges = isSelfDelivery ? wire : pivot;
  return {
    isSelfDelivery,
    isFreeBySelfDelivery: isSelfDelivery && isOn(wire.free_delivery),
    perKm: optionalMoney(charges.per_km_shipping_charge, currency) ?? 0,
    minimumCharge: optionalMoney(charges.minimum_shipping_charge, currency) ?? 0,
    maximumCharge: optionalMoney(charges.maximum_shipping_charge, currency),
    fixedCharge:
      !isSelfDelivery && pivot.delivery_charge_type === 'fixed'
        ? (optionalMoney(pivot.fixed_shipping_charge, currency) ?? 0)
        : null,
    adminFreeDelivery: toAdminFreeDelivery(optionalWire(wire.admin_free_delivery), currency),
    zoneIncreasePercent: isOnUnlessOff(zone.increased_delivery_fee_status)
      ? numberOr(zone.increased_delivery_fee, 0)
      : 0,
    surge: surgeOf(numberOr(zone.surge_percent, 0)),
  };
}

function toAdminFreeDelivery(
  wire: Wire<Contract['AdminFreeDelivery']> | null,
  currency: Currency,
): DeliveryTerms['adminFreeDelivery'] {
  if (wire === null || !isOn(wire.status)) return null;
  if (wire.type === 'free_delivery_to_all_store') return { type: 'allStores' };
  const over = optionalMoney(wire.free_delivery_over, currency);
  return over === null || over <= 0 ? null : { type: 'overAmount', over };
}
