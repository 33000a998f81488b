import { expect, it } from 'vitest';
import { storeDetailsSchema } from '../../domain/forms/registration';
import { orderNumberIn } from '../../domain/forms/track-order';
import { amountIn, amountProblem, rangeIn, wholeIn } from '../../domain/typed-number';

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
])('reads the amount "%s" in either language’s digits [WAL-02, LANG-05]', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount);
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
  'says what is wrong with the amount "%s" instead of rounding it or doing nothing [CAT-08, CHK-09, WAL-02]',
  (typed, problem) => {
    expect(amountProblem(typed)).toBe(problem);
  },
);

it.each([
  ['', '', { min: null, max: null }],
  ['5', '20,50', { min: 5_00, max: 20_50 }],
  ['20', '20', { min: 20_00, max: 20_00 }],
  ['20', '5', { field: 'max', problem: 'pricesSwapped' }],
  ['4.999', '5', { field: 'min', problem: 'amountTooFine' }],
  ['4', 'much', { field: 'max', problem: 'amountUnreadable' }],
])('reads prices from "%s" to "%s", or says which of them is wrong [CAT-08]', (lowest, highest, range) => {
  expect(rangeIn(lowest, highest)).toEqual(range);
});

it.each([
  ['500', 500],
  [' ٥٠٠ ', 500],
  ['5.5', null],
  ['1234567890', null],
])('reads the whole number "%s" in either language’s digits [LOY-02, LANG-05]', (typed, number) => {
  expect(wholeIn(typed)).toBe(number);
});

it('takes the number of an order and the times of a store in Arabic digits [ORD-04, REG-01, LANG-05]', () => {
  expect(orderNumberIn('#١١٠١')).toBe(1101);
  const store = { storeName: 'مطبخ هدى', tin: '', tinExpires: '' };
  expect(storeDetailsSchema.isValidSync({ ...store, minimumTime: '٢٠', maximumTime: '٤٠' })).toBe(true);
  expect(storeDetailsSchema.isValidSync({ ...store, minimumTime: '٤٠', maximumTime: '٢٠' })).toBe(false);
});
