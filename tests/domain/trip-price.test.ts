import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  measureAs,
  metresOf,
  rentalTypeOf,
  type TripMeasure,
  tripEnd,
  wholeHours,
} from '../../domain/rental/trip';
import { lowestRate, pricesOfTrip, type TripLine, tripPrice } from '../../domain/rental/trip-price';
import type { ProviderDiscount, RentalType } from '../../domain/rental/vehicle';
import { fixedSeed } from '../support/properties';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const HOUR = 3_600_000;
const MINUTE = 60_000;
const END = NOW + 23 * HOUR;
const UTC_OFFSET = 240;
const clock = { now: NOW, utcOffsetMinutes: UTC_OFFSET };

const line = (
  overrides: Partial<TripLine['rates']>,
  quantity = 1,
  discount: TripLine['discount'] = null,
): TripLine => ({
  rates: { hourly: null, day_wise: null, distance_wise: null, ...overrides },
  discount,
  quantity,
});
const local = (moment: number) => new Date(moment + UTC_OFFSET * MINUTE).toISOString().slice(0, 19);
const offer = (overrides: Partial<ProviderDiscount> = {}): ProviderDiscount => ({
  discount: { kind: 'percent', percent: 20 },
  maximum: 30_00,
  minimumPurchase: 100_00,
  starts: local(NOW - 24 * HOUR),
  ends: local(END),
  ...overrides,
});
const hours = (count: number): TripMeasure => ({ hours: count, metres: null });
const metres = (count: number): TripMeasure => ({ hours: null, metres: count });
const coastline = { provider: offer(), ...clock };
const noOffer = { provider: null, ...clock };
const total = (...args: Parameters<typeof tripPrice>) => tripPrice(...args)?.total;

describe('The price of a trip', () => {
  it('is, in example RW-1, 54.00 for 5 hours of two compacts, less their own discount of 10 % [RENT-40, RENT-41]', () => {
    const compacts = line({ hourly: 6_00 }, 2, { kind: 'percent', percent: 10 });
    expect(tripPrice([compacts], 'hourly', hours(5), noOffer)).toMatchObject({
      full: 60_00,
      discount: 6_00,
      total: 54_00,
      discountBy: 'vehicle',
    });
  });

  it('replaces, in example RW-2, the discount of 5.00 on each van by the provider’s capped discount [RENT-41, RENT-42, Q-18]', () => {
    const vans = line({ day_wise: 110_00 }, 2, { kind: 'amount', amount: 5_00 });
    expect(tripPrice([vans], 'day_wise', hours(48), coastline)).toMatchObject({
      full: 440_00,
      discount: 30_00,
      total: 410_00,
      discountBy: 'provider',
    });
    const after = { ...coastline, now: END };
    expect(tripPrice([vans], 'day_wise', hours(48), after)).toMatchObject({
      discount: 10_00,
      total: 430_00,
      discountBy: 'vehicle',
    });
  });

  it.each([
    [6, 90_00],
    [7, 84_00],
    [10, 120_00],
    [20, 270_00],
  ])('is, in example RW-3, for %i hours of the SUV %i [RENT-42]', (count, price) => {
    expect(total([line({ hourly: 15_00 })], 'hourly', hours(count), coastline)).toBe(price);
  });

  it.each([
    [9, 90_00],
    [10, 80_00],
  ])(
    'is, in example RW-4, for %i hours of the pickup %i, discounted from the exact minimum on [RENT-42]',
    (count, price) => {
      expect(total([line({ hourly: 10_00 })], 'hourly', hours(count), coastline)).toBe(price);
    },
  );

  it('is rounded once for all vehicles of a line and the whole distance, not for each vehicle [RENT-40, PRICE-07]', () => {
    const scooters = line({ distance_wise: 33 }, 3);
    // 3 × 0.33 × 1.5 km = 1.485; rounded for each vehicle it would be 1.50.
    expect(total([scooters], 'distance_wise', metres(1500), noOffer)).toBe(1_49);
  });

  it('is, in example RW-5, 14.81 for 12.345 km [RENT-40, RENT-05]', () => {
    expect(total([line({ distance_wise: 1_20 })], 'distance_wise', metres(metresOf(12.345)), noOffer)).toBe(
      14_81,
    );
  });

  it('is shown as the lowest rate of the vehicle if no trip is given [RENT-03]', () => {
    expect(lowestRate(line({ hourly: 6_00, day_wise: 40_00, distance_wise: 80 }).rates)).toEqual({
      type: 'distance_wise',
      rate: 80,
    });
    expect(lowestRate(line({ hourly: 2_50 }).rates)).toEqual({ type: 'hourly', rate: 2_50 });
    expect(lowestRate(line({}).rates)).toBeNull();
  });

  it('includes, in example RW-7, the provider’s discount from its start until just before its end [RENT-42]', () => {
    const [begins, ends] = [NOW - HOUR, NOW + 5 * MINUTE];
    const quick = offer({
      discount: { kind: 'percent', percent: 10 },
      maximum: 0,
      minimumPurchase: 0,
      starts: local(begins),
      ends: local(ends),
    });
    const at = (now: number) =>
      total([line({ hourly: 10_00 })], 'hourly', hours(2), { ...clock, provider: quick, now });
    expect([at(NOW), at(ends - 1), at(ends)]).toEqual([18_00, 18_00, 20_00]);
    expect([at(begins - 1), at(begins)]).toEqual([20_00, 18_00]);
    const endless = offer({ minimumPurchase: 0, starts: null, ends: null });
    expect(total([line({ hourly: 10_00 })], 'hourly', hours(2), { ...clock, provider: endless })).toBe(16_00);
  });

  it('subtracts the provider’s discount amount once per trip [RENT-42]', () => {
    const provider = offer({ discount: { kind: 'amount', amount: 12_00 }, minimumPurchase: 0 });
    expect(total([line({ hourly: 10_00 }, 2)], 'hourly', hours(2), { ...clock, provider })).toBe(28_00);
  });

  it('has no limit for the discount when its maximum is 0 [Q-19]', () => {
    const provider = offer({ maximum: 0, minimumPurchase: 0 });
    expect(total([line({ hourly: 100_00 })], 'hourly', hours(10), { ...clock, provider })).toBe(800_00);
  });

  it('applies the discount’s minimum and maximum to all vehicles of the provider together [RENT-42]', () => {
    const lines = [line({ hourly: 15_00 }), line({ hourly: 10_00 }, 2)];
    const price = tripPrice(lines, 'hourly', hours(3), coastline);
    expect(price).toMatchObject({ full: 105_00, discount: 21_00, total: 84_00 });
    expect(price?.lines.map(({ discount }) => discount)).toEqual([9_00, 12_00]);
  });

  it('is unknown when the vehicle lacks the rental type or the duration is unknown [RENT-04]', () => {
    const lines = [line({ hourly: 15_00 }), line({ distance_wise: 1_20 })];
    expect(tripPrice(lines, 'hourly', hours(3), noOffer)).toBeNull();
    expect(tripPrice([line({ hourly: 15_00 })], 'hourly', metres(5000), noOffer)).toBeNull();
    expect(tripPrice([line({ distance_wise: 1_20 })], 'distance_wise', metres(0), noOffer)).toBeNull();
    expect(tripPrice([line({ distance_wise: 15 })], 'distance_wise', hours(5), noOffer)).toBeNull();
  });

  it('is, for 30 hours at a daily rate, a day and a quarter [Q-20]', () => {
    expect(total([line({ day_wise: 40_00 })], 'day_wise', hours(30), noOffer)).toBe(50_00);
  });

  it('is computed for every rental type in started units, and the cheapest is marked [RENT-43]', () => {
    const compact = line({ hourly: 6_00, day_wise: 40_00, distance_wise: 80 });
    const priced = (requested: TripMeasure, type: RentalType | null = null) =>
      pricesOfTrip(compact, { type, measure: requested }, noOffer).map(
        ({ type: of, total: sum, isCheapest }) => [of, sum, isCheapest],
      );
    expect(priced({ hours: 30, metres: 100_000 })).toEqual([
      ['hourly', 180_00, false],
      ['day_wise', 80_00, true],
      ['distance_wise', 80_00, false],
    ]);
    expect(priced(hours(30), 'day_wise')).toEqual([
      ['hourly', 180_00, false],
      ['day_wise', 50_00, true],
    ]);
    expect(priced({ hours: null, metres: null })).toEqual([]);
  });

  it('counts started hours as whole hours, at least one [RENT-06, Q-21]', () => {
    expect([0, 0.2, 1, 1.01, 5].map(wholeHours)).toEqual([1, 1, 1, 2, 5]);
    // A rounding error must not add an hour.
    expect(wholeHours(3.0000000000000004)).toBe(3);
    expect(tripEnd(NOW, 5)).toBe(NOW + 5 * HOUR);
    expect(tripEnd(NOW, null)).toBe(NOW + HOUR);
    expect(measureAs('day_wise', hours(25))).toEqual(hours(48));
    expect(rentalTypeOf('distance')).toBe('distance_wise');
  });
});

describe('the price of any trip', () => {
  const rate = fc.integer({ min: 1, max: 500_00 });
  const discount = fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 130 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 900_00 }) }),
  );
  const lines = fc.array(
    fc
      .record({ rate, discount, quantity: fc.integer({ min: 1, max: 9 }) })
      .map((one) =>
        line({ hourly: one.rate, day_wise: one.rate, distance_wise: one.rate }, one.quantity, one.discount),
      ),
    { minLength: 1, maxLength: 4 },
  );
  const provider = fc.option(
    fc.record({
      discount: fc.integer({ min: 1, max: 120 }).map((percent) => ({ kind: 'percent' as const, percent })),
      maximum: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300_00 })),
      minimumPurchase: fc.integer({ min: 0, max: 800_00 }),
      starts: fc.constant(local(NOW - HOUR)),
      ends: fc.integer({ min: NOW - HOUR, max: NOW + HOUR }).map(local),
    }),
  );
  const trips = fc.oneof(
    fc.record({
      type: fc.constantFrom<RentalType>('hourly', 'day_wise'),
      measure: fc.integer({ min: 1, max: 800 }).map(hours),
    }),
    fc.record({
      type: fc.constant<RentalType>('distance_wise'),
      measure: fc.integer({ min: 1, max: 900_000 }).map(metres),
    }),
  );
  const holds = (
    check: (price: NonNullable<ReturnType<typeof tripPrice>>, offered: ProviderDiscount | null) => void,
  ) =>
    fc.assert(
      fc.property(lines, trips, provider, (some, { type, measure }, offered) => {
        const price = tripPrice(some, type, measure, { ...clock, provider: offered });
        if (price === null) throw new Error('it is let in every way');
        check(price, offered);
      }),
      fixedSeed,
    );

  it('is in whole cents, never negative, and the sum of its lines [RENT-40]', () => {
    holds((price) => {
      for (const { full, discount: less, total: sum } of [price, ...price.lines]) {
        expect([full, less, sum].every(Number.isInteger)).toBe(true);
        expect(Math.min(full, less, sum)).toBeGreaterThanOrEqual(0);
        expect(full - less).toBe(sum);
      }
      expect(price.lines.reduce((sum, one) => sum + one.total, 0)).toBe(price.total);
      expect(price.lines.reduce((sum, one) => sum + one.full, 0)).toBe(price.full);
    });
  });

  it('respects the provider’s maximum, and applies the offer only in its period and from its minimum [RENT-42, Q-18, Q-19]', () => {
    holds((price, offered) => {
      const isOffered =
        offered !== null &&
        offered.ends !== null &&
        local(NOW) < offered.ends &&
        price.full >= offered.minimumPurchase;
      if (price.discountBy === 'provider') expect(isOffered).toBe(true);
      if (price.discountBy === 'vehicle') expect(isOffered).toBe(false);
      if (isOffered && offered.maximum > 0) expect(price.discount).toBeLessThanOrEqual(offered.maximum);
    });
  });

  it('never falls when the rate rises under the same discount [RENT-12]', () => {
    fc.assert(
      fc.property(rate, rate, discount, trips, provider, (some, more, own, { type, measure }, offered) => {
        const at = (amount: number) => {
          const rates = { hourly: amount, day_wise: amount, distance_wise: amount };
          return tripPrice([line(rates, 1, own)], type, measure, { ...clock, provider: offered });
        };
        const [low, high] = [at(some), at(some + more)];
        if (low === null || high === null) throw new Error('it is let in every way');
        if (low.discountBy === 'provider') expect(high.discountBy).toBe('provider');
        if ((low.discountBy === 'provider') === (high.discountBy === 'provider'))
          expect(high.total).toBeGreaterThanOrEqual(low.total);
      }),
      fixedSeed,
    );
  });

  it('never falls with a longer trip, except where the provider’s discount begins [RENT-40, RENT-41, RENT-42]', () => {
    const pairs = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }));
    fc.assert(
      fc.property(
        lines,
        pairs,
        provider,
        fc.constantFrom('hourly', 'day_wise'),
        (some, [short, more], offered, type) => {
          const at = (count: number) => tripPrice(some, type, hours(count), { ...clock, provider: offered });
          const [one, other] = [at(short), at(short + more)];
          const begins = one?.discountBy !== 'provider' && other?.discountBy === 'provider';
          if (!begins) expect(other?.total).toBeGreaterThanOrEqual(one?.total ?? 0);
        },
      ),
      fixedSeed,
    );
  });
});
