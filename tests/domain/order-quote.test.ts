import { describe, expect, it } from 'vitest';
import {
  asChosen,
  isReachable,
  type OrderQuote,
  plainDraft,
  quoteAsChosen,
  quoteDifferences,
  shownPaidSplit,
} from '../../domain/order-quote';

const quote: OrderQuote = {
  items: 40_00,
  couponDiscount: 4_00,
  couponRefusal: null,
  delivery: 5_00,
  deliveryReasons: [],
  isDistanceEstimated: false,
  tax: 1_80,
  taxes: [],
  isTaxIncluded: false,
  tip: 2_00,
  total: 44_80,
  cashLimit: 50_00,
  walletBalance: 10_00,
  walletAmount: 0,
  due: 44_80,
  cashback: 0,
  needsPrescription: false,
  isStoreOpen: true,
  canSchedule: true,
  problems: [],
};

describe('The comparison with a new order price', () => {
  it.each<[string, Partial<OrderQuote>, [string, number, number][]]>([
    ['nothing', { cashback: 1_00, isStoreOpen: false }, []],
    ['the goods', { items: 41_00 }, [['items', 40_00, 41_00]]],
    ['the coupon', { couponDiscount: 3_00 }, [['coupon', -4_00, -3_00]]],
    ['the delivery', { delivery: 6_50 }, [['delivery', 5_00, 6_50]]],
    ['a delivery that became free', { delivery: 0 }, [['delivery', 5_00, 0]]],
    ['no delivery fee that became unknown', { delivery: null }, []],
    ['the tax', { tax: 2_00 }, [['tax', 1_80, 2_00]]],
    ['the tip', { tip: 0 }, [['tip', 2_00, 0]]],
    ['the total', { total: 50_00, due: 50_00 }, [['total', 44_80, 50_00]]],
    [
      'the split',
      { walletAmount: 10_00, due: 34_80 },
      [
        ['wallet', 0, -10_00],
        ['due', 44_80, 34_80],
      ],
    ],
    [
      'everything in the order of the receipt',
      { items: 1, couponDiscount: 2, delivery: 3, tax: 4, tip: 5, total: 6, walletAmount: 7, due: 8 },
      [
        ['items', 40_00, 1],
        ['coupon', -4_00, -2],
        ['delivery', 5_00, 3],
        ['tax', 1_80, 4],
        ['tip', 2_00, 5],
        ['total', 44_80, 6],
        ['wallet', 0, -7],
        ['due', 44_80, 8],
      ],
    ],
  ])('names the changed parts: %s [CHK-06, CHK-14]', (_, changed, expected) => {
    const found = quoteDifferences(quote, { ...quote, ...changed });
    expect(found.map(({ part, from, to }) => [part, from, to])).toEqual(expected);
  });

  it('names the wallet part when the wallet no longer pays [CHK-14]', () => {
    const before = { ...quote, walletAmount: 10_00, due: 34_80 };
    expect(quoteDifferences(before, quote).map(({ part }) => part)).toEqual(['wallet', 'due']);
  });
});

describe('A quote with the customer’s own choices', () => {
  it.each<[string, Parameters<typeof quoteAsChosen>[1], Partial<OrderQuote>]>([
    ['is unchanged', { tip: 2_00, payment: { by: 'cash' }, usesWallet: false }, {}],
    [
      'has the tip in its total',
      { tip: 5_00, payment: { by: 'cash' }, usesWallet: false },
      { tip: 5_00, total: 47_80, due: 47_80 },
    ],
    [
      'takes all of the balance first',
      { tip: 0, payment: { by: 'cash' }, usesWallet: true },
      { tip: 0, total: 42_80, walletAmount: 10_00, due: 32_80 },
    ],
  ])('keeps its other values: the quote %s [CHK-06, CHK-09, CHK-14]', (_, choice, expected) => {
    expect(quoteAsChosen(quote, choice)).toEqual({ ...quote, ...expected });
  });

  it('has no total while the delivery fee is unknown [CHK-06]', () => {
    const unknown = { ...quote, delivery: null, total: null, due: null };
    expect(quoteAsChosen(unknown, { tip: 9_00, payment: { by: 'cash' }, usesWallet: true })).toEqual(unknown);
  });
});

it.each([
  ['Salma', '+96555123456', true],
  ['Salma', '055123456', false],
  ['  ', '+96555123456', false],
  ['', '', false],
])('the contact "%s" with the number "%s" can be called: %s [ADDR-31]', (name, phone, isIt) => {
  expect(isReachable({ name, phone, email: null })).toBe(isIt);
});

it.each([
  ['cash', true, true],
  ['cash', false, false],
  ['wallet', true, false],
  ['wallet', false, false],
] as const)(
  'an order paid by %s with “use wallet” %s also takes money from the wallet: %s [CHK-04]',
  (by, usesWallet, isPart) => {
    expect(asChosen({ payment: { by }, usesWallet })).toEqual({ payment: { by }, usesWallet: isPart });
  },
);

it('a new order draft is for now, paid in cash, without note, tip, coupon and contact [CHK-09, DLV-01]', () => {
  expect(plainDraft).toEqual({
    scheduledAt: null,
    note: '',
    instruction: '',
    wantsCutlery: false,
    tip: 0,
    couponCode: null,
    payment: { by: 'cash' },
    usesWallet: false,
    contact: { name: '', phone: '', email: null },
  });
});

it('choosing the wallet alone with too small a balance shows the whole amount as due [CHK-04]', () => {
  const split = { walletAmount: 35_50, due: 4_50 };
  expect(shownPaidSplit(split, 'wallet')).toEqual({ walletAmount: 0, due: 40_00 });
  expect(shownPaidSplit(split, 'cash')).toEqual(split);
  expect(shownPaidSplit({ walletAmount: 40_00, due: 0 }, 'wallet')).toEqual({ walletAmount: 40_00, due: 0 });
  expect(shownPaidSplit({ walletAmount: 0, due: null }, 'wallet')).toEqual({ walletAmount: 0, due: null });
});
