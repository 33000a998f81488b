const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic and Persian digits. */
export const latinDigits = (text: string): string =>
  text.replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
