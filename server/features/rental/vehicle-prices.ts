import type { Minor } from '../../../domain/money';
import { durationOf, type TripMeasure } from '../../../domain/rental/trip';
import { type TripPrice, tripPrice } from '../../../domain/rental/trip-price';
import type { ProviderDiscount, RentalType, Vehicle } from '../../../domain/rental/vehicle';
import type { VehicleRow } from '../shared/vehicle.rows';
import { vehicleDiscountOf } from '../shared/vehicle.terms';
import type { AskedTrip } from './asked-trip';

export type Clock = { now: number; utcOffsetMinutes: number };

/** Of which trip the prices are. */
export type PricedTrip = Pick<AskedTrip, 'type' | 'measure'>;

export type OwnDiscount = Pick<VehicleRow, 'discount_type' | 'discount'>;
/** Providers whose discounts are the same. */
export type ProviderGroup = { ids: number[]; discount: ProviderDiscount };

export type Pricing = {
  trip: PricedTrip;
  clock: Clock;
  /** Each discount that vehicles have of their own, and having none. */
  own: OwnDiscount[];
  /** Whose discount may run now. */
  groups: ProviderGroup[];
};

/**
 * Vehicles that are priced alike: one with a higher rate never costs less. Their own discount decides, or, from the rate where
 * it counts, that of their providers.
 */
export type Kin = {
  own: OwnDiscount | null;
  providers: ProviderGroup | null;
  /** The rates of those whose price is within the limits. */
  lowest: Minor;
  highest: Minor;
};

type PriceLimits = { lowestPrice?: Minor | undefined; highestPrice?: Minor | undefined };

/** What no rate reaches: they are the database's integers. */
const BEYOND_RATES = 2 ** 31;

/** All vehicles whose price is within the limits, each in one of these. */
export function kinWithin(pricing: Pricing, { lowestPrice = 0, highestPrice }: PriceLimits): Kin[] {
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
        firstRate((rate) => kinPrice(one, rate, pricing) >= lowestPrice),
      ),
      highest:
        (highestPrice === undefined
          ? BEYOND_RATES
          : firstRate((rate) => kinPrice(one, rate, pricing) > highestPrice)) - 1,
    }))
    .filter(({ lowest, highest }) => lowest <= highest);
}

/** From this rate on a discount of the providers takes the place of the vehicles' own [Q-18]. */
export const rateOfDiscount = ({ discount }: ProviderGroup, { trip, clock }: Pricing): Minor =>
  firstRate((rate) => engine(rate, trip, null, { provider: discount, ...clock })?.discountBy === 'provider');

/** Of one vehicle of these, by its rate for the trip. */
export function kinPrice(
  { own, providers }: Pick<Kin, 'own' | 'providers'>,
  rate: Minor,
  { trip, clock }: Pricing,
): Minor {
  const discount = own && vehicleDiscountOf(own);
  return engine(rate, trip, discount, { provider: providers?.discount ?? null, ...clock })?.total ?? rate;
}

/** The first for which it holds, as it does for all above. */
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

/** Null where no kind of trip is asked: a rate alone has no discount. */
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

/** Where nobody has said how long or how far: an hour, a day, a kilometre. */
const measureOrOne = (type: RentalType, measure: TripMeasure): TripMeasure =>
  durationOf(type, measure) === null ? ONE[type] : measure;
