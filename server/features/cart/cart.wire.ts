import type { CartEntry, CartLineReview, VariationInput } from '../../../contract/types.gen';
import type { LineChange } from '../../../domain/cart-changes';
import { linePrice } from '../../../domain/item-price';
import { type Currency, fromMinor } from '../../../domain/money';
import { chosenVariation } from '../../../domain/options';
import type { RequestContext } from '../../http/request-context';
import { toTerms } from '../shared/item.terms';
import { toWireItem } from '../shared/item.wire';
import type { SavedLine } from './cart.types';
import type { ReviewedLine } from './line-review';
import { selectionIn } from './selection';

type Reader = Pick<RequestContext, 'language' | 'now' | 'config' | 'currency' | 'userId'>;

export function toWireEntry({ line, review }: ReviewedLine, reader: Reader): CartEntry {
  const { language, currency } = reader;
  const { item } = line;
  const terms = toTerms(item, language);
  const addOns = Object.entries(line.selection.addOns);
  return {
    id: line.id,
    item_id: item.id,
    item_type: 'Item',
    item: toWireItem(item, reader),
    module_id: item.module_id,
    quantity: line.quantity,
    price: fromMinor(
      linePrice(terms, selectionIn(item, line.selection, language), line.quantity).total,
      currency,
    ),
    variation: variationOf(line, reader),
    add_on_ids: addOns.map(([id]) => Number(id)),
    add_on_qtys: addOns.map(([, count]) => count),
    is_guest: reader.userId === null,
    ...(line.ifUnavailable && { if_unavailable: line.ifUnavailable }),
    ...(line.note && { note: line.note }),
    ...(line.member && { group_member: line.member }),
    ...(item.flash_ends && { price_ends_in: Math.max(0, item.flash_ends.getTime() - reader.now) }),
    ...(review && {
      review: {
        token: review.token,
        changes: review.changes.map((change) => toWireChange(change, currency)),
      },
    }),
    created_at: line.createdAt.toISOString(),
  };
}

const CAUSES = { price: 'price', discountEnded: 'discount_ended', saleEnded: 'sale_ended' } as const;

function toWireChange(change: LineChange, currency: Currency): CartLineReview['changes'][number] {
  switch (change.kind) {
    case 'price':
      return {
        kind: 'price',
        from: fromMinor(change.from, currency),
        to: fromMinor(change.to, currency),
        cause: CAUSES[change.cause],
      };
    case 'storeClosed':
      return { kind: 'store_closed' };
    default:
      return change;
  }
}

function variationOf({ item, selection }: SavedLine, { language, currency }: Reader): VariationInput {
  const { options, groups } = selectionIn(item, selection, language);
  const terms = toTerms(item, language);
  const variation = chosenVariation(terms, { options, groups, addOns: {} });
  if (variation) {
    const { type, price, stock } = variation;
    return [{ type, price: fromMinor(price, currency), ...(stock === null ? {} : { stock }) }];
  }
  return Object.entries(groups)
    .filter(([, labels]) => labels.length > 0)
    .map(([name, label]) => ({ name, values: { label } }));
}
