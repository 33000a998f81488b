import type { Item, Selection } from '../../domain/catalogue';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type ItemOptionsInput = {
  itemId: string;
  /** Known already (page loader, list): no request is made. */
  item: Item | null;
  isCampaign: boolean;
  /** Editing a line of the cart: its choices [FOOD-12]. */
  selection: Selection | null;
  quantity: number | null;
  now: number;
  utcOffsetMinutes: number;
};

export type ItemOptionsContext = Omit<ItemOptionsInput, 'selection' | 'quantity'> & {
  selection: Selection;
  quantity: number;
  failure: Failure | null;
};

export type ItemOptionsEvent =
  | { type: 'option.chosen'; title: string; option: string }
  | { type: 'value.toggled'; group: string; label: string }
  | { type: 'addOn.changed'; addOnId: number; quantity: number }
  | { type: 'quantity.increased' }
  | { type: 'quantity.decreased' }
  | { type: 'selection.reset'; selection: Selection; quantity: number }
  /** The page has asked the server again: a flash sale has ended [CAT-12]. */
  | { type: 'item.refreshed'; item: Item }
  | { type: 'retry.requested' };

export type ItemOptionsEmitted = Notice;
