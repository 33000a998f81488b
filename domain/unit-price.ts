import type { Content, Item } from './catalogue';
import { priceRange } from './item-price';
import type { Minor } from './money';

type UnitPrice = { price: Minor; per: Content };

/** From this much on a shop counts in kilograms and litres, below it in hundreds. */
const LARGE = 250;
const WHOLE = 1000;
const HUNDRED = 100;
/** Saffron is weighed in grams. */
const TINY = 10;

/** What a kilogram, a litre or a piece of it costs now; null where choices decide, or one of it is all there is. */
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
