export const EMAIL_PATTERN = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}$/;
export const PHONE_PATTERN = /^\+?\d{2,15}$/;

export type ContactKind = 'email' | 'phone';

export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text.trim());

/** Email first, then an international phone number; null is neither [AUTH-11, AUTH-13]. */
export function contactKind(text: string): ContactKind | null {
  if (isEmail(text)) return 'email';
  return PHONE_PATTERN.test(text.trim()) ? 'phone' : null;
}
