import { latinDigits } from '../digits';

export const CODE_LENGTH = 6;
/** How long nobody gets another code after one was sent [AUTH-41]. */
export const RESEND_LOCK_SECONDS = 60;

/** The digits of whatever was typed or pasted: `123 456`, `١٢٣٤٥٦` [AUTH-43]. */
export const codeDigits = (text: string): string =>
  latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);

export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH && /^\d+$/.test(code);
