import { describe, expect, it } from 'vitest';
import type { DeliveryTerms } from '../../domain/catalogue';
import {
  type Basket,
  type Coupon,
  couponDiscount,
  couponRefusal,
  isFreeDelivery,
  isSameCode,
} from '../../domain/coupon';
import { type Delivery, deliveryFee } from '../../domain/delivery-fee';
import { linePrice } from '../../domain/item-price';
import { taxOn } from '../../domain/tax';
import { COLA, choose, items, T0 } from './demo-items';

const coupon = (own: Partial<Coupon> = {}): Coupon => ({
  code: 'WELCOME10',
  scope: { kind: 'everywhere' },
  discount: { kind: 'percent', percent: 10 },
  maximumDiscount: 5_00,
  minimumPurchase: 20_00,
  starts: null,
  ends: null,
  usesLeft: null,
  ...own,
});
const basket = (own: Partial<Basket> = {}): Basket => ({ subtotal: 50_00, storeId: 1, zoneIds: [1], ...own });

describe('coupons', () => {
  it.each([
    [20_00, 2_00],
    [50_00, 5_00],
    [80_00, 5_00],
  ])('WELCOME10 takes from %i: %i [COUP-06]', (subtotal, discount) => {
    expect(couponDiscount(coupon(), subtotal)).toBe(discount);
  });

  it('WELCOME10 needs 20.00, inclusive [COUP-02]', () => {
    expect(couponRefusal(coupon(), basket({ subtotal: 19_99 }), T0)).toEqual({
      code: 'belowMinimum',
      minimum: 20_00,
    });
    expect(couponRefusal(coupon(), basket({ subtotal: 20_00 }), T0)).toBeNull();
  });

  it.each([0, null])('NOCAP15 has no cap when the cap is %s [COUP-06]', (maximumDiscount) => {
    const noCap = coupon({ discount: { kind: 'percent', percent: 15 }, maximumDiscount });
    expect(couponDiscount(noCap, 100_00)).toBe(15_00);
  });

  it('FLAT7 takes no more than there is [COUP-06]', () => {
    const flat = coupon({ discount: { kind: 'amount', amount: 7_00 }, maximumDiscount: 0 });
    expect(couponDiscount(flat, 5_00)).toBe(5_00);
    expect(couponDiscount(flat, 9_00)).toBe(7_00);
  });

  it.each([
    [[1], null],
    [[1, 2], null],
    [[2], { code: 'otherZone' }],
    [[], { code: 'otherZone' }],
  ])('HARBOUR in zones %j: %j [COUP-03, Q-80]', (zoneIds, refusal) => {
    const harbour = coupon({ scope: { kind: 'zone', zoneIds: [1] } });
    expect(couponRefusal(harbour, basket({ zoneIds }), T0)).toEqual(refusal);
  });

  it('BASIL is for its store only [COUP-04]', () => {
    const basil = coupon({ scope: { kind: 'store', storeIds: [1] } });
    expect(couponRefusal(basil, basket(), T0)).toBeNull();
    expect(couponRefusal(basil, basket({ storeId: 2 }), T0)).toEqual({ code: 'otherStore' });
  });

  it('SHIPFREE leaves the items alone [COUP-05]', () => {
    const shipFree = coupon({ discount: null, minimumPurchase: 15_00 });
    expect(couponDiscount(shipFree, 50_00)).toBe(0);
    expect([shipFree, coupon()].map(isFreeDelivery)).toEqual([true, false]);
  });

  it.each([
    [{ ends: '2026-11-24T13:00:00+04:00' }, { code: 'expired' }],
    [{ ends: '2026-11-24T13:00:01+04:00' }, null],
    [{ starts: '2026-11-24T13:00:01+04:00' }, { code: 'notStarted' }],
    [{ usesLeft: 0 }, { code: 'usedUp' }],
    [{ usesLeft: 1 }, null],
  ])('%j: %j [COUP-09]', (own, refusal) => {
    expect(couponRefusal(coupon(own), basket(), T0)).toEqual(refusal);
  });

  it('codes are compared as people type them [COUP-09]', () => {
    expect(isSameCode(' welcome10 ', 'WELCOME10')).toBe(true);
    expect(isSameCode('WELCOME1', 'WELCOME10')).toBe(false);
  });
});

const store = (own: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  isSelfDelivery: false,
  isFreeBySelfDelivery: false,
  perKm: 1_00,
  minimumCharge: 2_00,
  maximumCharge: 8_00,
  fixedCharge: null,
  adminFreeDelivery: null,
  zoneIncreasePercent: 0,
  ...own,
});
const delivery = (terms: DeliveryTerms, kilometres: number, own: Partial<Delivery> = {}): Delivery => ({
  terms,
  kilometres,
  subtotal: 29_00,
  shopFreeOver: null,
  isTakeAway: false,
  hasFreeDeliveryCoupon: false,
  surge: null,
  ...own,
});
const metro = store({ isSelfDelivery: true, perKm: 2_00, minimumCharge: 3_00, maximumCharge: 12_00 });

describe('the delivery fee', () => {
  it.each([
    ['ST-01', store(), 1.2, 2_00],
    ['ST-01', store(), 5, 5_00],
    ['ST-01', store(), 11, 8_00],
    ['ST-08', metro, 1, 3_00],
    ['ST-08', metro, 2, 4_00],
    ['ST-08', metro, 9, 12_00],
    ['ST-10', store({ zoneIncreasePercent: 10 }), 5, 5_50],
    ['ST-11', store({ fixedCharge: 4_50 }), 0.4, 4_50],
    ['ST-11', store({ fixedCharge: 4_50 }), 40, 4_50],
  ])('%s: %j at %d km costs %i [DLV-03, DLV-05, DLV-06, DLV-08]', (_, terms, kilometres, fee) => {
    expect(deliveryFee(delivery(terms, kilometres)).fee).toBe(fee);
  });

  it.each([
    [{ kind: 'percent', percent: 20 }, 4_80],
    [{ kind: 'amount', amount: 1_50 }, 5_50],
  ] as const)('ST-05 at 4 km under surge %j costs %i [DLV-06, Q-26]', (surge, fee) => {
    expect(deliveryFee(delivery(store(), 4, { surge })).fee).toBe(fee);
  });

  it.each([0, null])('has no upper bound with a maximum of %s [Q-26]', (maximumCharge) => {
    expect(deliveryFee(delivery(store({ maximumCharge }), 30)).fee).toBe(30_00);
  });

  const overFifty = store({ adminFreeDelivery: { type: 'overAmount', over: 50_00 } });
  it.each([
    ['overAmount', overFifty, { subtotal: 50_00 }],
    ['allStores', store({ adminFreeDelivery: { type: 'allStores' } }), {}],
    ['selfDelivery', store({ isSelfDelivery: true, isFreeBySelfDelivery: true }), {}],
    ['takeAway', store(), { isTakeAway: true }],
    ['coupon', store(), { hasFreeDeliveryCoupon: true }],
  ])('is nothing by %s [DLV-02, DLV-04, Q-24, Q-25]', (rule, terms, own) => {
    expect(deliveryFee(delivery(terms, 9, own))).toEqual({ fee: 0, reasons: [{ rule, amount: 0 }] });
  });

  it("the shop's threshold holds for a store without its own, and not for one that delivers itself [DLV-04, Q-24, Q-25]", () => {
    const order = { subtotal: 50_00, shopFreeOver: 50_00 };
    expect(deliveryFee(delivery(store(), 5, order)).fee).toBe(0);
    expect(deliveryFee(delivery(metro, 2, order)).fee).toBe(4_00);
    const overEighty = store({ adminFreeDelivery: { type: 'overAmount', over: 80_00 } });
    expect(deliveryFee(delivery(overEighty, 5, order)).fee).toBe(5_00);
  });

  it('is charged one cent below the threshold [DLV-04]', () => {
    expect(deliveryFee(delivery(overFifty, 5, { subtotal: 49_99 })).fee).toBe(5_00);
  });

  it('is not free by a self-delivery that is off [DLV-04, Q-25]', () => {
    expect(deliveryFee(delivery(store({ isFreeBySelfDelivery: true }), 5)).fee).toBe(5_00);
  });

  it('says why: base, bound, zone, then surge [DLV-10, Q-26]', () => {
    const { fee, reasons } = deliveryFee(
      delivery(store({ zoneIncreasePercent: 10 }), 11, { surge: { kind: 'percent', percent: 20 } }),
    );
    expect(reasons).toEqual([
      { rule: 'distance', kilometres: 11, amount: 11_00 },
      { rule: 'maximum', amount: -3_00 },
      { rule: 'zone', percent: 10, amount: 80 },
      { rule: 'surge', amount: 1_76 },
    ]);
    expect(fee).toBe(10_56);
  });
});

describe('tax', () => {
  it('is inside a price that includes it [PRICE-04]', () => {
    expect(taxOn(105_00, 5, true)).toEqual({ amount: 5_00, added: 0 });
  });

  it('is added to a price that does not [PRICE-04]', () => {
    expect(taxOn(100_00, 5, false)).toEqual({ amount: 5_00, added: 5_00 });
  });

  it('is nothing at zero percent [PRICE-04]', () => {
    expect(taxOn(100_00, 0, false)).toEqual({ amount: 0, added: 0 });
  });
});

it('the whole basket comes to 32.41 [PRICE-04, PRICE-07, COUP-06, DLV-03, Q-27]', () => {
  const selection = choose({
    groups: { Size: ['Medium'], Toppings: ['Mushroom', 'Extra cheese'] },
    addOns: { [COLA]: 1 },
  });
  const { total: goods } = linePrice(items['F-01'], selection, 2);
  const discount = couponDiscount(coupon(), goods);
  const { fee } = deliveryFee(delivery(store(), 5, { subtotal: goods }));
  const tax = taxOn(goods - discount, 5, false);
  expect([goods, discount, fee, tax.added]).toEqual([29_00, 2_90, 5_00, 1_31]);
  expect(goods - discount + fee + tax.added).toBe(32_41);
});
