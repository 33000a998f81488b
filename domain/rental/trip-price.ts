import type { Discount } from '../catalogue';
import { discounted } from '../item-price';
import { clamp, type Minor, percentOf, roundHalfUp } from '../money';
import { localTime } from './local-time';
import { durationOf, measureAs, RENTAL_TYPES, type TripMeasure } from './trip';
import type { ProviderDiscount, RentalType, Vehicle } from './vehicle';

/** Some of one vehicle. */
export type TripLine = Pick<Vehicle, 'rates' | 'discount'> & { quantity: number };

type TripTerms = {
  provider: ProviderDiscount | null;
  now: number;
  /** Of the shop's own clock, on which the provider's discount begins and ends. */
  utcOffsetMinutes: number;
};

type DiscountBy = 'vehicle' | 'provider' | null;

type LinePrice = {
  /** Rate, quantity and duration. */
  full: Minor;
  discount: Minor;
  total: Minor;
};

export type TripPrice = LinePrice & {
  /** Whose discount it is: there is never more than one. */
  discountBy: DiscountBy;
  /** In the order of the vehicles; together they are the whole, to the last cent. */
  lines: LinePrice[];
};

/**
 * What a trip with these vehicles of one provider costs; null when one of them isn't let this way, or nobody has said how
 * long or how far. The provider's discount is of all of them and takes the place of their own [RENT-40..42, Q-18].
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

/** Rounded once, for the whole quantity and the whole time [RENT-40, PRICE-07]. */
const fullPrice = (rate: Minor | null, quantity: number, duration: number | null): Minor | null =>
  rate === null || duration === null ? null : roundHalfUp(rate * quantity * duration);

/** A percentage is of price and duration; an amount is the same for each vehicle, however long [RENT-41]. */
function vehicleDiscount(full: Minor, discount: Discount | null, quantity: number): Minor {
  if (discount?.kind === 'amount') return Math.min(discount.amount * quantity, full);
  return full - discounted(full, discount);
}

/** Null when it doesn't run, or the trip is too small for it [RENT-42, Q-19]. */
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

/** Until the last second before its end: days and times of the shop's clock are in the order of their letters. */
function isRunning({ starts, ends }: ProviderDiscount, { now, utcOffsetMinutes }: TripTerms): boolean {
  const local = localTime(now, utcOffsetMinutes);
  return (starts === null || starts <= local) && (ends === null || local < ends);
}

/** Each line's part of a discount on all of them; what rounding leaves over is in them, too. */
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

/** The price that a card shows before a trip is known: the lowest of those it is let by [RENT-03]. */
export function lowestRate(rates: Vehicle['rates']): Rate | null {
  const ways = RENTAL_TYPES.map((type) => ({ type, rate: rates[type] })).filter(isLet);
  return ways.reduce<Rate | null>((low, one) => (low === null || one.rate < low.rate ? one : low), null);
}

const isLet = (one: { type: RentalType; rate: Minor | null }): one is Rate => one.rate !== null;

type PriceOfType = TripPrice & { type: RentalType; isCheapest: boolean };

/** What one trip costs in every way that a vehicle is let, the cheapest of them marked: the first, of equals [RENT-43]. */
export function pricesOfTrip(
  line: TripLine,
  asked: { type: RentalType | null; measure: TripMeasure },
  terms: TripTerms,
): PriceOfType[] {
  const priced = RENTAL_TYPES.flatMap((type) => {
    const measure = type === asked.type ? asked.measure : measureAs(type, asked.measure);
    const price = tripPrice([line], type, measure, terms);
    return price === null ? [] : [{ ...price, type }];
  });
  const lowest = Math.min(...priced.map(({ total }) => total));
  const cheapest = priced.find(({ total }) => total === lowest);
  return priced.map((price) => ({ ...price, isCheapest: price === cheapest }));
}
