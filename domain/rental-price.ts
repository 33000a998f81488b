import type { Discount } from './catalogue';
import { clamp, type Minor, percentOf, roundHalfUp } from './money';

export const RENTAL_TYPES = ['hourly', 'day_wise', 'distance'] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

/** A rate of null: the vehicle is not let this way [RENT-04]. */
export type VehicleRates = Record<RentalType, Minor | null>;

export type ProviderDiscount = {
  percent: number;
  /** Null or zero: no cap. */
  maximumDiscount: Minor | null;
  minimumPurchase: Minor;
  /** The instant it ends: date and time together. */
  ends: string;
};

export type VehicleTerms = {
  rates: VehicleRates;
  discount: Discount | null;
  providerDiscount: ProviderDiscount | null;
};

export type Trip = { type: RentalType; hours: number; kilometres: number };

export type RentalPrice = {
  full: Minor;
  discount: Minor;
  total: Minor;
  /** Which rule was used: an eligible provider discount replaces the vehicle's own. */
  rule: 'provider' | 'vehicle' | null;
};

/** What the rate is multiplied by: hours, days (hours / 24, unrounded) or kilometres [RENT-40, Q-20]. */
export const tripUnits = ({ type, hours, kilometres }: Trip): number =>
  type === 'hourly' ? hours : type === 'day_wise' ? hours / 24 : kilometres;

/** Whole hours, rounded up, at least one. */
export const tripHours = (minutes: number): number => Math.max(1, Math.ceil(minutes / 60));

/** Null when the vehicle is not let by this type. */
export function rentalPrice(
  vehicle: VehicleTerms,
  trip: Trip,
  quantity: number,
  now: number,
): RentalPrice | null {
  const rate = vehicle.rates[trip.type];
  if (rate === null) return null;
  const full = roundHalfUp(rate * quantity * tripUnits(trip));
  const provider = providerDiscount(vehicle.providerDiscount, full, now);
  if (provider !== null) return { full, discount: provider, total: full - provider, rule: 'provider' };
  const own = vehicleDiscount(vehicle.discount, full, quantity);
  return { full, discount: own, total: full - own, rule: own > 0 ? 'vehicle' : null };
}

/** Only before its end, only from its minimum on, at most its cap [RENT-42]. Null: it does not apply. */
function providerDiscount(discount: ProviderDiscount | null, full: Minor, now: number): Minor | null {
  if (discount === null || discount.percent <= 0) return null;
  if (now >= Date.parse(discount.ends) || full < discount.minimumPurchase) return null;
  const { maximumDiscount } = discount;
  const cap = maximumDiscount !== null && maximumDiscount > 0 ? maximumDiscount : full;
  return Math.min(percentOf(full, discount.percent), cap, full);
}

/** A share of rate x duration, or an amount for each vehicle [RENT-41]. */
function vehicleDiscount(discount: Discount | null, full: Minor, quantity: number): Minor {
  if (discount === null) return 0;
  const amount = discount.kind === 'percent' ? percentOf(full, discount.percent) : discount.amount * quantity;
  return clamp(amount, 0, full);
}

export type Rate = { type: RentalType; rate: Minor };

/** The lowest of the rates that are switched on is the price a card shows [RENT-03]. */
export const defaultRate = (rates: VehicleRates): Rate | null =>
  RENTAL_TYPES.flatMap((type) => {
    const rate = rates[type];
    return rate === null ? [] : [{ type, rate }];
  }).sort((one, other) => one.rate - other.rate)[0] ?? null;
