import { latinDigits } from './digits';
import { type Minor, toMinor } from './money';

/** Nine digits are more than anybody means, and fewer than a number can hold. */
const WHOLE = /^\d{1,9}$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const TOO_FINE = /^\d{1,9}\.\d+$/;

/** A whole number as people type it, with the digits of any of our languages; null: none. */
export function wholeIn(typed: string): number | null {
  const text = latinDigits(typed).trim();
  return WHOLE.test(text) ? Number(text) : null;
}

const amountText = (typed: string): string => latinDigits(typed).trim().replace(/[,٫]/, '.');

/** An amount of money: "12,5", "12.50" and "١٢٫٥" are the same; null: no amount. */
export function amountIn(typed: string): Minor | null {
  const text = amountText(typed);
  return AMOUNT.test(text) ? toMinor(Number(text)) : null;
}

export type AmountProblem = 'amountTooFine' | 'amountUnreadable';

/** Why there is no amount in what was typed; null: there is one, or nothing was typed. Nothing is rounded: nobody asked for it. */
export function amountProblem(typed: string): AmountProblem | null {
  const text = amountText(typed);
  if (text === '' || AMOUNT.test(text)) return null;
  return TOO_FINE.test(text) ? 'amountTooFine' : 'amountUnreadable';
}

type Range = { min: Minor | null; max: Minor | null };
export type RangeProblem = { field: keyof Range; problem: AmountProblem | 'pricesSwapped' };

/** From the lowest price to the highest, either of them open; or what is wrong, and where. */
export function rangeIn(lowest: string, highest: string): Range | RangeProblem {
  const [tooLow, tooHigh] = [amountProblem(lowest), amountProblem(highest)];
  if (tooLow !== null) return { field: 'min', problem: tooLow };
  if (tooHigh !== null) return { field: 'max', problem: tooHigh };
  const [min, max] = [amountIn(lowest), amountIn(highest)];
  return min !== null && max !== null && max < min
    ? { field: 'max', problem: 'pricesSwapped' }
    : { min, max };
}
