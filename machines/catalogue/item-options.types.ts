import type { Item, Selection } from '../../domain/catalogue';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** A cart line of this item. */
export type ItemLine = { id: number; selection: Selection; quantity: number };

export type ItemOptionsInput = {
  itemId: string;
  /** The item if it is already loaded. No request is sent then. */
  item: Item | null;
  isCampaign: boolean;
  /** The cart line being edited [FOOD-12]. */
  edited: ItemLine | null;
  now: number;
  utcOffsetMinutes: number;
};

export type ItemOptionsContext = ItemOptionsInput & {
  selection: Selection;
  quantity: number;
  lines: ItemLine[];
  /** The id of the line that the button updates. `null`: the button adds a line [CART-23]. */
  lineId: number | null;
  failure: Failure | null;
};

export type ItemOptionsEvent =
  | { type: 'option.chosen'; title: string; option: string }
  | { type: 'value.toggled'; group: string; label: string }
  | { type: 'addOn.changed'; addOnId: number; quantity: number }
  | { type: 'quantity.increased' }
  | { type: 'quantity.decreased' }
  /** The cart's lines. Sent at the start and after every change. */
  | { type: 'lines.changed'; lines: ItemLine[] }
  /** The item was refetched because a flash sale ended [CAT-12]. */
  | { type: 'item.refreshed'; item: Item }
  | { type: 'retry.requested' };

export type ItemOptionsEmitted = Notice;
