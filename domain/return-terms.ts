import type { ModuleType, ReturnTerms } from './catalogue';
import { returnDaysOf } from './order-states';

type ShownReturns = { days: number; terms: string | null };

/**
 * Returns the return terms to show for an item or a store. In markets of food and medicine, only terms that
 * the store itself promises are shown [ITEM-18].
 */
export function shownReturns(market: ModuleType | null, returns: ReturnTerms | null): ShownReturns | null {
  if (returns === null) return null;
  const isPromised = returns.days !== null || returns.terms !== null;
  if (market !== 'ecommerce' && !isPromised) return null;
  return { days: returnDaysOf(market, returns.days), terms: returns.terms };
}
