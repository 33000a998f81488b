import type { Contract } from '../../contract/types.gen';
import { type Currency, type Minor, toMinor } from '../../domain/money';
import type { BookedVehicle } from '../../domain/rental/booked-trip';
import {
  FUEL_RULES,
  type Provider,
  type ProviderDiscount,
  type RentalType,
  type Vehicle,
} from '../../domain/rental/vehicle';
import { type Page, toPage } from './catalogue-mapping';
import { amount } from './checkout-mapping';
import { toDiscount } from './item-mapping';
import { toOpeningHours } from './store-mapping';
import {
  firstOf,
  isOn,
  isOnUnlessOff,
  listOf,
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  pictureOf,
  picturesOf,
  requiredNumber,
  requiredText,
  textOr,
  textsOf,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

/** The price of one vehicle for the requested trip [RENT-43]. */
export type TripTypePrice = { type: RentalType; full: Minor; total: Minor; isCheapest: boolean };
export type FoundVehicle = Vehicle & {
  /** The number of units that are free in the requested interval. `null`: unknown. */
  available: number | null;
  /** The prices of the requested trip, one per trip type. Empty if no trip was requested. */
  prices: TripTypePrice[];
};
/** The lowest and the highest price of the whole list, for the requested trip. */
export type VehiclePage = Page<FoundVehicle> & { lowest: Minor | null; highest: Minor | null };
export type VehicleGroup = { id: number; name: string; imageUrl: string | null; vehicleCount: number };
export type RentalReview = {
  id: number;
  author: string | null;
  rating: number;
  comment: string;
  reply: string | null;
  createdAt: string;
  /** The reviewed vehicle. Only a provider's reviews have it. */
  vehicleName: string | null;
};
/** `histogram`: the numbers of reviews with 5, 4, 3, 2 and 1 stars. `null`: the server did not send it. */
export type RentalReviewPage = Page<RentalReview> & { histogram: number[] | null };
export type RentalBanner = {
  id: number;
  title: string;
  imageUrl: string | null;
  target: { to: 'vehicle' | 'provider'; id: number } | null;
};

type Maybe<T> = Wire<T> | null | undefined;

const minorOrNull = (value: unknown, currency: Currency): Minor | null => {
  const amount = optionalNumber(value);
  return amount === null ? null : toMinor(amount, currency);
};

const rateOf = (isOffered: unknown, rate: unknown, currency: Currency): Minor | null => {
  const amount = optionalNumber(rate);
  return isOn(isOffered) && amount !== null ? toMinor(amount, currency) : null;
};

export function toVehicle(value: Maybe<Contract['RentalVehicle']>, currency: Currency): FoundVehicle {
  const wire = wireOf(value, 'vehicle');
  const id = requiredNumber(wire, 'id');
  const imageUrl = pictureOf(wire.thumbnail_full_url);
  const imageUrls = picturesOf(wire.images_full_url);
  const category = optionalWire(wire.category);
  const brand = optionalWire(wire.brand);
  return {
    id,
    name: requiredText(wire, 'name'),
    description: textOr(wire.description, ''),
    imageUrl,
    imageUrls: imageUrls.length > 0 ? imageUrls : imageUrl === null ? [] : [imageUrl],
    isNew: isOn(wire.new_tag),
    isActive: isOnUnlessOff(wire.status),
    // The specification uses both spellings [RENT-07].
    total: numberOr(firstOf(wire.total_vehicle_count, wire.total_vehicles), 0),
    available: optionalNumber(wire.available_count),
    rating: numberOr(wire.avg_rating, 0),
    ratingCount: numberOr(wire.total_reviews, 0),
    tripCount: numberOr(wire.total_trip, 0),
    seats: optionalNumber(wire.seating_capacity),
    hasAirCondition: numberOr(wire.air_condition, 0) > 0,
    transmission: optionalText(wire.transmission_type),
    fuel: optionalText(wire.fuel_type),
    model: optionalText(wire.model),
    engineCapacity: optionalText(wire.engine_capacity),
    enginePower: optionalText(wire.engine_power),
    tags: textsOf(wire.tag),
    rates: {
      hourly: rateOf(wire.trip_hourly, wire.hourly_price, currency),
      day_wise: rateOf(wire.trip_day_wise, wire.day_wise_price, currency),
      distance_wise: rateOf(wire.trip_distance, wire.distance_price, currency),
    },
    prices: wiresOf(wire.trip_prices).flatMap((wire) => toTripPrice(wire, currency)),
    discount: toDiscount(wire.discount_price, wire.discount_type, currency),
    deposit: minorOrNull(wire.deposit, currency),
    kilometresPerDay: optionalNumber(wire.kilometres_per_day),
    extraKilometre: minorOrNull(wire.extra_kilometre_price, currency),
    minimumAge: optionalNumber(wire.minimum_age),
    zoneId: optionalNumber(wire.zone_id),
    category: category && groupOf(category),
    brand: brand && groupOf(brand),
    provider: toProvider(wire.provider, currency),
  };
}

const toTripPrice = (wire: Wire<Contract['RentalTripPrice']>, currency: Currency): TripTypePrice[] =>
  wire.rental_type
    ? [
        {
          type: wire.rental_type,
          full: toMinor(requiredNumber(wire, 'price'), currency),
          total: toMinor(requiredNumber(wire, 'total_price'), currency),
          isCheapest: isOn(wire.is_cheapest),
        },
      ]
    : [];

type GroupWire = Wire<Contract['VehicleCategory'] | Contract['VehicleBrand']>;
const groupOf = (wire: GroupWire) => ({ id: requiredNumber(wire, 'id'), name: requiredText(wire, 'name') });

export function toProvider(value: Maybe<Contract['Provider']>, currency: Currency): Provider {
  const wire = wireOf(value, 'provider');
  return {
    id: requiredNumber(wire, 'id'),
    name: requiredText(wire, 'name'),
    address: textOr(wire.address, ''),
    lat: numberOr(wire.latitude, 0),
    lng: numberOr(wire.longitude, 0),
    phone: optionalText(wire.phone),
    logoUrl: pictureOf(wire.logo_full_url),
    coverUrl: pictureOf(wire.cover_photo_full_url),
    zoneIds: listOf(wire.pickup_zone_id).map((zoneId) => numberOr(zoneId, 0)),
    rating: numberOr(wire.avg_rating, 0),
    ratingCount: numberOr(wire.rating_count, 0),
    vehicleCount: numberOr(wire.total_vehicles, 0),
    hours: wiresOf(wire.schedules).map(toOpeningHours),
    isActive: isOnUnlessOff(wire.status),
    taxPercent: numberOr(wire.tax, 0),
    discount: toProviderDiscount(optionalWire(wire.discount), currency),
    fuelRule: FUEL_RULES.find((rule) => rule === wire.fuel_rule) ?? null,
    protection: optionalText(wire.protection),
    licenceYears: optionalNumber(wire.licence_years),
  };
}

function toProviderDiscount(
  wire: Wire<Contract['ProviderDiscount']> | null,
  currency: Currency,
): ProviderDiscount | null {
  const discount = wire && toDiscount(wire.discount, wire.discount_type, currency);
  if (!discount) return null;
  return {
    discount,
    maximum: toMinor(numberOr(wire.max_discount, 0), currency),
    minimumPurchase: toMinor(numberOr(wire.min_purchase, 0), currency),
    starts: localMoment(wire.start_date, wire.start_time, '00:00:00'),
    ends: localMoment(wire.end_date, wire.end_time, '23:59:59'),
  };
}

/** Returns the local date and time. A date without a time means the whole day. */
function localMoment(day: unknown, time: unknown, otherwise: string): string | null {
  const date = optionalText(day)?.slice(0, 10);
  return date ? `${date}T${textOr(time, otherwise)}` : null;
}

export function toVehiclePage(value: Maybe<Contract['RentalVehiclePage']>, currency: Currency): VehiclePage {
  const price = (amount: unknown) => minorOrNull(amount, currency);
  return {
    ...toPage(
      value,
      ({ vehicles }) => vehicles,
      (wire) => toVehicle(wire, currency),
    ),
    lowest: price(value?.min_price),
    highest: price(value?.max_price),
  };
}

export const toProviders = (value: Maybe<Contract['ProviderPage']>, currency: Currency): Page<Provider> =>
  toPage(
    value,
    ({ providers }) => providers,
    (wire) => toProvider(wire, currency),
  );

export const toGroup = (wire: GroupWire): VehicleGroup => ({
  ...groupOf(wire),
  imageUrl: pictureOf(wire.image_full_url),
  vehicleCount: numberOr(wire.vehicles_count, 0),
});

export function toRentalReviews(value: Maybe<Contract['RentalReviewPage']>): RentalReviewPage {
  const breakdown = optionalWire(wireOf(value, 'reviews').rating_breakdown);
  return {
    ...toPage(value, ({ reviews }) => reviews, toRentalReview),
    histogram: breakdown && [5, 4, 3, 2, 1].map((stars) => numberOr(breakdown[String(stars)], 0)),
  };
}

const toRentalReview = (value: Maybe<Contract['RentalReview']>): RentalReview => {
  const wire = wireOf(value, 'review');
  return {
    id: requiredNumber(wire, 'id'),
    author: optionalText(wire.customer_name),
    rating: requiredNumber(wire, 'rating'),
    comment: textOr(wire.comment, ''),
    reply: optionalText(wire.reply),
    createdAt: requiredText(wire, 'created_at'),
    vehicleName: optionalText(wire.vehicle_name),
  };
};

export const toRentalBanners = (value: Maybe<Contract['RentalBannerList']>): RentalBanner[] =>
  wiresOf(wireOf(value, 'banners').banners).map((wire) => ({
    id: requiredNumber(wire, 'id'),
    title: textOr(wire.title, ''),
    imageUrl: pictureOf(wire.image_full_url),
    target: targetOf(wire),
  }));

function targetOf({ vehicle, provider }: Wire<Contract['RentalBanner']>): RentalBanner['target'] {
  const [to, wire] = vehicle ? (['vehicle', vehicle] as const) : (['provider', provider] as const);
  const id = optionalNumber(wire?.id);
  return id === null ? null : { to, id };
}

export const toBookedVehicle = (wire: Wire<Contract['TripDetail']>, currency: Currency): BookedVehicle => ({
  id: requiredNumber(wire, 'id'),
  vehicleId: wire.vehicle_id ?? null,
  name: textOr(wire.name, textOr(optionalWire(wire.vehicle_details)?.name, '')),
  imageUrl: pictureOf(wire.image_full_url),
  quantity: numberOr(wire.quantity, 1),
  price: amount(wire.calculated_price ?? wire.price, currency),
  discount: amount(wire.discount_on_trip, currency),
  isReviewed: isOn(wire.is_reviewed),
});
