import type { Minor } from '../../../domain/money';
import { durationOf, type TripMeasure } from '../../../domain/rental/trip';
import { type LargestDiscounts, tripPrice } from '../../../domain/rental/trip-price';
import type { ProviderDiscount, RentalType, Vehicle } from '../../../domain/rental/vehicle';
import type { VehicleRow } from '../shared/vehicle.rows';
import { vehicleDiscountOf } from '../shared/vehicle.terms';
import type { AskedTrip } from './asked-trip';

export type Clock = { now: number; utcOffsetMinutes: number };

/** Of which trip the prices are. */
export type PricedTrip = Pick<AskedTrip, 'type' | 'measure'>;

/** What decides a vehicle's price: of all that are alike in it, the price is one. */
export type Terms = Pick<VehicleRow, 'discount_type' | 'discount' | 'provider_id'> & {
  /** Of the asked kind of trip; the lowest of all where none is asked. */
  rate: Minor;
};
export type PricedRow = Terms & { id: number };

export type Priced = { row: PricedRow; price: Minor };

export type Pricing = {
  trip: PricedTrip;
  clock: Clock;
  /** Of the providers whose discount may run now. */
  ofProviders: ReadonlyMap<number, ProviderDiscount>;
  largest: LargestDiscounts;
};

/** Of one vehicle. */
export function priceOf(terms: Terms, { trip, clock, ofProviders }: Pricing): Minor {
  const discount = vehicleDiscountOf(terms);
  const provider = ofProviders.get(terms.provider_id) ?? null;
  return engine(terms.rate, trip, discount, { provider, ...clock })?.total ?? terms.rate;
}

/** Without any discount. */
export const fullPrice = (rate: Minor, trip: PricedTrip): Minor =>
  engine(rate, trip, null, UNDISCOUNTED)?.full ?? rate;

const UNDISCOUNTED = { provider: null, now: 0, utcOffsetMinutes: 0 };
const NOT_LET: Vehicle['rates'] = { hourly: null, day_wise: null, distance_wise: null };

/** Null where no kind of trip is asked: a rate alone has no discount. */
function engine(
  rate: Minor,
  { type, measure }: PricedTrip,
  discount: Vehicle['discount'],
  terms: Clock & { provider: ProviderDiscount | null },
) {
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
export const measureOrOne = (type: RentalType, measure: TripMeasure): TripMeasure =>
  durationOf(type, measure) === null ? ONE[type] : measure;
