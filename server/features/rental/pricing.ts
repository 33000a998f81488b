import { type TripPrice, tripPrice } from '../../../domain/rental/trip-price';
import type { RequestContext } from '../../http/request-context';
import { providerDiscountOf, ratesOf, vehicleDiscountOf } from '../shared/vehicle.terms';
import type { TripData, TripLine } from './cart/trip-cart.types';

/** Returns the price of a trip with the discounts that run now [RENT-40..42, CART-63]. */
export function priceOf(
  { type, hours, distanceMetres }: Pick<TripData, 'type' | 'hours' | 'distanceMetres'>,
  lines: readonly Pick<TripLine, 'vehicle' | 'quantity'>[],
  { now, config }: Pick<RequestContext, 'now' | 'config'>,
): TripPrice | null {
  const { utc_offset_minutes: utcOffsetMinutes } = config;
  const provider = lines[0]?.vehicle.provider ?? null;
  return tripPrice(
    lines.map(({ vehicle, quantity }) => ({
      rates: ratesOf(vehicle),
      discount: vehicleDiscountOf(vehicle),
      quantity,
    })),
    type,
    { hours, metres: distanceMetres },
    { provider: provider && providerDiscountOf(provider, utcOffsetMinutes), now, utcOffsetMinutes },
  );
}
