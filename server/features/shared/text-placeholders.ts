import { type Currency, type Decimals, digitsFor, fromMinor, type Minor } from '../../../domain/money';
import { type Language, LOCALES } from '../../http/language';

/** Returns a placeholder for an amount, which is formatted in the shop's currency when the text is sent. */
export const amountIn = (amount: Minor): string => `{money:${amount}}`;

export type Money = {
  currency_code: string;
  currency_decimals: Decimals;
  currency_symbol: string;
  currency_symbol_direction: 'left' | 'right';
  digit_after_decimal_point: number;
};

/** Returns the currency in these settings. */
export const currencyIn = ({
  currency_code: code,
  currency_decimals: decimals,
}: Pick<Money, 'currency_code' | 'currency_decimals'>): Currency => ({ code, decimals });

export const withAmounts = (text: string, language: Language, money: Money): string =>
  text.replace(/\{money:(-?\d+)\}/g, (_, amount: string) => priceIn(Number(amount), language, money));

/** Formats an amount as the app does. */
export function priceIn(amount: Minor, language: Language, money: Money): string {
  const { currency_symbol: symbol, currency_symbol_direction: side } = money;
  const currency = currencyIn(money);
  const digits = digitsFor(amount, currency, money.digit_after_decimal_point);
  const number = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(fromMinor(amount, currency));
  return side === 'left' ? `${symbol}${number}` : `${number} ${symbol}`;
}

/** Puts the shop's name into a text. */
export const withName = (text: string, name: string): string => text.replaceAll('{shop}', name);
