import { momentOf } from '../../../../domain/rental/local-time';
import type { Provider, ProviderDiscount } from '../../../../domain/rental/vehicle';
import { useClock, useConfig } from '../../../platform/shop.context';

type Running = ProviderDiscount & { percent: number };

/** Returns the provider's discount, or `null` outside its period [RENT-42]. */
export function useRunningDiscount({ discount }: Provider): Running | null {
  const now = useClock()();
  const { utcOffsetMinutes } = useConfig();
  // Both are local times of the shop. Its current UTC offset is used for both.
  const clock = { timeZone: null, utcOffsetMinutes };
  if (discount === null || discount.discount.kind !== 'percent') return null;
  const starts = discount.starts === null ? null : momentOf(discount.starts, clock);
  const ends = discount.ends === null ? null : momentOf(discount.ends, clock);
  const isRunning = (starts === null || starts <= now) && (ends === null || now < ends);
  return isRunning ? { ...discount, percent: discount.discount.percent } : null;
}
