import { describe, expect, it } from 'vitest';
import type { Coupon } from '../../domain/coupon';
import { type OrderTerms, orderPrice } from '../../domain/order-price';

const WELCOME10: Coupon = {
  kind: 'default',
  discount: { kind: 'percent', percent: 10, maximum: 5_00 },
  minimumPurchase: 20_00,
  zoneIds: [],
  storeIds: [],
  starts: 0,
  ends: 1,
  usesLeft: null,
};

const order = (given: Partial<OrderTerms> = {}): OrderTerms => ({
  subtotal: 29_00,
  coupon: null,
  delivery: {
    terms: {
      isSelfDelivery: false,
      isFreeBySelfDelivery: false,
      perKm: 1_00,
      minimumCharge: 2_00,
      maximumCharge: 8_00,
      fixedCharge: null,
      adminFreeDelivery: null,
      zoneIncreasePercent: 0,
      surge: null,
    },
    kilometres: 5,
    shopFreeOver: 50_00,
    isTakeAway: false,
  },
  tax: { percent: 5, isIncluded: false },
  tip: 0,
  ...given,
});

describe('What an order costs', () => {
  it('is goods less the coupon, tax on what is left, and delivery: 29.00 − 2.90 + 5.00 + 1.31 [PRICE-04, PRICE-07, Q-27]', () => {
    expect(orderPrice(order({ coupon: WELCOME10 }))).toMatchObject({
      items: 29_00,
      couponDiscount: 2_90,
      delivery: { fee: 5_00 },
      tax: 1_31,
      total: 32_41,
    });
  });

  it('has the tax in it, or on it [PRICE-04]', () => {
    const takeAway = { ...order().delivery, isTakeAway: true };
    const included = { percent: 5, isIncluded: true };
    expect(orderPrice(order({ subtotal: 105_00, delivery: takeAway, tax: included }))).toMatchObject({
      tax: 5_00,
      total: 105_00,
    });
    expect(orderPrice(order({ subtotal: 100_00, delivery: takeAway }))).toMatchObject({
      tax: 5_00,
      total: 105_00,
    });
  });

  it('has no delivery with a coupon for it, whose goods cost what they did [COUP-05, DLV-04]', () => {
    const price = orderPrice(order({ coupon: { ...WELCOME10, kind: 'freeDelivery' } }));
    expect(price).toMatchObject({ couponDiscount: 0, delivery: { fee: 0 }, tax: 1_45, total: 30_45 });
    expect(price.delivery.reasons).toEqual([{ rule: 'coupon', amount: 0 }]);
  });

  it('is brought for nothing by what the goods are worth before the coupon [DLV-04, Q-24]', () => {
    const price = orderPrice(order({ subtotal: 50_00, coupon: WELCOME10 }));
    expect(price).toMatchObject({ couponDiscount: 5_00, delivery: { fee: 0 }, total: 47_25 });
  });

  it('gives the courier the whole tip, without tax [CHK-09]', () => {
    expect(orderPrice(order({ tip: 3_00 })).total - orderPrice(order()).total).toBe(3_00);
  });

  it('is never below zero, whatever the coupon [COUP-06]', () => {
    const flat: Coupon = { ...WELCOME10, discount: { kind: 'amount', amount: 700 } };
    const takeAway = { ...order().delivery, isTakeAway: true };
    expect(orderPrice(order({ subtotal: 5_00, coupon: flat, delivery: takeAway })).total).toBe(0);
  });
});
