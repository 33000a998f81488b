import type { Contract } from '../../contract/types.gen';
import type { FeeReason } from '../../domain/delivery-fee';
import type { DiscountReason, PriceReason } from '../../domain/item-price';
import { type Currency, toMinor } from '../../domain/money';
import { isOn, numberOr, optionalNumber, textOr, type Wire, wiresOf } from './wire';

type Wires<T> = readonly Wire<T>[] | null | undefined;

const DISCOUNTS: Readonly<Record<string, DiscountReason['rule']>> = {
  store_discount: 'storeDiscount',
  flash_sale: 'flashSale',
  campaign: 'campaign',
  item_discount: 'itemDiscount',
};

/** Converts the reasons. Unknown rules are skipped, although the total includes their amounts. */
export const toLineReasons = (value: Wires<Contract['LineReason']>, currency: Currency): PriceReason[] =>
  wiresOf(value).flatMap((wire): PriceReason[] => {
    const amount = toMinor(numberOr(wire.amount, 0), currency);
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

const FREE: Readonly<Record<string, Extract<FeeReason, { amount: 0 }>['rule']>> = {
  take_away: 'takeAway',
  coupon: 'coupon',
  self_delivery: 'selfDelivery',
  all_stores: 'allStores',
  over_amount: 'overAmount',
};
const CHARGES: Readonly<Record<string, 'fixed' | 'minimum' | 'maximum' | 'surge'>> = {
  fixed: 'fixed',
  minimum: 'minimum',
  maximum: 'maximum',
  surge: 'surge',
};

/** Converts the reasons of a fee. Unknown ones are skipped. */
export const toFeeReasons = (value: Wires<Contract['DeliveryReason']>, currency: Currency): FeeReason[] =>
  wiresOf(value).flatMap((wire): FeeReason[] => {
    const amount = toMinor(numberOr(wire.amount, 0), currency);
    const rule = textOr(wire.rule, '');
    const [free, charge] = [FREE[rule], CHARGES[rule]];
    if (free !== undefined) return [{ rule: free, amount: 0 }];
    if (charge !== undefined) return [{ rule: charge, amount }];
    if (rule === 'distance') return [{ rule, kilometres: numberOr(wire.kilometres, 0), amount }];
    return rule === 'zone' ? [{ rule, percent: numberOr(wire.percent, 0), amount }] : [];
  });
