import { fromMinor, type Minor } from '../../../domain/money';
import type { Language } from '../../http/language';

/** Where a text says an amount that is written as the shop writes money, whenever it is read. */
export const amountIn = (amount: Minor): string => `{money:${amount}}`;

export type Money = {
  currency_symbol: string;
  currency_symbol_direction: 'left' | 'right';
  digit_after_decimal_point: number;
};

export const withAmounts = (text: string, language: Language, money: Money): string =>
  text.replace(/\{money:(-?\d+)\}/g, (_, amount: string) => priceIn(Number(amount), language, money));

function priceIn(amount: Minor, language: Language, money: Money): string {
  const {
    currency_symbol: symbol,
    currency_symbol_direction: side,
    digit_after_decimal_point: digits,
  } = money;
  const number = new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-arab' : 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(fromMinor(amount));
  return side === 'left' ? `${symbol}${number}` : `${number} ${symbol}`;
}

/** Where a text says the name of the shop. */
export const withName = (text: string, name: string): string => text.replaceAll('{shop}', name);
