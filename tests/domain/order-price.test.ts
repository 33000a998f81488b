import { describe, expect, it } from 'vitest';
import type { Coupon } from '../../domain/coupon';
import type { Minor } from '../../domain/money';
import { type OrderTerms, orderPrice } from '../../domain/order-price';
import type { TaxedGoods } from '../../domain/tax';

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

const goodsOf = (amount: Minor, percent = 5): TaxedGoods[] => [{ amount, percent, source: 'shop' }];

const order = (given: Partial<OrderTerms> = {}): OrderTerms => ({
  goods: goodsOf(29_00),
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
  isTaxIncluded: false,
  tip: 0,
  ...given,
});

describe('The price of an order', () => {
  it('is goods less coupon plus tax plus delivery: 29.00 − 2.90 + 5.00 + 1.31 [PRICE-04, PRICE-07, Q-27]', () => {
    expect(orderPrice(order({ coupon: WELCOME10 }))).toMatchObject({
      items: 29_00,
      couponDiscount: 2_90,
      delivery: { fee: 5_00 },
      tax: 1_31,
      total: 32_41,
    });
  });

  it('includes the tax in the prices or adds it, as configured [PRICE-04]', () => {
    const takeAway = { ...order().delivery, isTakeAway: true };
    expect(
      orderPrice(order({ goods: goodsOf(105_00), delivery: takeAway, isTaxIncluded: true })),
    ).toMatchObject({
      tax: 5_00,
      total: 105_00,
    });
    expect(orderPrice(order({ goods: goodsOf(100_00), delivery: takeAway }))).toMatchObject({
      tax: 5_00,
      total: 105_00,
    });
  });

  it('has no delivery fee with a free-delivery coupon, which does not discount the goods [COUP-05, DLV-04]', () => {
    const price = orderPrice(order({ coupon: { ...WELCOME10, kind: 'freeDelivery' } }));
    expect(price).toMatchObject({ couponDiscount: 0, delivery: { fee: 0 }, tax: 1_45, total: 30_45 });
    expect(price.delivery.reasons).toEqual([{ rule: 'coupon', amount: 0 }]);
  });

  it('includes free delivery by the value of the goods before the coupon is subtracted [DLV-04, Q-24]', () => {
    const price = orderPrice(order({ goods: goodsOf(50_00), coupon: WELCOME10 }));
    expect(price).toMatchObject({ couponDiscount: 5_00, delivery: { fee: 0 }, total: 47_25 });
  });

  it('includes the whole tip, which is not taxed [CHK-09]', () => {
    expect(orderPrice(order({ tip: 3_00 })).total - orderPrice(order()).total).toBe(3_00);
  });

  it('is never below zero, however large the coupon [COUP-06]', () => {
    const flat: Coupon = { ...WELCOME10, discount: { kind: 'amount', amount: 700 } };
    const takeAway = { ...order().delivery, isTakeAway: true };
    expect(orderPrice(order({ goods: goodsOf(5_00), coupon: flat, delivery: takeAway })).total).toBe(0);
  });

  it('includes no tax on delivery and tip [PRICE-11]', () => {
    const price = orderPrice(order({ goods: goodsOf(10_00, 20), tip: 3_00 }));
    expect(price).toMatchObject({ delivery: { fee: 5_00 }, tax: 2_00, total: 20_00 });
  });

  it('includes the sum of the taxes of goods with different rates [PRICE-11]', () => {
    const goods = [...goodsOf(30_00), ...goodsOf(10_00, 15)];
    const added = orderPrice(order({ goods, coupon: WELCOME10 }));
    // 40.00 minus the coupon's 4.00. 27.00 at 5 % and 9.00 at 15 % are 1.35 each. Delivery is 5.00.
    expect(added).toMatchObject({ couponDiscount: 4_00, tax: 2_70, total: 43_70 });
    const included = orderPrice(order({ goods, coupon: WELCOME10, isTaxIncluded: true }));
    // 27.00 × 5 / 105 = 1.2857; 9.00 × 15 / 115 = 1.1739.
    expect(included).toMatchObject({ tax: 2_46, total: 41_00 });
    for (const { tax, taxes } of [added, included])
      expect(taxes.reduce((sum, part) => sum + part.tax, 0)).toBe(tax);
  });
});
