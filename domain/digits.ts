const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Replaces Arabic and Persian digits by 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
