/** An amount in the smallest unit of the currency: 1250 is 12.50. Always an integer. */
export type Minor = number;

export const MINOR_PER_UNIT = 100;

/** The wire speaks in decimals (12.5), everything inside in minor units (1250). */
export const toMinor = (amount: number): Minor => roundHalfUp(amount * MINOR_PER_UNIT);
export const fromMinor = (amount: Minor): number => amount / MINOR_PER_UNIT;

/** Half up, and immune to the binary dust of products such as 1.005 * 100. */
export const roundHalfUp = (value: number): number => Math.floor(Number((value + 0.5).toPrecision(15)));

export const percentOf = (amount: Minor, percent: number): Minor => roundHalfUp((amount * percent) / 100);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);
