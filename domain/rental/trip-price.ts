/** The price engine for trips: the rate of a vehicle, the provider's discount and the duration or distance. */

import type { Discount } from '../catalogue';
import { discounted } from '../item-price';
import { clamp, type Minor, percentOf, roundHalfUp } from '../money';
import { localTime } from './local-time';
import { durationOf, measureAs, RENTAL_TYPES, type TripMeasure } from './trip';
import type { ProviderDiscount, RentalType, Vehicle } from './vehicle';

export type TripLine = Pick<Vehicle, 'rates' | 'discount'> & { quantity: number };

type TripTerms = {
  provider: ProviderDiscount | null;
  now: number;
  /** The shop's UTC offset. Start and end of provider discounts are in the shop's local time. */
  utcOffsetMinutes: number;
};

type DiscountBy = 'vehicle' | 'provider' | null;

type LinePrice = {
  /** The price before discounts: rate times quantity times duration. */
  full: Minor;
  discount: Minor;
  total: Minor;
};

export type TripPrice = LinePrice & {
  /** The level whose discount applies. At most one discount applies. */
  discountBy: DiscountBy;
  /** The price of each vehicle, in the order of the vehicles. Their sum is the total. */
  lines: LinePrice[];
};

/**
 * Returns the price of a trip with vehicles of one provider. `null`: a vehicle has no rate of this type, or
 * duration or distance is unknown. The provider's discount replaces the vehicles' own discounts [RENT-40..42,
 * Q-18].
 */
export function tripPrice(
  lines: readonly TripLine[],
  type: RentalType,
  measure: TripMeasure,
  terms: TripTerms,
): TripPrice | null {
  const duration = durationOf(type, measure);
  const fulls = lines.map(({ rates, quantity }) => fullPrice(rates[type], quantity, duration));
  if (!fulls.every((full) => full !== null)) return null;
  const shared = providerDiscount(sumOf(fulls), terms);
  const discounts =
    shared === null
      ? lines.map(({ discount, quantity }, index) => vehicleDiscount(fulls[index] ?? 0, discount, quantity))
      : sharesOf(shared, fulls);
  const full = sumOf(fulls);
  const discount = sumOf(discounts);
  return {
    full,
    discount,
    total: full - discount,
    discountBy: discount === 0 ? null : shared === null ? 'vehicle' : 'provider',
    lines: fulls.map((amount, index) => {
      const less = discounts[index] ?? 0;
      return { full: amount, discount: less, total: amount - less };
    }),
  };
}

/** Returns the price before discounts, rounded once for the whole quantity and time [RENT-40, PRICE-07]. */
const fullPrice = (rate: Minor | null, quantity: number, duration: number | null): Minor | null =>
  rate === null || duration === null ? null : roundHalfUp(rate * quantity * duration);

/**
 * Returns the vehicle's own discount. A percentage applies to rate times duration; an amount applies once per
 * vehicle [RENT-41].
 */
function vehicleDiscount(full: Minor, discount: Discount | null, quantity: number): Minor {
  if (discount?.kind === 'amount') return Math.min(discount.amount * quantity, full);
  return full - discounted(full, discount);
}

/**
 * Returns the provider's discount. `null`: the discount is not running, or the trip costs less than its
 * minimum [RENT-42, Q-19].
 */
function providerDiscount(full: Minor, terms: TripTerms): Minor | null {
  const { provider } = terms;
  if (provider === null || !isRunning(provider, terms) || full < provider.minimumPurchase) return null;
  const { discount, maximum } = provider;
  const share =
    discount.kind === 'percent'
      ? percentOf(full, clamp(discount.percent, 0, 100))
      : Math.min(discount.amount, full);
  if (share <= 0) return null;
  return maximum > 0 ? Math.min(share, maximum) : share;
}

/**
 * Returns whether the discount is running. The start is inclusive, the end exclusive. The ISO strings have
 * the same offset, so they compare like times.
 */
function isRunning({ starts, ends }: ProviderDiscount, { now, utcOffsetMinutes }: TripTerms): boolean {
  const local = localTime(now, utcOffsetMinutes);
  return (starts === null || starts <= local) && (ends === null || local < ends);
}

/**
 * Splits a discount over the lines in proportion to their prices. The cumulative sums are rounded, so that
 * the shares add up to the discount.
 */
function sharesOf(discount: Minor, fulls: readonly Minor[]): Minor[] {
  const whole = sumOf(fulls);
  let passed = 0;
  let given = 0;
  return fulls.map((full) => {
    passed += full;
    const until = whole === 0 ? 0 : roundHalfUp((discount * passed) / whole);
    const share = until - given;
    given = until;
    return share;
  });
}

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);

type Rate = { type: RentalType; rate: Minor };

/** Returns the lowest rate of a vehicle, shown before the customer has entered a trip [RENT-03]. */
export function lowestRate(rates: Vehicle['rates']): Rate | null {
  const offered = RENTAL_TYPES.map((type) => ({ type, rate: rates[type] })).filter(isOffered);
  return offered.reduce<Rate | null>((low, one) => (low === null || one.rate < low.rate ? one : low), null);
}

const isOffered = (one: { type: RentalType; rate: Minor | null }): one is Rate => one.rate !== null;

type PriceOfType = TripPrice & { type: RentalType; isCheapest: boolean };

/**
 * Returns the price of the same trip by each rental type. The cheapest is marked; of equal prices, the first
 * [RENT-43].
 */
export function pricesOfTrip(
  line: TripLine,
  requested: { type: RentalType | null; measure: TripMeasure },
  terms: TripTerms,
): PriceOfType[] {
  const priced = RENTAL_TYPES.flatMap((type) => {
    const measure = type === requested.type ? requested.measure : measureAs(type, requested.measure);
    const price = tripPrice([line], type, measure, terms);
    return price === null ? [] : [{ ...price, type }];
  });
  const lowest = Math.min(...priced.map(({ total }) => total));
  const cheapest = priced.find(({ total }) => total === lowest);
  return priced.map((price) => ({ ...price, isCheapest: price === cheapest }));
}
