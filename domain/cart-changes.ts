import type { Minor } from './money';

/**
 * The values of a cart line that the customer accepts. If one changes, the customer must accept the line
 * again.
 */
export type LineFacts = {
  /** The price of one piece with its add-ons. */
  price: Minor;
  discount: 'sale' | 'discount' | null;
  isOpen: boolean;
};

export type PriceCause = 'price' | 'discountEnded' | 'saleEnded';

/** A difference between what the customer accepted and what is available [CART-63]. */
export type LineChange =
  | { kind: 'gone' }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'price'; from: Minor; to: Minor; cause: PriceCause }
  | { kind: 'storeClosed' };

type LineNow = {
  facts: LineFacts;
  /** The values that the customer accepted. `null`: none yet, so nothing has changed. */
  known: LineFacts | null;
  isSold: boolean;
  wanted: number;
  available: number;
};

/** Returns the differences, the most important first. A sold-out line reports nothing else. */
export function lineChanges({ facts, known, isSold, wanted, available }: LineNow): LineChange[] {
  if (!isSold) return [{ kind: 'gone' }];
  const changes: LineChange[] = [];
  if (available < wanted) changes.push({ kind: 'quantity', from: wanted, to: available });
  if (known && known.price !== facts.price)
    changes.push({ kind: 'price', from: known.price, to: facts.price, cause: priceCause(known, facts) });
  if (known?.isOpen && !facts.isOpen) changes.push({ kind: 'storeClosed' });
  return changes;
}

/**
 * Returns why the price changed. A price that rises because a discount ended is reported as the end of the
 * discount [PRICE-09, CAT-12].
 */
function priceCause(known: LineFacts, facts: LineFacts): PriceCause {
  if (facts.price < known.price) return 'price';
  if (known.discount === 'sale' && facts.discount !== 'sale') return 'saleEnded';
  return known.discount !== null && facts.discount === null ? 'discountEnded' : 'price';
}

/** Returns whether accepting the changes removes the line, because no piece of it is available. */
export const removesLine = (changes: readonly LineChange[]): boolean =>
  changes.some((change) => change.kind === 'gone' || (change.kind === 'quantity' && change.to === 0));
