import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, digitsFor, fromMinor, isWhole, toMinor } from '../../domain/money';
import { paymentPlan } from '../../domain/payment-plan';
import { tripPrice } from '../../domain/rental/trip-price';
import { amountIn, amountProblem } from '../../domain/typed-number';
import { fixedSeed } from '../support/properties';
import { JPY, KWD, USD } from './currency-prices';

describe('an amount in the smallest unit of its currency', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['XOF', 0],
    ['USD', 2],
    ['EUR', 2],
    ['AED', 2],
    ['KWD', 3],
    ['BHD', 3],
    ['OMR', 3],
    ['JOD', 3],
    ['TND', 3],
    ['IQD', 3],
  ])('has in %s %i decimals [PRICE-20]', (code, decimals) => expect(decimalsOf(code)).toBe(decimals));

  it.each([
    [KWD, 1.255, 1255],
    [KWD, 0.001, 1],
    [USD, 1.25, 125],
    [JPY, 1255, 1255],
  ])(
    'converts the API amount without losing a digit: in %j %d is %i [PRICE-20]',
    (counted, amount, units) => {
      expect(toMinor(amount, counted)).toBe(units);
      expect(JSON.stringify(fromMinor(units, counted))).toBe(String(amount));
    },
  );

  it.each([
    [KWD, '1.255', 1255, null],
    [KWD, '١٫٢٥٥', 1255, null],
    [KWD, '1.2555', null, 'amountBeyondThree'],
    [USD, '1.255', null, 'amountTooFine'],
    [JPY, '1255', 1255, null],
    [JPY, '12.5', null, 'amountNotWhole'],
  ] as const)(
    'is parsed in %j from the typed text %s as %j with the error %j [PRICE-20]',
    (counted, typed, amount, problem) => {
      expect([amountIn(typed, counted), amountProblem(typed, counted)]).toEqual([amount, problem]);
    },
  );

  it.each([
    [KWD, 1255, 2, 3],
    [KWD, 1250, 2, 2],
    [KWD, 1255, 0, 3],
    [USD, 1250, 0, 2],
    [USD, 1200, 0, 0],
    [USD, 1250, 3, 3],
    [JPY, 1255, 2, 2],
    [JPY, 1255, 0, 0],
  ])(
    'is displayed in %j with enough decimals: %i with %i requested decimals shows %i [PRICE-21]',
    (counted, amount, wanted, digits) => {
      expect(digitsFor(amount, counted, wanted)).toBe(digits);
    },
  );
});

describe('totals in any currency', () => {
  const currencies = fc.constantFrom(JPY, USD, KWD);
  const units = fc.integer({ min: 0, max: 2_000_000_000 });

  it('lose no unit between the API, the app and the displayed amount [PRICE-20, PRICE-21]', () => {
    fc.assert(
      fc.property(currencies, units, fc.integer({ min: 0, max: 3 }), (counted, amount, wanted) => {
        const wire = Number(JSON.stringify(fromMinor(amount, counted)));
        expect(toMinor(wire, counted)).toBe(amount);
        expect(isWhole(wire, counted)).toBe(true);
        expect(toMinor(Number(wire.toFixed(digitsFor(amount, counted, wanted))), counted)).toBe(amount);
      }),
      fixedSeed,
    );
  });

  it('are rejected when they contain half a unit [PRICE-20]', () => {
    fc.assert(
      fc.property(currencies, fc.integer({ min: 0, max: 1_000_000 }), (counted, amount) => {
        expect(isWhole(fromMinor(amount + 0.5, counted), counted)).toBe(false);
      }),
      fixedSeed,
    );
  });

  it('are unchanged when a discount is split over several vehicles [PRICE-20, RENT-42]', () => {
    const price = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 6 }), price, (rates, less) => {
        const trip = tripPrice(
          rates.map((hourly) => ({
            rates: { hourly, day_wise: null, distance_wise: null },
            quantity: 1,
            discount: null,
          })),
          'hourly',
          { hours: 3, metres: null },
          {
            provider: {
              discount: { kind: 'amount', amount: less },
              maximum: 0,
              minimumPurchase: 0,
              starts: null,
              ends: null,
            },
            now: 0,
            utcOffsetMinutes: 0,
          },
        );
        const sum = (key: 'full' | 'discount' | 'total') =>
          trip?.lines.reduce((all, line) => all + line[key], 0);
        expect([sum('full'), sum('discount'), sum('total')]).toEqual([
          trip?.full,
          trip?.discount,
          trip?.total,
        ]);
      }),
      fixedSeed,
    );
  });

  it('are unchanged when they are split between the wallet and the amount due [PRICE-20, CHK-04]', () => {
    fc.assert(
      fc.property(units, units, (total, walletBalance) => {
        const { wallet, rest } = paymentPlan(
          { method: 'digital', usesWallet: true },
          { total, walletBalance, cashLimit: null, isOffered: () => true, hasPartialPayment: true },
        );
        expect(wallet + rest).toBe(total);
      }),
      fixedSeed,
    );
  });
});
