/** An amount in the smallest unit of the currency: 1250 is 12.50. Always an integer. */
export type Minor = number;

const MINOR_PER_UNIT = 100;

/** The wire speaks in decimals (12.5), everything inside in minor units (1250). */
export const toMinor = (amount: number): Minor => roundHalfUp(amount * MINOR_PER_UNIT);
export const fromMinor = (amount: Minor): number => amount / MINOR_PER_UNIT;
export const fromOptionalMinor = (amount: Minor | null): number | null =>
  amount === null ? null : fromMinor(amount);

/** Half up, and immune to the binary dust of products such as 1.005 * 100. */
export const roundHalfUp = (value: number): number => Math.floor(Number((value + 0.5).toPrecision(15)));

export const percentOf = (amount: Minor, percent: number): Minor => roundHalfUp((amount * percent) / 100);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

export type ShortAmount = { value: number; unit: 'K' | 'M' | 'B' };

const SHORT_FROM: Minor = 100_000_00;
const UNITS = [
  { unit: 'K', size: 1_000 },
  { unit: 'M', size: 1_000_000 },
  { unit: 'B', size: 1_000_000_000 },
] as const;

/** One decimal and a letter from 100000 on; null below. What rounds to 1000.0 takes the next letter [PRICE-06, Q-28]. */
export function shortAmount(amount: Minor): ShortAmount | null {
  if (amount < SHORT_FROM) return null;
  const inUnit = (size: number) => roundHalfUp(fromMinor(amount) / (size / 10)) / 10;
  const { unit, size } = UNITS.find((fitting) => inUnit(fitting.size) < 1_000) ?? UNITS[2];
  return { value: inUnit(size), unit };
}
