import { latinDigits } from '../digits';

export const CODE_LENGTH = 6;
/** Minimum seconds between two codes [AUTH-41]. */
export const RESEND_LOCK_SECONDS = 60;

/** Extracts the code's digits from typed or pasted text, such as `123 456` or `١٢٣٤٥٦` [AUTH-43]. */
export const codeDigits = (text: string): string =>
  latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);

export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH && /^\d+$/.test(code);
