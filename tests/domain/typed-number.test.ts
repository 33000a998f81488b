import { expect, it } from 'vitest';
import { storeDetailsSchema } from '../../domain/forms/registration';
import { orderNumberIn } from '../../domain/forms/track-order';
import { USUAL_CURRENCY } from '../../domain/money';
import { amountIn, amountProblem, percentIn, rangeIn, wholeNumberIn } from '../../domain/typed-number';

it.each([
  ['12', 12_00],
  ['12.5', 12_50],
  [' 12,50 ', 12_50],
  ['١٢٫٥٠', 12_50],
  ['۱۲٫۵', 12_50],
  ['1.005', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
])('the amount "%s" is read in Latin and Arabic digits [WAL-02, LANG-05]', (typed, amount) => {
  expect(amountIn(typed, USUAL_CURRENCY)).toBe(amount);
});

it.each([
  ['', null],
  ['  ', null],
  ['12.5', null],
  ['12.555', 'amountTooFine'],
  ['١٢٫٥٥٥', 'amountTooFine'],
  ['-5', 'amountUnreadable'],
  ['1e3', 'amountUnreadable'],
  ['five', 'amountUnreadable'],
])(
  'the amount "%s" is rejected with a reason instead of rounded [CAT-08, CHK-09, WAL-02]',
  (typed, problem) => {
    expect(amountProblem(typed, USUAL_CURRENCY)).toBe(problem);
  },
);

it.each([
  ['', '', { min: null, max: null }],
  ['5', '20,50', { min: 5_00, max: 20_50 }],
  ['20', '20', { min: 20_00, max: 20_00 }],
  ['20', '5', { field: 'max', problem: 'pricesSwapped' }],
  ['4.999', '5', { field: 'min', problem: 'amountTooFine' }],
  ['4', 'much', { field: 'max', problem: 'amountUnreadable' }],
])(
  'the price range from "%s" to "%s" is read, or the invalid field is named [CAT-08]',
  (lowest, highest, range) => {
    expect(rangeIn(lowest, highest, USUAL_CURRENCY)).toEqual(range);
  },
);

it.each([
  ['500', 500],
  [' ٥٠٠ ', 500],
  ['5.5', null],
  ['1234567890', null],
])('the whole number "%s" is read in Latin and Arabic digits [LOY-02, LANG-05]', (typed, number) => {
  expect(wholeNumberIn(typed)).toBe(number);
});

it('order numbers and store times are read in Arabic digits [ORD-04, REG-01, LANG-05]', () => {
  expect(orderNumberIn('#١١٠١')).toBe(1101);
  const store = { storeName: 'مطبخ هدى', tin: '', tinExpires: '' };
  expect(storeDetailsSchema.isValidSync({ ...store, minimumTime: '٢٠', maximumTime: '٤٠' })).toBe(true);
  expect(storeDetailsSchema.isValidSync({ ...store, minimumTime: '٤٠', maximumTime: '٢٠' })).toBe(false);
});

it.each([
  ['5', 5],
  [' 5.5 ', 5.5],
  ['٥٫٥', 5.5],
  ['۵,۲۵', 5.25],
  ['', null],
  ['  ', null],
  ['1e1', Number.NaN],
  ['five', Number.NaN],
])(
  'the percentage "%s" is read in Latin, Arabic and Persian digits [PRICE-04, LANG-05]',
  (typed, percent) => {
    expect(percentIn(typed)).toBe(percent);
  },
);
