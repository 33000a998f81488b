import { type AddRefusal, addRefusal, quantityRefusal } from '../../../domain/cart';
import { refuse } from '../../http/errors';
import type { LocalText } from '../../http/language';
import type { ItemRow } from '../shared/item.rows';
import { openingOf, toTerms } from '../shared/item.terms';
import { CART_MESSAGES, choiceMessage, groupMessage } from './cart.messages';
import type { Line } from './cart.types';
import { selectionIn } from './selection';

export type Moment = { now: number; utcOffsetMinutes: number };

/**
 * Refuses items that can never be in this cart: items of another module, campaign items, or items that are no
 * longer sold.
 */
export function assertSold(item: ItemRow, model: 'Item' | 'ItemCampaign', moduleId: number): void {
  if (model === 'ItemCampaign' || item.campaign_starts !== null)
    refuse(403, 'campaign', CART_MESSAGES.campaign);
  if (!item.is_active || !item.store_is_active || !item.module_is_active)
    refuse(403, 'not_available', CART_MESSAGES.noLongerSold);
  if (item.module_id !== moduleId) refuse(403, 'moduleId', CART_MESSAGES.otherModule);
}

/**
 * Refuses an item that cannot be added now: by the domain's rules, or because other lines use up the item's
 * stock.
 */
export function assertAddable(line: Line, others: Line[], { now, utcOffsetMinutes }: Moment): void {
  const terms = {
    ...toTerms(line.item, 'en'),
    storeOpening: openingOf(line.item, now, utcOffsetMinutes),
  };
  const selection = selectionIn(line.item, line.selection, 'en');
  const refusal = addRefusal({ terms, selection, quantity: line.quantity, now, utcOffsetMinutes });
  if (refusal) refuse(403, ...explain(refusal, line.item));
  const elsewhere = others
    .filter(({ item }) => item.id === line.item.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const shared = { ...terms, variations: [], choiceOptions: [], stock: stockOfAll(line.item) };
  const refused = quantityRefusal(shared, selection, line.quantity + elsewhere);
  if (refused) refuse(403, ...explain({ code: refused }, line.item));
}

/**
 * Returns the stock that all choices of an item share. `null`: the stock is unlimited, or each variation has
 * its own.
 */
const stockOfAll = ({ choice_options, stock }: ItemRow): number | null =>
  choice_options.length > 0 ? null : stock;

type Explained = [code: string, message: LocalText];

function explain(refusal: AddRefusal, item: ItemRow): Explained {
  switch (refusal.code) {
    case 'optionsMissing': {
      const group = item.food_groups.find(({ name }) => name.en === refusal.problem.group);
      return ['variation', group ? groupMessage(group, refusal.problem) : CART_MESSAGES.unknownChoice];
    }
    case 'variationMissing': {
      const choice = item.choice_options.find(({ title }) => title.en === refusal.title);
      return ['variation', choice ? choiceMessage(choice) : CART_MESSAGES.unknownChoice];
    }
    case 'variationOutOfStock':
      return ['variation_out_of_stock', CART_MESSAGES.variationOutOfStock];
    case 'outOfStock':
      return ['out_of_stock', CART_MESSAGES.outOfStock];
    case 'outOfLimit':
      return ['out_of_limit', CART_MESSAGES.outOfLimit];
    case 'notAvailableNow':
      return ['not_available', CART_MESSAGES.notAvailableNow];
    case 'storeClosed':
      return ['store_closed', CART_MESSAGES.storeClosed];
    case 'campaignEnded':
      return ['campaign', CART_MESSAGES.campaign];
  }
}
