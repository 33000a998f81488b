import type { CartAddPayload } from '../../../contract/types.gen';
import type { LineFacts } from '../../../domain/cart-changes';
import type { ItemRow } from '../shared/item.rows';

/** Choices by menu position, independent of language. */
export type StoredSelection = {
  /** The chosen option per axis of a variation. */
  options: number[];
  /** The chosen values per food group, ascending. */
  groups: number[][];
  /** Quantity per add-on id. */
  addOns: Record<string, number>;
};

type IfUnavailable = 'replace' | 'remove' | 'call';

/** A new line has no id. */
export type Line = {
  id: number | null;
  item: ItemRow;
  quantity: number;
  selection: StoredSelection;
  /** The values that the customer saw and accepted. */
  known: LineFacts | null;
  /** The requested quantity, if fewer were available. */
  asked: number | null;
  ifUnavailable: IfUnavailable | null;
  /** The customer's note to the kitchen [CART-70]. */
  note: string | null;
  createdAt: Date;
};

export type SavedLine = Line & { id: number };

/** The changes that a demo adds to a cart. */
export type CartTerms = {
  /** The allowed part of a quantity. */
  grant(quantity: number): number;
  /** The item at its current price. */
  priced(item: ItemRow): ItemRow;
};

export const plainCart: CartTerms = { grant: (quantity) => quantity, priced: (item) => item };

declare module '../../http/request-context' {
  interface RequestContext {
    cartTerms: CartTerms;
  }
}

export type CartKey = { owner: string; moduleId: number };

/** The requested line in contract terms. Its price is ignored. */
export type Draft = Pick<
  CartAddPayload,
  'model' | 'item_id' | 'quantity' | 'variation' | 'add_on_ids' | 'add_on_qtys' | 'if_unavailable' | 'note'
>;
