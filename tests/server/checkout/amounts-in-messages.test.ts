import { expect, it } from 'vitest';
import { couponRefused } from '../../../server/features/checkout/checkout.messages';

const dollars = {
  currency_code: 'USD',
  currency_decimals: 2 as const,
  currency_symbol: '$',
  currency_symbol_direction: 'left' as const,
  digit_after_decimal_point: 2,
};
const yen = {
  ...dollars,
  currency_code: 'JPY',
  currency_decimals: 0 as const,
  currency_symbol: '¥',
  currency_symbol_direction: 'right' as const,
  digit_after_decimal_point: 0,
};
const dinars = {
  ...yen,
  currency_code: 'KWD',
  currency_decimals: 3 as const,
  currency_symbol: 'KD',
  digit_after_decimal_point: 3,
};

it.each([
  ['dollars', dollars, 1_234_50, '$1,234.50'],
  ['yen', yen, 2_000, '2,000 ¥'],
  ['dinars', dinars, 2_000, '2.000 KD'],
])('a message formats amounts in %s in the same way as the page [COUP-02]', (_, money, minimum, text) => {
  const [, { en, ar }] = couponRefused({ code: 'minimum', minimum, missing: 1 }, money);
  expect(en).toBe(`To apply this coupon,the minimum purchase amount is ${text}`);
  expect(ar).toContain(text);
});
