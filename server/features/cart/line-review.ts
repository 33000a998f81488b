import { createHash } from 'node:crypto';
import { stockOf } from '../../../domain/cart';
import { type LineChange, type LineFacts, lineChanges, removesLine } from '../../../domain/cart-changes';
import { effectiveDiscount, linePrice } from '../../../domain/item-price';
import { openState } from '../../../domain/opening-hours';
import { storeHoursOf, toTerms } from '../shared/item.terms';
import type { CartTerms, Line, SavedLine } from './cart.types';
import type { Moment } from './refusal';
import { selectionIn } from './selection';

export type Reader = Moment & Pick<CartTerms, 'priced'>;

type Review = { token: string; changes: LineChange[] };
export type ReviewedLine = { line: SavedLine; review: Review | null };

/** Returns the lines with the changes that the customer has not accepted yet [CART-63]. */
export function reviewed(lines: SavedLine[], reader: Reader): ReviewedLine[] {
  const taken = new Map<number, number>();
  return lines.map((saved) => {
    const line = { ...saved, item: reader.priced(saved.item) };
    const left = leftOf(line, taken.get(line.item.id) ?? 0);
    const wanted = line.asked ?? line.quantity;
    const available = Math.max(0, Math.min(line.quantity, left));
    taken.set(line.item.id, (taken.get(line.item.id) ?? 0) + available);
    const { is_active, store_is_active, module_is_active } = line.item;
    const changes = lineChanges({
      facts: factsOf(line, reader),
      known: line.known,
      isSold: is_active && store_is_active && module_is_active,
      wanted,
      available,
    });
    return { line, review: changes.length > 0 ? { token: tokenOf(changes), changes } : null };
  });
}

/**
 * Accepts the changes of lines whose token is current. Another token means that the line has changed again
 * since the customer saw it.
 */
export const withAccepted = (lines: SavedLine[], tokens: Map<number, string>, reader: Reader): Line[] =>
  reviewed(lines, reader).flatMap(({ line, review }, at): Line[] => {
    const saved = lines[at] ?? line;
    if (review === null || tokens.get(line.id) !== review.token) return [saved];
    if (removesLine(review.changes)) return [];
    const cut = review.changes.find((change) => change.kind === 'quantity');
    return [{ ...saved, quantity: cut?.to ?? line.quantity, asked: null, known: factsOf(line, reader) }];
  });

export function factsOf({ item, selection }: Pick<Line, 'item' | 'selection'>, moment: Moment): LineFacts {
  const terms = toTerms(item, 'en');
  return {
    price: linePrice(terms, selectionIn(item, selection, 'en'), 1).total,
    discount: item.flash_type !== null ? 'sale' : effectiveDiscount(terms) ? 'discount' : null,
    isOpen: openState(storeHoursOf(item, moment), moment.now, moment.utcOffsetMinutes).isOpen,
  };
}

/**
 * Returns how many more pieces of a line stock and limit allow. Each variation has its own stock. All other
 * lines of an item share the item's stock.
 */
function leftOf({ item, selection }: Line, taken: number): number {
  const terms = toTerms(item, 'en');
  const stock = stockOf(terms, selectionIn(item, selection, 'en')) ?? Number.POSITIVE_INFINITY;
  const limit = terms.maximumQuantity || Number.POSITIVE_INFINITY;
  return Math.min(item.choice_options.length > 0 ? stock : stock - taken, limit - taken);
}

const tokenOf = (changes: LineChange[]): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('base64url').slice(0, 22);
