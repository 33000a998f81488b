import type { CartAddPayload } from '../../../contract/types.gen';
import type { LinePerson } from '../../../domain/cart';
import type { LineFacts } from '../../../domain/cart-changes';
import type { ItemRow } from '../shared/item.rows';

/** A choice as positions in the item's menu, which are independent of the language. */
export type StoredSelection = {
  /** The chosen option of each axis of a variation, such as size and colour. */
  options: number[];
  /** The chosen values of each food group, in ascending order. */
  groups: number[][];
  /** Quantity per add-on id. */
  addOns: Record<string, number>;
};

type IfUnavailable = 'replace' | 'remove' | 'call';

/** `id: null`: the line is not stored yet. */
export type Line = {
  id: number | null;
  item: ItemRow;
  quantity: number;
  selection: StoredSelection;
  /** The values that the customer has seen and accepted. */
  known: LineFacts | null;
  /** The quantity that the customer requested. `null`: the requested quantity was available. */
  asked: number | null;
  ifUnavailable: IfUnavailable | null;
  /** The customer's note to the kitchen [CART-70]. */
  note: string | null;
  /** The friend who added the line to a group order. `null`: the owner of the cart [CART-72]. */
  member: LinePerson | null;
  createdAt: Date;
};

export type SavedLine = Line & { id: number };

/** Changes stock and prices in a demo. A real shop changes nothing. */
export type CartTerms = {
  /** Returns the part of the requested quantity that is available. */
  grant(quantity: number): number;
  /** Returns the item with the price that the cart charges. */
  priced(item: ItemRow): ItemRow;
};

export const plainCart: CartTerms = { grant: (quantity) => quantity, priced: (item) => item };

declare module '../../http/request-context' {
  interface RequestContext {
    cartTerms: CartTerms;
  }
}

export type CartKey = { owner: string; moduleId: number };

/**
 * The line that the client requests, as the contract defines it. Its price is ignored, because the server
 * computes the price.
 */
export type Draft = Pick<
  CartAddPayload,
  'model' | 'item_id' | 'quantity' | 'variation' | 'add_on_ids' | 'add_on_qtys' | 'if_unavailable' | 'note'
> & { group_member_id?: number | null };
