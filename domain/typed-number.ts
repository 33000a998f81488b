import { latinDigits } from './contact';
import { type Minor, toMinor } from './money';

/** Nine digits are more than anybody means, and fewer than a number can hold. */
const WHOLE = /^\d{1,9}$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** A whole number as people type it, with the digits of any of our languages; null: none. */
export function wholeIn(typed: string): number | null {
  const text = latinDigits(typed).trim();
  return WHOLE.test(text) ? Number(text) : null;
}

/** An amount of money: "12,5", "12.50" and "١٢٫٥" are the same; null: no amount. */
export function amountIn(typed: string): Minor | null {
  const text = latinDigits(typed).trim().replace(/[,٫]/, '.');
  return AMOUNT.test(text) ? toMinor(Number(text)) : null;
}
