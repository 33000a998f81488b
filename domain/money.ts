/**
 * An amount in the smallest unit of the currency: 1250 is 12.50 dollars, 1.250 Kuwaiti dinars, 1250 yen.
 * Always an integer.
 */
export type Minor = number;

/** `decimals` defines the smallest unit: 2 for a cent, 3 for a fils, 0 for a whole yen. */
export type Currency = { code: string; decimals: Decimals };

/** The ISO 4217 code for "no currency". Used for a shop that sets only a symbol. */
export const NO_CURRENCY = 'XXX';

/** All numbers of decimals that currencies have. */
export const DECIMALS = [0, 2, 3] as const;
export type Decimals = (typeof DECIMALS)[number];

/** Currencies without decimals, from ISO 4217. Currencies in neither list have two decimals. */
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

export const decimalsOf = (code: string): Decimals =>
  NO_DECIMALS.includes(code) ? 0 : THREE_DECIMALS.includes(code) ? 3 : 2;

/** The currency of a shop that does not set one [PRICE-05]. */
export const USUAL_CURRENCY: Currency = { code: 'USD', decimals: 2 };

export const minorPerUnit = ({ decimals }: Currency): number => 10 ** decimals;

/** Converts an amount of the API (12.5) to smallest units (1250). */
export const toMinor = (amount: number, currency: Currency): Minor =>
  roundHalfUp(amount * minorPerUnit(currency));
export const fromMinor = (amount: Minor, currency: Currency): number => amount / minorPerUnit(currency);
export const fromOptionalMinor = (amount: Minor | null, currency: Currency): number | null =>
  amount === null ? null : fromMinor(amount, currency);

/** Returns false for fractions of the smallest unit, such as half a cent. */
export const isWhole = (amount: number, currency: Currency): boolean =>
  Math.abs(fromMinor(toMinor(amount, currency), currency) - amount) < TINY;
const TINY = 1e-9;

/**
 * Returns the number of decimals to display: the shop's setting, or all decimals of the currency if the
 * setting would round the amount [PRICE-21].
 */
export const digitsFor = (amount: Minor, currency: Currency, wanted: number): number =>
  wanted < currency.decimals && amount % 10 ** (currency.decimals - wanted) !== 0
    ? currency.decimals
    : wanted;

/** Rounds half up and tolerates floating-point errors such as 1.005 * 100. */
export const roundHalfUp = (value: number): number => Math.floor(Number((value + 0.5).toPrecision(15)));

export const percentOf = (amount: Minor, percent: number): Minor => roundHalfUp((amount * percent) / 100);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

export type ShortAmount = { value: number; unit: 'K' | 'M' | 'B' };

const SHORT_FROM = 100_000;
const UNITS = [
  { unit: 'K', size: 1_000 },
  { unit: 'M', size: 1_000_000 },
  { unit: 'B', size: 1_000_000_000 },
] as const;

/**
 * Shortens amounts from 100 000 on, for example to 1.2M. `null`: the amount is smaller. A value that would
 * round to 1000.0 uses the next letter [PRICE-06, Q-28].
 */
export function shortAmount(amount: Minor, currency: Currency): ShortAmount | null {
  const units = fromMinor(amount, currency);
  if (units < SHORT_FROM) return null;
  const inUnit = (size: number) => roundHalfUp(units / (size / 10)) / 10;
  const { unit, size } = UNITS.find((fitting) => inUnit(fitting.size) < 1_000) ?? UNITS[2];
  return { value: inUnit(size), unit };
}
