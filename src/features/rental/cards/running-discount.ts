import { momentOf } from '../../../../domain/rental/local-time';
import type { Provider, ProviderDiscount } from '../../../../domain/rental/vehicle';
import { useClock, useConfig } from '../../../platform/shop.context';

type Running = ProviderDiscount & { percent: number };

/** What the provider takes off now; null when its time has not come or is over [RENT-42]. */
export function useRunningDiscount({ discount }: Provider): Running | null {
  const now = useClock()();
  const { utcOffsetMinutes } = useConfig();
  // The server says both in the one offset that it tells.
  const clock = { timeZone: null, utcOffsetMinutes };
  if (discount === null || discount.discount.kind !== 'percent') return null;
  const starts = discount.starts === null ? null : momentOf(discount.starts, clock);
  const ends = discount.ends === null ? null : momentOf(discount.ends, clock);
  const isRunning = (starts === null || starts <= now) && (ends === null || now < ends);
  return isRunning ? { ...discount, percent: discount.discount.percent } : null;
}
