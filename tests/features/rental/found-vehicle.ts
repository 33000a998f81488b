import type { FoundVehicle } from '../../../src/api/rental-mapping';

/** A vehicle as a list returns it: free, with no picture, discount or rating. */
export const foundVehicle = (base: object): FoundVehicle =>
  ({
    ...base,
    description: '',
    imageUrls: [],
    isNew: false,
    isActive: true,
    discount: null,
    rating: 0,
    ratingCount: 0,
    seats: 5,
    hasAirCondition: true,
    transmission: 'manual',
    available: 2,
    prices: [],
  }) as unknown as FoundVehicle;
