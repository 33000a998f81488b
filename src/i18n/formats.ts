import { fromMinor, type Minor, type ShortAmount, shortAmount } from '../../domain/money';
import { directionOf, type LanguageCode, localeOf } from './languages';

type CurrencyFormat = { symbol: string; direction: 'left' | 'right'; digits: number };

export type Formats = {
  money(amount: Minor): string;
  /** For cards and badges: 100.0K, 1.2M; the exact amount belongs in the accessible name. */
  shortMoney(amount: Minor): string;
  number(value: number): string;
  /** 3 becomes 03: quantities keep their width [CART-02]. */
  padded(value: number): string;
  /** 15 becomes 15% in the reader's digits. */
  percent(value: number): string;
  /** As exact as the operator wants it [CAT-05]. */
  rating(value: number): string;
  /** 0.84 becomes 0.8. */
  kilometres(value: number): string;
  /** '23:00' of the store's wall clock in the reader's way. */
  time(clock: string): string;
  date(value: number | string | Date): string;
  /** A day of a calendar, as 2026-11-24: the same wherever it is read. */
  day(day: string): string;
  list(items: string[]): string;
};

const ARABIC_UNITS = { K: 'ألف', M: 'مليون', B: 'مليار' } as const satisfies Record<
  ShortAmount['unit'],
  string
>;

const unitIn = (language: LanguageCode, unit: ShortAmount['unit']): string =>
  language === 'ar' ? `\u00A0${ARABIC_UNITS[unit]}` : unit;

/** Inside a line that runs to the left, a symbol on the left needs marks of its own direction around the amount. */
const keepsLeft = (language: LanguageCode, text: string): string =>
  directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text;

/** Each takes milliseconds to make, and a first screen shows few of them. */
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
  const amounts = once(
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: currency.digits,
        maximumFractionDigits: currency.digits,
      }),
  );
  const numbers = once(() => new Intl.NumberFormat(locale));
  const twoDigits = once(() => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }));
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
  const tenths = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const ratings = once(
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: Math.min(1, currency.digits),
        maximumFractionDigits: currency.digits,
      }),
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
      : `${sign}${text} ${currency.symbol}`;

  const money = (amount: Minor) =>
    withSymbol(amounts().format(fromMinor(Math.abs(amount))), amount < 0 ? '-' : '');
  return {
    money,
    shortMoney: (amount) => {
      const short = shortAmount(amount);
      return short
        ? withSymbol(`${tenths().format(short.value)}${unitIn(language, short.unit)}`)
        : money(amount);
    },
    number: (value) => numbers().format(value),
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
