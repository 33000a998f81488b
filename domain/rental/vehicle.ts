import type { Discount, OpeningHours } from '../catalogue';
import type { Minor } from '../money';

/** Priced by hour, day or kilometre [RENT-03]; the client also writes 'distance'. */
export type RentalType = 'hourly' | 'day_wise' | 'distance_wise';

/** Applies to all vehicles of the provider. A maximum of zero means no maximum. */
export type ProviderDiscount = {
  discount: Discount;
  maximum: Minor;
  minimumPurchase: Minor;
  /** Shop time, such as 2026-11-24T12:00:00. `null`: unlimited. */
  starts: string | null;
  ends: string | null;
};

/** How the tank is returned. */
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
  /** `null`: the provider doesn't say [RENT-60]. */
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
  /** Number of units. */
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
  /** Per hour, day and kilometre. `null`: not available that way [RENT-04]. */
  rates: Record<RentalType, Minor | null>;
  discount: Discount | null;
  /** Returned with the vehicle. `null`: none, or not stated [RENT-60]. */
  deposit: Minor | null;
  /** Included by the day. `null`: not stated. */
  kilometresPerDay: number | null;
  extraKilometre: Minor | null;
  minimumAge: number | null;
  /** Pick-up zone. `null`: unknown. */
  zoneId: number | null;
  category: { id: number; name: string } | null;
  brand: { id: number; name: string } | null;
  provider: Provider;
};

/** Conditions of a rental that are shown before the booking [RENT-60]. */
export type RentalTerms = Pick<
  Vehicle,
  'fuel' | 'deposit' | 'kilometresPerDay' | 'extraKilometre' | 'minimumAge'
> & { provider: Pick<Provider, 'id' | 'name' | 'fuelRule' | 'protection' | 'licenceYears'> };
