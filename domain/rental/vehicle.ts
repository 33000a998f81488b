import type { Discount, OpeningHours } from '../catalogue';
import type { Minor } from '../money';

/**
 * How a rental is priced: by hour, day or kilometre [RENT-03]. The client's specification also writes
 * 'distance'.
 */
export type RentalType = 'hourly' | 'day_wise' | 'distance_wise';

/** A discount on all vehicles of the provider. A maximum of zero means no maximum. */
export type ProviderDiscount = {
  discount: Discount;
  maximum: Minor;
  minimumPurchase: Minor;
  /** The start in the shop's local time, such as 2026-11-24T12:00:00. `null`: no limit. */
  starts: string | null;
  ends: string | null;
};

/** How full the tank must be when the customer returns the vehicle. */
export const FUEL_RULES = ['full_to_full', 'same_level', 'included'] as const;
export type FuelRule = (typeof FUEL_RULES)[number];

export type Provider = {
  id: number;
  name: string;
  address: string;
  lat: number;
  lng: number;
  phone: string | null;
  logoUrl: string | null;
  coverUrl: string | null;
  zoneIds: number[];
  rating: number;
  ratingCount: number;
  vehicleCount: number;
  hours: OpeningHours[];
  isActive: boolean;
  taxPercent: number;
  discount: ProviderDiscount | null;
  /** The provider's fuel rule. `null`: the provider doesn't publish one [RENT-60]. */
  fuelRule: FuelRule | null;
  protection: string | null;
  licenceYears: number | null;
};

export type Vehicle = {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  imageUrls: string[];
  isNew: boolean;
  isActive: boolean;
  /** How many vehicles of this model the provider has. */
  total: number;
  rating: number;
  ratingCount: number;
  tripCount: number;
  seats: number | null;
  hasAirCondition: boolean;
  transmission: string | null;
  fuel: string | null;
  model: string | null;
  engineCapacity: string | null;
  enginePower: string | null;
  tags: string[];
  /** The rates per hour, day and kilometre. `null`: the vehicle is not offered by that type [RENT-04]. */
  rates: Record<RentalType, Minor | null>;
  discount: Discount | null;
  /** Refunded when the vehicle is returned. `null`: none, or not stated [RENT-60]. */
  deposit: Minor | null;
  /** Kilometres included in each rental day. `null`: not stated. */
  kilometresPerDay: number | null;
  extraKilometre: Minor | null;
  minimumAge: number | null;
  /** The zone where the vehicle is picked up. `null`: unknown. */
  zoneId: number | null;
  category: { id: number; name: string } | null;
  brand: { id: number; name: string } | null;
  provider: Provider;
};

/** The rental conditions that the customer sees before the booking [RENT-60]. */
export type RentalTerms = Pick<
  Vehicle,
  'fuel' | 'deposit' | 'kilometresPerDay' | 'extraKilometre' | 'minimumAge'
> & { provider: Pick<Provider, 'id' | 'name' | 'fuelRule' | 'protection' | 'licenceYears'> };
