import type { CartAddPayload } from '../../../contract/types.gen';
import type { LineFacts } from '../../../domain/cart-changes';
import type { ItemRow } from '../shared/item.rows';

/** Choices by their position on the menu, so that every language reads the same line. */
export type StoredSelection = {
  /** The chosen option of each axis of a goods variation. */
  options: number[];
  /** The chosen values of each food group, ascending. */
  groups: number[][];
  /** How many of each add-on, by its id. */
  addOns: Record<string, number>;
};

type IfUnavailable = 'replace' | 'remove' | 'call';

/** A line without an id is new. */
export type Line = {
  id: number | null;
  item: ItemRow;
  quantity: number;
  selection: StoredSelection;
  /** What the customer saw last and agreed to. */
  known: LineFacts | null;
  /** How many were wanted, where fewer could be had. */
  asked: number | null;
  ifUnavailable: IfUnavailable | null;
  createdAt: Date;
};

export type SavedLine = Line & { id: number };

/** What a shop does to a cart beyond what is in its catalogue. */
export type CartTerms = {
  /** What is left of a wanted quantity. */
  grant(quantity: number): number;
  /** An item at the price of this moment. */
  priced(item: ItemRow): ItemRow;
};

export const plainCart: CartTerms = { grant: (quantity) => quantity, priced: (item) => item };

declare module '../../http/request-context' {
  interface RequestContext {
    cartTerms: CartTerms;
  }
}

export type CartKey = { owner: string; moduleId: number };

/** What a request asks for, in the words of the contract. Its price is never believed. */
export type Wish = Pick<
  CartAddPayload,
  'model' | 'item_id' | 'quantity' | 'variation' | 'add_on_ids' | 'add_on_qtys' | 'if_unavailable'
>;
