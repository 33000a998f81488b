import { latinDigits } from './digits';

const EMAIL_PATTERN = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}$/;
const EMAIL_MAX = 255;

/** How many digits a phone number has, in the three places that ask for one. */
const PHONE_DIGITS = {
  signIn: { min: 2, max: 15 },
  /** Code, sign-up, social sign-in, and whom an order calls: with the code of the country. */
  contact: { min: 10, max: 15 },
  /** Recovery: after the dial code that was chosen beside the field. */
  recovery: { min: 10, max: 10 },
} as const;

export type PhoneUse = keyof typeof PHONE_DIGITS;
export type ContactKind = 'email' | 'phone';
export type Contact = { type: ContactKind; value: string };

const PHONE_CHARACTERS = /^\+?[\d\s().-]*$/;

export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email);
}

export const phoneDigits = (text: string): string => latinDigits(text).replace(/\D/g, '');

/** Only digits count; a plus, spaces, dashes and brackets are how people write numbers. */
export function isPhone(text: string, use: PhoneUse): boolean {
  const { min, max } = PHONE_DIGITS[use];
  const { length } = phoneDigits(text);
  return PHONE_CHARACTERS.test(latinDigits(text).trim()) && length >= min && length <= max;
}

/** The number as it is sent: digits, after a plus if one was typed. */
export const asPhone = (text: string): string =>
  `${latinDigits(text).trim().startsWith('+') ? '+' : ''}${phoneDigits(text)}`;

/** Email first, then an international phone number; null is neither [AUTH-11, AUTH-13]. */
export function contactKind(text: string): ContactKind | null {
  if (isEmail(text)) return 'email';
  return isPhone(text, 'signIn') ? 'phone' : null;
}

/** What was typed as a contact that can be sent; null is neither an email nor a phone number. */
export function contactOf(text: string): Contact | null {
  const type = contactKind(text);
  if (type === null) return null;
  return { type, value: type === 'email' ? text.trim() : asPhone(text) };
}
