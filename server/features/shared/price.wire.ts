import type { DeliveryReason, TaxPart as WireTaxPart } from '../../../contract/types.gen';
import type { FeeReason } from '../../../domain/delivery-fee';
import { type Currency, fromMinor } from '../../../domain/money';
import type { TaxPart } from '../../../domain/tax';

const RULES = {
  takeAway: 'take_away',
  coupon: 'coupon',
  selfDelivery: 'self_delivery',
  allStores: 'all_stores',
  overAmount: 'over_amount',
  fixed: 'fixed',
  distance: 'distance',
  minimum: 'minimum',
  maximum: 'maximum',
  zone: 'zone',
  surge: 'surge',
} as const;

export const toWireTax = ({ percent, goods, tax, sources }: TaxPart, currency: Currency): WireTaxPart => ({
  percent,
  goods_amount: fromMinor(goods, currency),
  tax_amount: fromMinor(tax, currency),
  sources,
});

export const toWireReason = (reason: FeeReason, currency: Currency): DeliveryReason => ({
  rule: RULES[reason.rule],
  amount: fromMinor(reason.amount, currency),
  ...('kilometres' in reason && { kilometres: reason.kilometres }),
  ...('percent' in reason && { percent: reason.percent }),
});
