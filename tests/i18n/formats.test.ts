import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { createFormats } from '../../src/i18n/formats';

const dollars = { ...USUAL_CURRENCY, symbol: '$', direction: 'left', digits: 2 } as const;
const english = createFormats('en', dollars, 240);
const arabic = createFormats(
  'ar',
  { code: 'AED', decimals: 2, symbol: 'د.إ', direction: 'right', digits: 2 },
  240,
);

it('amounts use the configured symbol position, and Western digits also in Arabic [LANG-08, PRICE-05]', () => {
  expect(english.money(123_450)).toBe('$1,234.50');
  expect(arabic.money(123_450)).toBe('1,234.50 د.إ');
  expect(english.money(-500)).toBe('-$5.00');
  const padded = { ...USUAL_CURRENCY, symbol: 'JD', direction: 'right', digits: 3 } as const;
  const dinars = createFormats('en', padded, 240);
  expect([dinars.money(1250), dinars.money(-1250)].map((text) => text.replace(/\s/g, ' '))).toEqual([
    '12.500 JD',
    '-12.500 JD',
  ]);
});

it('a calendar day is the same at every UTC offset of the shop [RENT-12]', () => {
  const days = [-660, 0, 240, 840].map((offset) => createFormats('en', dollars, offset).day('2026-11-24'));
  expect(new Set(days).size).toBe(1);
  expect(days[0]).toMatch(/24/);
});

it('a currency symbol configured on the left, and a sign, stay on the left in Arabic, and short amounts use Arabic units [LANG-06, LANG-07]', () => {
  const leftInArabic = createFormats('ar', dollars, 240);
  expect(leftInArabic.money(-123_450)).toBe('\u2066-$1,234.50\u2069');
  expect(leftInArabic.surcharge(150)).toBe('\u2066+$1.50\u2069');
  expect(leftInArabic.more(2)).toBe('\u2066+2\u2069');
  expect(createFormats('en', dollars, 240).surcharge(150)).toBe('+$1.50');
  expect(leftInArabic.shortMoney(150_000_000)).toBe('\u2066$1.5\u00A0مليون\u2069');
});

it.each([
  [9_999_999, '$99,999.99'],
  [10_000_000, '$100.0K'],
  [12_345_600, '$123.5K'],
  [99_994_900, '$999.9K'],
  [99_995_000, '$1.0M'],
  [150_000_000, '$1.5M'],
  [99_995_000_000, '$1.0B'],
])('%i cents are shortened to %s [CONST-16, PRICE-06, Q-28]', (amount, text) =>
  expect(english.shortMoney(amount)).toBe(text),
);

it('dates and times follow the shop’s time zone [LANG-07]', () => {
  expect(english.date('2026-11-24T21:30:00Z')).toBe('Nov 25, 2026');
  expect(english.time('23:05').replace(/\s/g, ' ')).toBe('11:05 PM');
  expect(arabic.date('2026-11-24T09:00:00Z')).toBe('24 نوفمبر 2026');
});

it('every number has Latin digits in Arabic [LANG-08]', () => {
  expect([
    arabic.number(1_200),
    arabic.padded(3),
    arabic.percent(12.5),
    arabic.rating(4.2),
    arabic.kilometres(1.74),
    arabic.money(200),
  ]).toEqual(['1,200', '03', '12.5٪', '4.20', '1.7', '2.00 د.إ']);
});

it.each([
  ['en', '23:05', '23:05'],
  ['en', '00:30', '00:30'],
  ['ar', '09:05', '09:05'],
] as const)(
  'a shop with the 24-hour clock shows times accordingly: %s %s [CAT-06, LANG-08]',
  (language, clock, shown) => {
    expect(createFormats(language, dollars, 240, false).time(clock)).toBe(shown);
  },
);

it('a rating has the configured decimals, and a distance one decimal [CAT-05]', () => {
  expect([4, 4.2, 4.256].map(english.rating)).toEqual(['4.00', '4.20', '4.26']);
  expect([4, 4.2].map(createFormats('ar', dollars, 240).rating)).toEqual(['4.00', '4.20']);
  const tenths = createFormats('en', { ...dollars, digits: 1 }, 240);
  expect([4, 4.25].map(tenths.rating)).toEqual(['4.0', '4.3']);
  const whole = createFormats('en', { ...dollars, digits: 0 }, 240);
  expect([4, 4.256].map(whole.rating)).toEqual(['4', '4']);
  expect([0, 1].map((digits) => createFormats('en', { ...dollars, digits }, 240).kilometres(0.84))).toEqual([
    '0.8',
    '0.8',
  ]);
});
