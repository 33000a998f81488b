import type { Contract } from '../../contract/types.gen';
import { type Minor, toMinor } from '../../domain/money';
import type { Provider, ProviderDiscount, RentalType, Vehicle } from '../../domain/rental/vehicle';
import { type Page, toPage } from './catalogue-mapping';
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

/** What one of it costs for the trip that was asked about [RENT-43]. */
export type TripTypePrice = { type: RentalType; full: Minor; total: Minor; isCheapest: boolean };
export type FoundVehicle = Vehicle & {
  /** How many of it are free in the interval that was asked about; null: nobody knows. */
  available: number | null;
  /** In every way in which it is let; empty when no trip was asked about. */
  prices: TripTypePrice[];
};
/** The cheapest and the dearest of the whole list, for the trip that was asked about. */
export type VehiclePage = Page<FoundVehicle> & { lowest: Minor | null; highest: Minor | null };
export type VehicleGroup = { id: number; name: string; imageUrl: string | null; vehicleCount: number };
export type RentalReview = {
  id: number;
  author: string | null;
  rating: number;
  comment: string;
  reply: string | null;
  createdAt: string;
  /** Of a provider's reviews: which vehicle it is about. */
  vehicleName: string | null;
};
/** How many reviews gave 5, 4, 3, 2 and 1 stars; null when the server does not say. */
export type RentalReviewPage = Page<RentalReview> & { histogram: number[] | null };
export type RentalBanner = {
  id: number;
  title: string;
  imageUrl: string | null;
  target: { to: 'vehicle' | 'provider'; id: number } | null;
};

type Maybe<T> = Wire<T> | null | undefined;

const rateOf = (isLet: unknown, rate: unknown): Minor | null => {
  const amount = optionalNumber(rate);
  return isOn(isLet) && amount !== null ? toMinor(amount) : null;
};

export function toVehicle(value: Maybe<Contract['RentalVehicle']>): FoundVehicle {
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
    // Both spellings are the client's [RENT-07].
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
      hourly: rateOf(wire.trip_hourly, wire.hourly_price),
      day_wise: rateOf(wire.trip_day_wise, wire.day_wise_price),
      distance_wise: rateOf(wire.trip_distance, wire.distance_price),
    },
    prices: wiresOf(wire.trip_prices).flatMap(toTripPrice),
    discount: toDiscount(wire.discount_price, wire.discount_type),
    zoneId: optionalNumber(wire.zone_id),
    category: category && groupOf(category),
    brand: brand && groupOf(brand),
    provider: toProvider(wire.provider),
  };
}

const toTripPrice = (wire: Wire<Contract['RentalTripPrice']>): TripTypePrice[] =>
  wire.rental_type
    ? [
        {
          type: wire.rental_type,
          full: toMinor(requiredNumber(wire, 'price')),
          total: toMinor(requiredNumber(wire, 'total_price')),
          isCheapest: isOn(wire.is_cheapest),
        },
      ]
    : [];

type GroupWire = Wire<Contract['VehicleCategory'] | Contract['VehicleBrand']>;
const groupOf = (wire: GroupWire) => ({ id: requiredNumber(wire, 'id'), name: requiredText(wire, 'name') });

export function toProvider(value: Maybe<Contract['Provider']>): Provider {
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
    discount: toProviderDiscount(optionalWire(wire.discount)),
  };
}

function toProviderDiscount(wire: Wire<Contract['ProviderDiscount']> | null): ProviderDiscount | null {
  const discount = wire && toDiscount(wire.discount, wire.discount_type);
  if (!discount) return null;
  return {
    discount,
    maximum: toMinor(numberOr(wire.max_discount, 0)),
    minimumPurchase: toMinor(numberOr(wire.min_purchase, 0)),
    starts: localMoment(wire.start_date, wire.start_time, '00:00:00'),
    ends: localMoment(wire.end_date, wire.end_time, '23:59:59'),
  };
}

/** A day without a time is the whole day. */
function localMoment(day: unknown, time: unknown, otherwise: string): string | null {
  const date = optionalText(day)?.slice(0, 10);
  return date ? `${date}T${textOr(time, otherwise)}` : null;
}

export function toVehiclePage(value: Maybe<Contract['RentalVehiclePage']>): VehiclePage {
  const price = (amount: unknown) => {
    const number = optionalNumber(amount);
    return number === null ? null : toMinor(number);
  };
  return {
    ...toPage(value, ({ vehicles }) => vehicles, toVehicle),
    lowest: price(value?.min_price),
    highest: price(value?.max_price),
  };
}

export const toProviders = (value: Maybe<Contract['ProviderPage']>): Page<Provider> =>
  toPage(value, ({ providers }) => providers, toProvider);

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
