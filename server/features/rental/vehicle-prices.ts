import type { Minor } from '../../../domain/money';
import { durationOf, type TripMeasure } from '../../../domain/rental/trip';
import { type TripPrice, tripPrice } from '../../../domain/rental/trip-price';
import type { ProviderDiscount, RentalType, Vehicle } from '../../../domain/rental/vehicle';
import type { VehicleRow } from '../shared/vehicle.rows';
import { vehicleDiscountOf } from '../shared/vehicle.terms';
import type { RequestedTrip } from './requested-trip';

export type Clock = { now: number; utcOffsetMinutes: number };

/** The parts of a trip that decide its price. */
export type PricedTrip = Pick<RequestedTrip, 'type' | 'measure'>;

export type OwnDiscount = Pick<VehicleRow, 'discount_type' | 'discount'>;
/** Providers that give the same discount. */
export type ProviderGroup = { ids: number[]; discount: ProviderDiscount };

export type Pricing = {
  trip: PricedTrip;
  clock: Clock;
  /** All distinct discounts of vehicles. `null` means no discount. */
  own: OwnDiscount[];
  /** Groups of providers whose discount may be running. */
  groups: ProviderGroup[];
};

/**
 * Vehicles with the same discount, so that a higher rate always means a higher price. Above a certain rate,
 * the provider's discount replaces the vehicle's own.
 */
export type PriceGroup = {
  own: OwnDiscount | null;
  providers: ProviderGroup | null;
  /** The lowest and highest rate whose price is within the price limits. */
  lowest: Minor;
  highest: Minor;
};

type PriceLimits = { lowestPrice?: Minor | undefined; highestPrice?: Minor | undefined };

/** A rate above every rate that the database can store. */
const BEYOND_RATES = 2 ** 31;

/** Divides the vehicles within the price limits into groups. */
export function priceGroupsWithin(
  pricing: Pricing,
  { lowestPrice = 0, highestPrice }: PriceLimits,
): PriceGroup[] {
  const all = [
    ...pricing.own.map((own) => ({ own, providers: null, from: 0 })),
    ...pricing.groups.map((providers) => ({
      own: null,
      providers,
      from: rateOfDiscount(providers, pricing),
    })),
  ];
  return all
    .map(({ from, ...one }) => ({
      ...one,
      lowest: Math.max(
        from,
        firstRate((rate) => priceInGroup(one, rate, pricing) >= lowestPrice),
      ),
      highest:
        (highestPrice === undefined
          ? BEYOND_RATES
          : firstRate((rate) => priceInGroup(one, rate, pricing) > highestPrice)) - 1,
    }))
    .filter(({ lowest, highest }) => lowest <= highest);
}

/** Returns the lowest rate at which the provider's discount replaces the vehicle's own. */
export const rateOfDiscount = ({ discount }: ProviderGroup, { trip, clock }: Pricing): Minor =>
  firstRate((rate) => engine(rate, trip, null, { provider: discount, ...clock })?.discountBy === 'provider');

/** Returns the price of the trip for a vehicle of this group, by its rate. */
export function priceInGroup(
  { own, providers }: Pick<PriceGroup, 'own' | 'providers'>,
  rate: Minor,
  { trip, clock }: Pricing,
): Minor {
  const discount = own && vehicleDiscountOf(own);
  return engine(rate, trip, discount, { provider: providers?.discount ?? null, ...clock })?.total ?? rate;
}

/** Binary search: returns the first rate that passes. Assumes that every higher rate passes. */
function firstRate(holds: (rate: Minor) => boolean): Minor {
  let [below, from] = [-1, BEYOND_RATES];
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2);
    if (holds(middle)) from = middle;
    else below = middle;
  }
  return from;
}

const NOT_LET: Vehicle['rates'] = { hourly: null, day_wise: null, distance_wise: null };

/** Returns the function that prices a trip. `null`: without a rental type no discount applies. */
function engine(
  rate: Minor,
  { type, measure }: PricedTrip,
  discount: Vehicle['discount'],
  terms: Clock & { provider: ProviderDiscount | null },
): TripPrice | null {
  if (type === null) return null;
  const line = { rates: { ...NOT_LET, [type]: rate }, discount, quantity: 1 };
  return tripPrice([line], type, measureOrOne(type, measure), terms);
}

const ONE = {
  hourly: { hours: 1, metres: null },
  day_wise: { hours: 24, metres: null },
  distance_wise: { hours: null, metres: 1000 },
} as const;

/** Returns the measure of the trip. If the duration is unknown: one hour, day or kilometre. */
const measureOrOne = (type: RentalType, measure: TripMeasure): TripMeasure =>
  durationOf(type, measure) === null ? ONE[type] : measure;
