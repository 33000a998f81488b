import type { Item, Selection } from '../../domain/catalogue';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** A line of the cart with this item: which choice it is and how many. */
export type ItemLine = { id: number; selection: Selection; quantity: number };

export type ItemOptionsInput = {
  itemId: string;
  /** Known already (page loader, list): no request is made. */
  item: Item | null;
  isCampaign: boolean;
  /** The line of the cart that is being edited [FOOD-12]. */
  edited: ItemLine | null;
  now: number;
  utcOffsetMinutes: number;
};

export type ItemOptionsContext = ItemOptionsInput & {
  selection: Selection;
  quantity: number;
  /** What the cart holds of this item. */
  lines: ItemLine[];
  /** The line that this choice changes; null is a new one [CART-23]. */
  lineId: number | null;
  failure: Failure | null;
};

export type ItemOptionsEvent =
  | { type: 'option.chosen'; title: string; option: string }
  | { type: 'value.toggled'; group: string; label: string }
  | { type: 'addOn.changed'; addOnId: number; quantity: number }
  | { type: 'quantity.increased' }
  | { type: 'quantity.decreased' }
  /** What the cart holds of this item, now and after every change. */
  | { type: 'lines.changed'; lines: ItemLine[] }
  /** The page has asked the server again: a flash sale has ended [CAT-12]. */
  | { type: 'item.refreshed'; item: Item }
  | { type: 'retry.requested' };

export type ItemOptionsEmitted = Notice;
