import {
  type Currency,
  digitsFor,
  fromMinor,
  type Minor,
  type ShortAmount,
  shortAmount,
} from '../../domain/money';
import { directionOf, type LanguageCode, localeOf } from './languages';

type CurrencyFormat = Currency & { symbol: string; direction: 'left' | 'right'; digits: number };

export type Formats = {
  money(amount: Minor): string;
  /** Such as +$1.50. In Arabic too, the sign is left of the amount. */
  surcharge(amount: Minor): string;
  /** Such as 100.0K or 1.2M. The accessible name has the exact amount [Q-28]. */
  shortMoney(amount: Minor): string;
  number(value: number): string;
  /** The number of further items, such as +2. */
  more(count: number): string;
  /** 3 becomes 03, so that quantities keep their width [CART-02]. */
  padded(value: number): string;
  /** 15 becomes 15% in English and 15٪ in Arabic. */
  percent(value: number): string;
  /** The configuration's `digit_after_decimal_point` sets the number of decimals [CAT-05]. */
  rating(value: number): string;
  /** 0.84 becomes 0.8. */
  kilometres(value: number): string;
  /** Formats a local time such as '23:00'. */
  time(clock: string): string;
  date(value: number | string | Date): string;
  /** A calendar date such as 2026-11-24, without a time zone. */
  day(day: string): string;
  list(items: string[]): string;
};

const ARABIC_UNITS = { K: 'ألف', M: 'مليون', B: 'مليار' } as const satisfies Record<
  ShortAmount['unit'],
  string
>;

const unitIn = (language: LanguageCode, unit: ShortAmount['unit']): string =>
  language === 'ar' ? `\u00A0${ARABIC_UNITS[unit]}` : unit;

/** In right-to-left text an isolate keeps the symbol left of the amount. */
const keepsLeft = (language: LanguageCode, text: string): string =>
  directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text;

/** Creating formatters is slow, so each is created on first use. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function createFormats(
  language: LanguageCode,
  currency: CurrencyFormat,
  utcOffsetMinutes: number,
  hasTwelveHourClock = true,
): Formats {
  const locale = localeOf(language);
  const withDigits = (digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const amounts = once(() => withDigits(currency.digits));
  const wholeAmounts = once(() => withDigits(currency.decimals));
  const shortAmounts = once(() => withDigits(1));
  const ratings = once(() => withDigits(currency.digits));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const twoDigits = once(() => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }));
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
  const tenths = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const times = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        hour: hasTwelveHourClock ? 'numeric' : '2-digit',
        minute: '2-digit',
        hourCycle: hasTwelveHourClock ? 'h12' : 'h23',
        timeZone: 'UTC',
      }),
  );
  const dates = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  );
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const withSymbol = (text: string, sign = '') =>
    currency.direction === 'left'
      ? keepsLeft(language, `${sign}${currency.symbol}${text}`)
      : `${sign === '' ? text : keepsLeft(language, `${sign}${text}`)} ${currency.symbol}`;

  const digitsOf = (amount: Minor) =>
    (digitsFor(amount, currency, currency.digits) === currency.digits ? amounts : wholeAmounts)().format(
      fromMinor(Math.abs(amount), currency),
    );
  const money = (amount: Minor) => withSymbol(digitsOf(amount), amount < 0 ? '-' : '');
  return {
    money,
    surcharge: (amount) => withSymbol(digitsOf(amount), '+'),
    shortMoney: (amount) => {
      const short = shortAmount(amount, currency);
      return short
        ? withSymbol(`${shortAmounts().format(short.value)}${unitIn(language, short.unit)}`)
        : money(amount);
    },
    number: (value) => numbers().format(value),
    more: (count) => keepsLeft(language, `+${numbers().format(count)}`),
    padded: (value) => twoDigits().format(value),
    percent: (value) => percents().format(value / 100),
    rating: (value) => ratings().format(value),
    kilometres: (value) => tenths().format(value),
    time: (clock) => {
      const [hours = 0, minutes = 0] = clock.split(':').map(Number);
      return times().format(Date.UTC(2000, 0, 1, hours, minutes));
    },
    date: (value) => dates().format(new Date(value).getTime() + utcOffsetMinutes * 60_000),
    day: (day) => dates().format(new Date(`${day}T12:00Z`)),
    list: (items) => lists().format(items),
  };
}
