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
  /** Pick-up zone. `null`: unknown. */
  zoneId: number | null;
  category: { id: number; name: string } | null;
  brand: { id: number; name: string } | null;
  provider: Provider;
};
