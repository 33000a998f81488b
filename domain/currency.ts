import type { Config } from './config';
import { fromMinor, type Minor, roundHalfUp } from './money';

export type Currency = Config['currency'];
/** Writes a number with so many digits after the point, in the digits and separators of the reader. */
export type FormatNumber = (value: number, digits: number) => string;
export type MoneyStyle = 'full' | 'short';

const NO_BREAK_SPACE = '\u00a0';
const SHORT_FROM: Minor = 100_000_00;
const UNITS = [
  { unit: 'K', size: 1_000 },
  { unit: 'M', size: 1_000_000 },
  { unit: 'B', size: 1_000_000_000 },
] as const;

export type ShortAmount = { value: number; unit: 'K' | 'M' | 'B' };

/** One decimal and a letter from 100000 on; null below. What rounds to 1000.0 takes the next letter [PRICE-06, Q-28]. */
export function shortAmount(amount: Minor): ShortAmount | null {
  if (Math.abs(amount) < SHORT_FROM) return null;
  const sign = Math.sign(amount);
  const rounded = UNITS.map(({ unit, size }) => ({
    unit,
    value: roundHalfUp(Math.abs(fromMinor(amount)) / (size / 10)) / 10,
  }));
  const fitting = rounded.find(({ value }) => value < 1_000) ?? rounded.at(-1);
  return fitting ? { unit: fitting.unit, value: sign * fitting.value } : null;
}

/** The symbol stands where the operator put it [PRICE-05]. Short is for cards and badges, full for every total. */
export function formatMoney(
  amount: Minor,
  currency: Currency,
  formatNumber: FormatNumber,
  style: MoneyStyle = 'full',
): string {
  const short = style === 'short' ? shortAmount(Math.abs(amount)) : null;
  const number = short
    ? `${formatNumber(short.value, 1)}${short.unit}`
    : formatNumber(fromMinor(Math.abs(amount)), currency.digits);
  const money =
    currency.direction === 'left'
      ? `${currency.symbol}${number}`
      : `${number}${NO_BREAK_SPACE}${currency.symbol}`;
  return amount < 0 ? `-${money}` : money;
}
