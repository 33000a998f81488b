import type { Contract } from '../../contract/types.gen';
import type { DiscountReason, PriceReason } from '../../domain/item-price';
import { toMinor } from '../../domain/money';
import type { QuoteReason } from '../../domain/order-quote';
import { isOn, numberOr, optionalNumber, textOr, type Wire, wiresOf } from './wire';

type Wires<T> = readonly Wire<T>[] | null | undefined;

const DISCOUNTS: Readonly<Record<string, DiscountReason['rule']>> = {
  store_discount: 'storeDiscount',
  flash_sale: 'flashSale',
  campaign: 'campaign',
  item_discount: 'itemDiscount',
};

/** Rules that this app does not know are left to the total. */
export const toLineReasons = (value: Wires<Contract['LineReason']>): PriceReason[] =>
  wiresOf(value).flatMap((wire): PriceReason[] => {
    const amount = toMinor(numberOr(wire.amount, 0));
    const label = textOr(wire.label, '');
    const quantity = numberOr(wire.quantity, 1);
    const rule = DISCOUNTS[textOr(wire.rule, '')];
    if (rule !== undefined)
      return [{ rule, percent: optionalNumber(wire.percent), isCapped: isOn(wire.is_capped), amount }];
    if (wire.rule === 'base') return [{ rule: 'base', amount }];
    if (wire.rule === 'option') return [{ rule: 'option', label, amount }];
    if (wire.rule === 'quantity') return [{ rule: 'quantity', quantity, amount }];
    return wire.rule === 'add_on' ? [{ rule: 'addOn', label, quantity, amount }] : [];
  });

export const toFeeReasons = (value: Wires<Contract['DeliveryReason']>): QuoteReason[] =>
  wiresOf(value).map((reason) => ({
    rule: textOr(reason.rule, ''),
    amount: toMinor(numberOr(reason.amount, 0)),
    kilometres: optionalNumber(reason.kilometres),
    percent: optionalNumber(reason.percent),
  }));
