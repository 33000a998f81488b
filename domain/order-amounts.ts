import type { Minor } from './money';
import type { OrderLine, PlacedOrder } from './placed-order';
import { hasSeveralRates, type TaxPart } from './tax';

export type AmountRule =
  | 'items'
  | 'storeDiscount'
  | 'coupon'
  | 'delivery'
  | 'surge'
  | 'packaging'
  | 'service'
  | 'taxAdded'
  | 'tip'
  | 'parcelReturn'
  | 'other';

/**
 * An amount of the order's price. An order with several tax rates has one tax amount per rate; `part` is the
 * part with that rate.
 */
type OrderAmount = { rule: AmountRule; amount: Minor; part?: TaxPart };

/**
 * Returns the amount of every rule, in the order of the checkout. Their sum is the total [ORD-03, PRICE-08].
 */
export function amountsOf(order: PlacedOrder, lines: readonly OrderLine[]): OrderAmount[] {
  const items = lines.reduce((sum, { total }) => sum + total, 0);
  const known: OrderAmount[] = [
    { rule: 'items', amount: items },
    { rule: 'storeDiscount', amount: -order.storeDiscount },
    { rule: 'coupon', amount: -order.couponDiscount },
    { rule: 'delivery', amount: order.deliveryCharge - order.surge },
    { rule: 'surge', amount: order.surge },
    { rule: 'packaging', amount: order.packaging },
    { rule: 'service', amount: order.serviceCharge },
    ...(order.isTaxIncluded ? [] : addedTaxes(order)),
    { rule: 'tip', amount: order.tip },
    { rule: 'parcelReturn', amount: order.parcel?.comingBack?.fee ?? 0 },
  ];
  const rest = order.total - known.reduce((sum, { amount }) => sum + amount, 0);
  return [...known, { rule: 'other' as const, amount: rest }].filter(
    ({ rule, amount, part }) =>
      amount !== 0 ||
      part !== undefined ||
      rule === 'delivery' ||
      (rule === 'items' && order.type !== 'parcel'),
  );
}

const addedTaxes = ({ tax, taxes }: PlacedOrder): OrderAmount[] =>
  hasSeveralRates(taxes)
    ? taxes.map((part) => ({ rule: 'taxAdded', amount: part.tax, part }))
    : [{ rule: 'taxAdded', amount: tax }];
