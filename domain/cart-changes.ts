import type { Minor } from './money';

/** What decides whether a line is still the one that the customer agreed to. */
export type LineFacts = {
  /** One piece with its add-ons. */
  price: Minor;
  discount: 'sale' | 'discount' | null;
  isOpen: boolean;
};

export type PriceCause = 'price' | 'discountEnded' | 'saleEnded';

/** One difference between what the customer agreed to and what can be had now [CART-63]. */
export type LineChange =
  | { kind: 'gone' }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'price'; from: Minor; to: Minor; cause: PriceCause }
  | { kind: 'storeClosed' };

type LineNow = {
  facts: LineFacts;
  /** Null: nobody has agreed to anything yet, so nothing has changed. */
  known: LineFacts | null;
  isSold: boolean;
  wanted: number;
  /** How many of the wanted ones can be had. */
  available: number;
};

/** What is gone needs no further words; the rest is told in the order of its weight. */
export function lineChanges({ facts, known, isSold, wanted, available }: LineNow): LineChange[] {
  if (!isSold) return [{ kind: 'gone' }];
  const changes: LineChange[] = [];
  if (available < wanted) changes.push({ kind: 'quantity', from: wanted, to: available });
  if (known && known.price !== facts.price)
    changes.push({ kind: 'price', from: known.price, to: facts.price, cause: priceCause(known, facts) });
  if (known?.isOpen && !facts.isOpen) changes.push({ kind: 'storeClosed' });
  return changes;
}

/** A price that rises when a discount ends has risen for that reason [PRICE-09, CAT-12]. */
function priceCause(known: LineFacts, facts: LineFacts): PriceCause {
  if (facts.price < known.price) return 'price';
  if (known.discount === 'sale' && facts.discount !== 'sale') return 'saleEnded';
  return known.discount !== null && facts.discount === null ? 'discountEnded' : 'price';
}

/** Nothing of this line can be had any more: agreeing takes it out of the cart. */
export const isLost = (changes: readonly LineChange[]): boolean =>
  changes.some((change) => change.kind === 'gone' || (change.kind === 'quantity' && change.to === 0));
