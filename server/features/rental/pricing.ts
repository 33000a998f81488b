import { type TripPrice, tripPrice } from '../../../domain/rental/trip-price';
import { providerDiscountOf, ratesOf, vehicleDiscountOf } from '../shared/vehicle.terms';
import type { TripData, TripLine } from './cart/trip-cart.types';

/** What the vehicles cost on this trip, the discounts being what they are at this moment [RENT-40..42, CART-63]. */
export function priceOf(
  { type, hours, distanceMetres }: Pick<TripData, 'type' | 'hours' | 'distanceMetres'>,
  lines: readonly Pick<TripLine, 'vehicle' | 'quantity'>[],
  now: number,
): TripPrice | null {
  const provider = lines[0]?.vehicle.provider ?? null;
  return tripPrice(
    lines.map(({ vehicle, quantity }) => ({
      rates: ratesOf(vehicle),
      discount: vehicleDiscountOf(vehicle),
      quantity,
    })),
    type,
    { hours, metres: distanceMetres },
    { provider: provider && providerDiscountOf(provider), now },
  );
}
