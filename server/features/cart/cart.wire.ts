import { linePrice } from '../../../domain/item-price';
import { fromMinor, percentOf } from '../../../domain/money';
import { chosenVariation } from '../../../domain/options';
import type { CartEntry, VariationInput } from '../../../src/api/contract.gen';
import type { RequestContext } from '../../http/request-context';
import type { ItemRow } from '../shared/item.rows';
import { toTerms } from '../shared/item.terms';
import { toWireItem } from '../shared/item.wire';
import type { SavedLine } from './cart.types';
import { selectionIn } from './selection';

type Reader = Pick<RequestContext, 'language' | 'scenario' | 'userId'>;

const RAISED_PERCENT = 110;

export function toWireEntry(line: SavedLine, reader: Reader): CartEntry {
  const { language, scenario } = reader;
  const item = scenario.faults.has('priceChanged') ? withRaisedPrices(line.item) : line.item;
  const terms = toTerms(item, language);
  const addOns = Object.entries(line.selection.addOns);
  return {
    id: line.id,
    item_id: item.id,
    item_type: 'Item',
    item: toWireItem(item, language),
    module_id: item.module_id,
    quantity: line.quantity,
    price: fromMinor(linePrice(terms, selectionIn(item, line.selection, language), line.quantity).total),
    variation: variationOf({ ...line, item }, reader),
    add_on_ids: addOns.map(([id]) => Number(id)),
    add_on_qtys: addOns.map(([, count]) => count),
    is_guest: reader.userId === null,
    created_at: line.createdAt.toISOString(),
  };
}

function variationOf({ item, selection }: SavedLine, { language }: Reader): VariationInput {
  const { options, groups } = selectionIn(item, selection, language);
  const terms = toTerms(item, language);
  const variation = chosenVariation(terms, { options, groups, addOns: {} });
  if (variation) {
    const { type, price, stock } = variation;
    return [{ type, price: fromMinor(price), ...(stock === null ? {} : { stock }) }];
  }
  return Object.entries(groups)
    .filter(([, labels]) => labels.length > 0)
    .map(([name, label]) => ({ name, values: { label } }));
}

/** What a shopper sees when the shop has raised its prices since the item was put in the cart. */
function withRaisedPrices(item: ItemRow): ItemRow {
  const raised = <Priced extends { price: number }>(priced: Priced): Priced => ({
    ...priced,
    price: percentOf(priced.price, RAISED_PERCENT),
  });
  return { ...raised(item), variations: item.variations.map(raised) };
}
