import type { Contract } from '../../contract/types.gen';
import type { LineReview } from '../../domain/cart';
import type { LineChange, PriceCause } from '../../domain/cart-changes';
import { toMinor } from '../../domain/money';
import { optionalText, optionalWire, requiredNumber, type Wire, wiresOf } from './wire';

const CAUSES: Readonly<Record<string, PriceCause>> = {
  discount_ended: 'discountEnded',
  sale_ended: 'saleEnded',
};

/** Null when nothing has changed since the customer agreed to the line [CART-63]. */
export function toLineReview(value: Wire<Contract['CartLineReview']> | null | undefined): LineReview | null {
  const wire = optionalWire(value);
  const token = optionalText(wire?.token);
  const changes = wiresOf(wire?.changes).flatMap(toChange);
  return token !== null && changes.length > 0 ? { token, changes } : null;
}

/** A change of a kind that this app does not know yet can't be shown. */
function toChange(wire: Wire<Contract['CartLineReview']['changes'][number]>): LineChange[] {
  switch (wire.kind) {
    case 'gone':
      return [{ kind: 'gone' }];
    case 'store_closed':
      return [{ kind: 'storeClosed' }];
    case 'quantity':
      return [{ kind: 'quantity', from: requiredNumber(wire, 'from'), to: requiredNumber(wire, 'to') }];
    case 'price':
      return [
        {
          kind: 'price',
          from: toMinor(requiredNumber(wire, 'from')),
          to: toMinor(requiredNumber(wire, 'to')),
          cause: CAUSES[String(wire.cause)] ?? 'price',
        },
      ];
    default:
      return [];
  }
}
