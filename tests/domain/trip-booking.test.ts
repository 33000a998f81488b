import { describe, expect, it } from 'vitest';
import {
  hasDiscountEnded,
  plainTripDraft,
  type TripQuote,
  tripDifferences,
} from '../../domain/rental/trip-booking';

const quote: TripQuote = {
  isEmpty: false,
  vehicles: 300_00,
  discount: 20_00,
  discountBy: 'provider',
  couponDiscount: 20_00,
  couponRefusal: null,
  tax: 14_00,
  isTaxIncluded: false,
  total: 294_00,
  walletBalance: 100_00,
  walletAmount: 0,
  due: 294_00,
};

describe('The comparison with a new trip price', () => {
  it.each<[string, Partial<TripQuote>, [string, number, number][]]>([
    ['nothing', {}, []],
    ['the vehicles', { vehicles: 320_00 }, [['vehicles', 300_00, 320_00]]],
    // A discount is a negative amount.
    ['the coupon', { couponDiscount: 15_00 }, [['coupon', -20_00, -15_00]]],
    ['the tax', { tax: 15_00 }, [['tax', 14_00, 15_00]]],
    [
      'the total, which the chosen method pays in full',
      { total: 295_00, due: 295_00 },
      [['total', 294_00, 295_00]],
    ],
    [
      'everything, in the order of the receipt',
      { vehicles: 200_00, couponDiscount: 0, tax: 10_00, total: 210_00, due: 210_00 },
      [
        ['vehicles', 300_00, 200_00],
        ['coupon', -20_00, 0],
        ['tax', 14_00, 10_00],
        ['total', 294_00, 210_00],
      ],
    ],
    [
      'only the payment split',
      { walletAmount: 100_00, due: 194_00 },
      [
        ['wallet', 0, -100_00],
        ['due', 294_00, 194_00],
      ],
    ],
    [
      'none for balance, coupon reason and an emptied cart',
      { walletBalance: 3_00, couponRefusal: 'Too late', isEmpty: true },
      [],
    ],
  ])('lists the changed parts: %s [CHK-06, CHK-14, RENT-53]', (_, changed, expected) => {
    const parts = tripDifferences(quote, { ...quote, ...changed }).map(({ part, from, to }) => [
      part,
      from,
      to,
    ]);
    expect(parts.map(([part, from, to]) => [part, Number(from) + 0, Number(to) + 0])).toEqual(expected);
  });
});

it.each<[TripQuote['discountBy'], TripQuote['discountBy'], boolean]>([
  ['provider', null, true],
  ['provider', 'vehicle', true],
  ['provider', 'provider', false],
  ['vehicle', null, false],
  [null, null, false],
  [null, 'provider', false],
])(
  'the price list says that the provider’s discount has ended, for a discount by %s before and by %s now: %s [RENT-42]',
  (before, after, hasEnded) => {
    expect(hasDiscountEnded({ ...quote, discountBy: before }, { ...quote, discountBy: after })).toBe(
      hasEnded,
    );
  },
);

it('a new booking is empty, paid in cash, and its terms are not accepted yet [RENT-53]', () => {
  expect(plainTripDraft).toEqual({
    couponCode: null,
    note: '',
    contact: { name: '', phone: '', email: null },
    payment: { by: 'cash' },
    usesWallet: false,
    isAgreed: false,
  });
});
