import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultRate,
  type RentalType,
  rentalPrice,
  type Trip,
  tripHours,
  tripUnits,
  type VehicleTerms,
} from '../../domain/rental-price';
import { T0 } from './demo-items';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const inMinutes = (minutes: number) => new Date(T0 + minutes * MINUTE).toISOString();

const coastline = {
  percent: 20,
  maximumDiscount: 30_00,
  minimumPurchase: 100_00,
  ends: '2026-11-25T12:00:00+04:00',
};
const hillDrive = { percent: 15, maximumDiscount: 0, minimumPurchase: 0, ends: inMinutes(-1) };
const quickCars = { percent: 10, maximumDiscount: 0, minimumPurchase: 0, ends: inMinutes(5) };

const vehicle = (
  rates: Partial<Record<RentalType, number>>,
  own: Partial<VehicleTerms> = {},
): VehicleTerms => ({
  rates: { hourly: null, day_wise: null, distance: null, ...rates },
  discount: null,
  providerDiscount: null,
  ...own,
});
const compact = vehicle(
  { hourly: 6_00, day_wise: 40_00, distance: 80 },
  { discount: { kind: 'percent', percent: 10 } },
);
const scooter = vehicle({ hourly: 2_50 });
const suv = vehicle({ hourly: 15_00, day_wise: 90_00, distance: 1_50 }, { providerDiscount: coastline });
const van = vehicle(
  { day_wise: 110_00 },
  { discount: { kind: 'amount', amount: 5_00 }, providerDiscount: coastline },
);
const hatchback = vehicle({ hourly: 8_00 }, { providerDiscount: hillDrive });
const transferCar = vehicle({ distance: 1_20 });
const pickup = vehicle({ hourly: 10_00 }, { providerDiscount: coastline });
const sedan = vehicle({ hourly: 10_00 }, { providerDiscount: quickCars });

const trip = (type: RentalType, units: number): Trip => ({
  type,
  hours: type === 'distance' ? 1 : units,
  kilometres: type === 'distance' ? units : 0,
});
const total = (terms: VehicleTerms, of: Trip, quantity: number, now = T0) =>
  rentalPrice(terms, of, quantity, now)?.total;

describe('the worked rental prices', () => {
  it('RW-1: the own discount of the vehicle [RENT-40, RENT-41]', () => {
    expect(rentalPrice(compact, trip('hourly', 5), 2, T0)).toEqual({
      full: 60_00,
      discount: 6_00,
      total: 54_00,
      rule: 'vehicle',
    });
  });

  it('RW-2: the provider replaces the vehicle, up to its cap, until it ends [RENT-41, RENT-42, Q-18]', () => {
    expect(rentalPrice(van, trip('day_wise', 48), 2, T0)).toEqual({
      full: 440_00,
      discount: 30_00,
      total: 410_00,
      rule: 'provider',
    });
    const after = Date.parse(coastline.ends);
    expect(total(van, trip('day_wise', 48), 2, after - 1)).toBe(410_00);
    expect(total(van, trip('day_wise', 48), 2, after)).toBe(430_00);
  });

  it.each([
    [6, 90_00],
    [7, 84_00],
    [10, 120_00],
    [20, 270_00],
  ])('RW-3: %i hours of the SUV cost %i [RENT-42]', (hours, price) => {
    expect(total(suv, trip('hourly', hours), 1)).toBe(price);
  });

  it.each([
    [9, 90_00],
    [10, 80_00],
  ])('RW-4: the minimum is inclusive, %i hours cost %i [RENT-42]', (hours, price) => {
    expect(total(pickup, trip('hourly', hours), 1)).toBe(price);
  });

  it('RW-5: a distance is charged to the metre and rounded once [RENT-40]', () => {
    expect(total(transferCar, trip('distance', 12.345), 1)).toBe(14_81);
  });

  it('RW-6: the lowest rate that is on is shown [RENT-03, RENT-04]', () => {
    expect(defaultRate(compact.rates)).toEqual({ type: 'distance', rate: 80 });
    expect(defaultRate(scooter.rates)).toEqual({ type: 'hourly', rate: 2_50 });
    expect(defaultRate(vehicle({}).rates)).toBeNull();
  });

  it('RW-7: a discount ends during the session [RENT-42]', () => {
    expect(total(sedan, trip('hourly', 2), 1)).toBe(18_00);
    expect(total(sedan, trip('hourly', 2), 1, T0 + 5 * MINUTE)).toBe(20_00);
  });

  it('a discount that ended a minute ago today is over [RENT-42]', () => {
    expect(total(hatchback, trip('hourly', 2), 1)).toBe(16_00);
    expect(total(hatchback, trip('hourly', 2), 1, T0 - HOUR)).toBe(13_60);
  });
});

it('has no price for a type that is off [RENT-04]', () => {
  expect(rentalPrice(scooter, trip('day_wise', 24), 1, T0)).toBeNull();
});

it('counts days as hours / 24, unrounded [RENT-05, Q-20]', () => {
  expect(tripUnits(trip('day_wise', 36))).toBe(1.5);
});

it('rounds trip time up to whole hours, at least one [RENT-06, Q-21]', () => {
  expect([0, 1, 60, 61, 119.5].map(tripHours)).toEqual([1, 1, 1, 2, 2]);
});

it('is never negative, and grows with hours and quantity before discounts [RENT-40, RENT-41]', () => {
  const vehicles = fc.record({
    rate: fc.integer({ min: 0, max: 1_000_00 }),
    amount: fc.integer({ min: 0, max: 2_000_00 }),
  });
  fc.assert(
    fc.property(
      vehicles,
      fc.integer({ min: 1, max: 720 }),
      fc.integer({ min: 1, max: 9 }),
      ({ rate, amount }, hours, quantity) => {
        const terms = vehicle({ hourly: rate }, { discount: { kind: 'amount', amount } });
        const price = rentalPrice(terms, trip('hourly', hours), quantity, T0);
        const longer = rentalPrice(terms, trip('hourly', hours + 1), quantity + 1, T0);
        expect(price?.total).toBeGreaterThanOrEqual(0);
        expect(longer?.full).toBeGreaterThanOrEqual(price?.full ?? 0);
      },
    ),
  );
});
