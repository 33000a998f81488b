import { latinDigits } from '../digits';

export const CODE_LENGTH = 6;
/** Minimum seconds between two requests for a one-time code [AUTH-41]. */
export const RESEND_LOCK_SECONDS = 60;

/**
 * Extracts the digits of a one-time code from typed or pasted text, such as `123 456` or `١٢٣٤٥٦` [AUTH-43].
 */
export const codeDigits = (text: string): string =>
  latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);

export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH && /^\d+$/.test(code);
