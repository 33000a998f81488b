import { describe, expect, it } from 'vitest';
import {
  type Coupon,
  type CouponOrder,
  couponCode,
  couponDiscount,
  couponRefusal,
} from '../../domain/coupon';

const DAY = 24 * 60 * 60_000;

const coupon = (given: Partial<Coupon> = {}): Coupon => ({
  kind: 'default',
  discount: { kind: 'percent', percent: 10, maximum: null },
  minimumPurchase: 0,
  zoneIds: [],
  storeIds: [],
  starts: 0,
  ends: 10 * DAY,
  usesLeft: null,
  ...given,
});
const percent = (share: number, maximum: number | null = null): Coupon['discount'] => ({
  kind: 'percent',
  percent: share,
  maximum,
});
const order = (given: Partial<CouponOrder> = {}): CouponOrder => ({
  now: DAY,
  zoneIds: [1],
  storeId: 1,
  subtotal: 5000,
  ...given,
});

describe('The discount of a coupon', () => {
  it.each([
    ['a share', percent(15), 100_00, 15_00],
    ['a share up to its maximum', percent(10, 500), 50_00, 5_00],
    ['no more than its maximum', percent(10, 500), 80_00, 5_00],
    ['a share, rounded half up once', percent(10), 12_45, 1_25],
    ['an amount', { kind: 'amount', amount: 700 }, 30_00, 7_00],
    ['an amount above the subtotal', { kind: 'amount', amount: 700 }, 5_00, 5_00],
    ['a share above the subtotal', percent(120), 5_00, 5_00],
  ] as const)('is computed for %s [COUP-06]', (_, discount, subtotal, expected) => {
    expect(couponDiscount(coupon({ discount }), subtotal)).toBe(expected);
  });

  it('is zero for a free-delivery coupon, which does not discount the goods [COUP-05]', () => {
    expect(couponDiscount(coupon({ kind: 'freeDelivery' }), 5000)).toBe(0);
  });
});

describe('The reason for rejecting a coupon', () => {
  it('is a subtotal below the minimum; the minimum itself is enough [COUP-02]', () => {
    const welcome = coupon({ minimumPurchase: 2000 });
    expect(couponRefusal(welcome, order({ subtotal: 1999 }))).toEqual({
      code: 'minimum',
      minimum: 2000,
      missing: 1,
    });
    expect(couponRefusal(welcome, order({ subtotal: 2000 }))).toBeNull();
  });

  it('is not the minimum while the subtotal is unknown [COUP-07]', () => {
    expect(couponRefusal(coupon({ minimumPurchase: 2000 }), order({ subtotal: null }))).toBeNull();
  });

  it('is the zone, unless the place is in one of the coupon’s zones [COUP-03, Q-80]', () => {
    const harbour = coupon({ kind: 'zoneWise', zoneIds: [1, 4] });
    expect(couponRefusal(harbour, order({ zoneIds: [2] }))).toEqual({ code: 'otherZone' });
    expect(couponRefusal(harbour, order({ zoneIds: [2, 1] }))).toBeNull();
  });

  it('is the store, unless the coupon is for this store [COUP-04]', () => {
    const basil = coupon({ kind: 'storeWise', storeIds: [1] });
    expect(couponRefusal(basil, order({ storeId: 2 }))).toEqual({ code: 'otherStore' });
    expect(couponRefusal(basil, order())).toBeNull();
  });

  it('is the period: the start is included and the end excluded [COUP-09]', () => {
    const short = coupon({ starts: DAY, ends: 2 * DAY });
    expect(couponRefusal(short, order({ now: DAY - 1 }))).toEqual({ code: 'notYet' });
    expect(couponRefusal(short, order({ now: DAY }))).toBeNull();
    expect(couponRefusal(short, order({ now: 2 * DAY }))).toEqual({ code: 'expired' });
  });

  it('is that the coupon has no uses left, unless the coupon has also expired, which is reported first [COUP-09]', () => {
    expect(couponRefusal(coupon({ usesLeft: 0 }), order())).toEqual({ code: 'usedUp' });
    expect(couponRefusal(coupon({ usesLeft: 1 }), order())).toBeNull();
    expect(couponRefusal(coupon({ usesLeft: 0, ends: 0 }), order())).toEqual({ code: 'expired' });
  });
});

it('a coupon code ignores case and surrounding spaces [COUP-09]', () => {
  expect(couponCode('  welcome10 ')).toBe('WELCOME10');
});
