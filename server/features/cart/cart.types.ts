import type { CartAddPayload } from '../../../src/api/contract.gen';
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

/** A line without an id is new. */
export type Line = {
  id: number | null;
  item: ItemRow;
  quantity: number;
  selection: StoredSelection;
  createdAt: Date;
};

export type SavedLine = Line & { id: number };

export type CartKey = { owner: string; moduleId: number };

/** What a request asks for, in the words of the contract. Its price is never believed. */
export type Wish = Pick<
  CartAddPayload,
  'model' | 'item_id' | 'quantity' | 'variation' | 'add_on_ids' | 'add_on_qtys'
>;
