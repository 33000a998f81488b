import { latinDigits } from './digits';
import { type Currency, type Minor, toMinor } from './money';

/** Accepts at most nine digits, so that amounts in smallest units stay safe integers. */
const WHOLE = /^\d{1,9}$/;
const AMOUNT = /^\d{1,9}(?:\.(\d+))?$/;

/** Parses a whole number, also with Arabic or Persian digits. `null`: the text is not a whole number. */
export function wholeNumberIn(typed: string): number | null {
  const text = latinDigits(typed).trim();
  return WHOLE.test(text) ? Number(text) : null;
}

const amountText = (typed: string): string => latinDigits(typed).trim().replace(/[,٫]/, '.');

/** Parses "12,5", "12.50" and "١٢٫٥" as the same amount. `null`: not an amount. */
export function amountIn(typed: string, currency: Currency): Minor | null {
  const text = amountText(typed);
  return text !== '' && amountProblem(typed, currency) === null ? toMinor(Number(text), currency) : null;
}

/** The error code for too many decimals, by the number of decimals of the currency. */
const TOO_FINE = { 0: 'amountNotWhole', 2: 'amountTooFine', 3: 'amountBeyondThree' } as const;

export type AmountProblem = (typeof TOO_FINE)[keyof typeof TOO_FINE] | 'amountUnreadable';

export const AMOUNT_PROBLEMS: readonly AmountProblem[] = ['amountUnreadable', ...Object.values(TOO_FINE)];

/**
 * Returns the problem of a typed amount. `null`: the amount is valid or empty. An amount with too many
 * decimals is rejected and never rounded.
 */
export function amountProblem(typed: string, { decimals }: Currency): AmountProblem | null {
  const text = amountText(typed);
  if (text === '') return null;
  const [amount, written = ''] = AMOUNT.exec(text) ?? [];
  if (amount === undefined) return 'amountUnreadable';
  return written.length > decimals ? TOO_FINE[decimals] : null;
}

/** Parses "٥٫٥", "5,5" and "5.5" as the same number. `null`: empty. `NaN`: not a number. */
export function percentIn(typed: string): number | null {
  const text = amountText(typed);
  return text === '' ? null : AMOUNT.test(text) ? Number(text) : Number.NaN;
}

type Range = { min: Minor | null; max: Minor | null };
export type RangeProblem = { field: keyof Range; problem: AmountProblem | 'pricesSwapped' };

/** Parses a price range; both ends are optional. Returns the range, or the problem with its field. */
export function rangeIn(lowest: string, highest: string, currency: Currency): Range | RangeProblem {
  const [tooLow, tooHigh] = [amountProblem(lowest, currency), amountProblem(highest, currency)];
  if (tooLow !== null) return { field: 'min', problem: tooLow };
  if (tooHigh !== null) return { field: 'max', problem: tooHigh };
  const [min, max] = [amountIn(lowest, currency), amountIn(highest, currency)];
  return min !== null && max !== null && max < min
    ? { field: 'max', problem: 'pricesSwapped' }
    : { min, max };
}
