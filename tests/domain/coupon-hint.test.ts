import { describe, expect, it } from 'vitest';
import type { Coupon } from '../../domain/coupon';
import { couponHint } from '../../domain/coupon-hint';

const DAY = 24 * 60 * 60_000;

const listed = (code: string, given: Partial<Coupon>) => ({
  id: 1,
  code,
  title: `The coupon ${code}`,
  ends: '',
  coupon: {
    kind: 'default' as const,
    discount: { kind: 'amount' as const, amount: 2_00 },
    minimumPurchase: 0,
    zoneIds: [],
    storeIds: [],
    starts: 0,
    ends: 10 * DAY,
    usesLeft: null,
    ...given,
  },
});
const order = (subtotal: number) => ({ now: DAY, zoneIds: [1], storeId: 7, subtotal });

const two = listed('TWO', {});
const tenth = listed('TENTH', { discount: { kind: 'percent', percent: 10, maximum: 5_00 } });
const free = listed('FREE', { kind: 'freeDelivery' });
const large = listed('LARGE', { minimumPurchase: 60_00 });
const medium = listed('MEDIUM', { minimumPurchase: 45_00 });

describe('The coupon hint of a cart', () => {
  it('is the usable coupon that saves the most on these items [COUP-12]', () => {
    expect(couponHint([two, tenth, free], order(15_00))).toEqual({
      kind: 'usable',
      code: 'TWO',
      saves: 2_00,
    });
    expect(couponHint([two, tenth, free], order(30_00))).toEqual({
      kind: 'usable',
      code: 'TENTH',
      saves: 3_00,
    });
    expect(couponHint([tenth], order(80_00))).toEqual({ kind: 'usable', code: 'TENTH', saves: 5_00 });
  });

  it('is free delivery when no usable coupon lowers the price of the items [COUP-12, COUP-05]', () => {
    expect(couponHint([large, free], order(30_00))).toEqual({ kind: 'freeDelivery', code: 'FREE' });
  });

  it('is the coupon with the smallest missing amount when none is usable [COUP-12, COUP-02]', () => {
    expect(couponHint([large, medium], order(41_50))).toEqual({
      kind: 'missing',
      code: 'MEDIUM',
      title: 'The coupon MEDIUM',
      missing: 3_50,
    });
  });

  it.each([
    ['of another store', { kind: 'storeWise' as const, storeIds: [8] }],
    ['of another zone', { kind: 'zoneWise' as const, zoneIds: [2] }],
    ['that has been used up', { usesLeft: 0 }],
    ['that has ended', { ends: DAY }],
    ['that has not begun', { starts: 2 * DAY }],
  ])('is never a coupon %s, not even one with a missing amount [COUP-12, COUP-03, COUP-04]', (_, given) => {
    expect(couponHint([listed('NO', given)], order(50_00))).toBeNull();
    expect(couponHint([listed('NO', { ...given, minimumPurchase: 60_00 })], order(50_00))).toBeNull();
  });
});
