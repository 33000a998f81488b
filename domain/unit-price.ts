import type { Content, Item } from './catalogue';
import { priceRange } from './item-price';
import type { Minor } from './money';

type UnitPrice = { price: Minor; per: Content };

/** From this amount of content on, the unit price is per kilogram or litre. Below it, per 100 g or ml. */
const LARGE = 250;
const WHOLE = 1000;
const HUNDRED = 100;
/** Below this amount the unit price is per gram, for example for saffron. */
const TINY = 10;

/**
 * Returns the unit price. `null`: the content depends on the chosen options, or the item is a single piece.
 */
export function unitPrice(item: Item): UnitPrice | null {
  const { content } = item;
  const { low, high } = priceRange(item);
  if (content === null || content.amount <= 0 || low !== high || low === 0) return null;
  const per = { measure: content.measure, amount: usualAmount(content) };
  if (content.measure === 'piece' && content.amount === 1) return null;
  return { per, price: Math.round((low * per.amount) / content.amount) };
}

function usualAmount({ amount, measure }: Content): number {
  if (measure === 'piece' || amount <= TINY) return 1;
  return amount >= LARGE ? WHOLE : HUNDRED;
}
