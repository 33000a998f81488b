import { describe, expect, it } from 'vitest';
import { bestCashback } from '../../domain/cashback';
import type { Coupon } from '../../domain/coupon';
import { bestFundBonus } from '../../domain/fund';
import { linePrice } from '../../domain/item-price';
import { moneyOfPoints, pointsEarned } from '../../domain/loyalty';
import { fromMinor, minorPerUnit, toMinor } from '../../domain/money';
import { orderPrice } from '../../domain/order-price';
import { parcelFee, returnFee } from '../../domain/parcel';
import { paymentPlan } from '../../domain/payment-plan';
import { tripPrice } from '../../domain/rental/trip-price';
import { tripTotal } from '../../domain/rental/trip-total';
import { always, WORKED } from './currency-prices';
import { terms } from './demo-items';

describe.each(WORKED)('prices in $counted.code', (worked) => {
  const { counted } = worked;
  const minor = (amount: number) => toMinor(amount, counted);
  const shown = (amount: number) => fromMinor(amount, counted);
  const coupon: Coupon = {
    ...always,
    kind: 'default',
    discount: { kind: 'percent', percent: 10, maximum: minor(worked.couponMaximum) },
    minimumPurchase: 0,
    zoneIds: [],
    storeIds: [],
  };
  const order = (isIncluded: boolean) =>
    orderPrice({
      goods: [{ amount: minor(worked.line), percent: 5, source: 'shop' }],
      coupon,
      delivery: {
        terms: {
          isSelfDelivery: false,
          isFreeBySelfDelivery: false,
          perKm: minor(worked.perKm),
          minimumCharge: minor(worked.bounds[0]),
          maximumCharge: minor(worked.bounds[1]),
          fixedCharge: null,
          adminFreeDelivery: null,
          zoneIncreasePercent: 10,
          surge: null,
        },
        kilometres: 5.25,
        shopFreeOver: null,
        isTakeAway: false,
      },
      isTaxIncluded: isIncluded,
      tip: minor(worked.tip),
    });
  const goods = worked.line - worked.coupon;

  it('match the worked price of a line with a discount and add-ons [PRICE-20, PRICE-07]', () => {
    const dish = terms({
      price: minor(worked.dish),
      discount: { kind: 'percent', percent: 15 },
      addOns: [{ id: 1, name: 'Dip', price: minor(worked.addOn), percent: null }],
    });
    const line = linePrice(dish, { options: {}, groups: {}, addOns: { 1: 2 } }, 3);
    expect(shown(line.total)).toBe(worked.line);
  });

  it('match the worked fee, tax and total of an order [PRICE-20, PRICE-04]', () => {
    const price = order(false);
    expect([price.couponDiscount, price.delivery.fee, price.tax, price.total].map(shown)).toEqual([
      worked.coupon,
      worked.fee,
      worked.tax,
      worked.total,
    ]);
    const inside = order(true);
    expect([inside.tax, inside.total].map(shown)).toEqual([worked.taxInside, worked.totalWithTaxInside]);
  });

  it('match the worked split between the wallet and another payment [PRICE-20, CHK-04]', () => {
    const plan = paymentPlan(
      { method: 'cash', usesWallet: true },
      {
        total: minor(worked.total),
        walletBalance: minor(worked.wallet),
        cashLimit: null,
        isOffered: () => true,
        hasPartialPayment: true,
      },
    );
    expect([plan.wallet, plan.rest].map(shown)).toEqual([worked.wallet, worked.due]);
    // A refund returns both parts.
    expect(shown(plan.wallet + plan.rest)).toBe(worked.total);
  });

  it('match the worked examples of an hourly trip and of a trip by distance [PRICE-20, RENT-40]', () => {
    const rates = { hourly: minor(worked.hour), day_wise: null, distance_wise: minor(worked.kilometre) };
    const now = { provider: null, now: 0, utcOffsetMinutes: 0 };
    const two = { rates, quantity: 2, discount: { kind: 'percent', percent: 10 } as const };
    const hours = tripPrice([two], 'hourly', { hours: 5, metres: null }, now);
    expect(shown(tripTotal(hours?.total ?? 0, null, { percent: 5, isIncluded: false }).total)).toBe(
      worked.trip,
    );
    const one = { rates, quantity: 1, discount: null };
    const way = tripPrice([one], 'distance_wise', { hours: null, metres: 12_345 }, now);
    expect(shown(way?.total ?? 0)).toBe(worked.way);
  });

  it('match the worked fee of a parcel and of its return [PRICE-20, PARC-03]', () => {
    const { fee } = parcelFee({ perKm: minor(worked.parcelPerKm), minimumCharge: 0 }, 7.3, {
      increasePercent: 12,
      surgePercent: 20,
      maximumCharge: null,
    });
    expect([fee, returnFee(fee)].map(shown)).toEqual([worked.parcel, worked.parcel]);
  });

  it('match the worked cashback, bonus and value of points [PRICE-20, WAL-08, WAL-09, LOY-02, LOY-04]', () => {
    const percent = (value: number) => ({ kind: 'percent', percent: value, maximum: null }) as const;
    const cashback = { ...always, id: 1, reward: percent(5), minimumPurchase: 0 };
    expect(shown(bestCashback([cashback], minor(goods), 0)?.worth ?? 0)).toBe(worked.cashback);
    const bonus = { ...always, id: 1, title: '', description: null, bonus: percent(10), minimum: 0 };
    expect(shown(bestFundBonus([bonus], minor(worked.wallet), 0)?.worth ?? 0)).toBe(worked.bonus);
    const points = {
      pointsPerUnit: worked.pointsPerUnit,
      minimum: 1,
      earnedPerUnit: 0.05 * worked.pointsPerUnit,
      minorPerUnit: minorPerUnit(counted),
    };
    expect(shown(moneyOfPoints(250, points))).toBe(worked.points);
    expect(pointsEarned(minor(goods), points)).toBe(worked.earned);
  });
});
