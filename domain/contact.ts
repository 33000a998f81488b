import { latinDigits } from './digits';

const EMAIL_PATTERN = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}$/;
const EMAIL_MAX = 255;

/** Allowed number of digits of a phone number, by use. */
const PHONE_DIGITS = {
  signIn: { min: 2, max: 15 },
  /** Digits including the country code. Used for codes, sign-up, social sign-in and order contacts. */
  contact: { min: 10, max: 15 },
  /** Digits without the dial code, which has its own field. Used for password recovery. */
  recovery: { min: 10, max: 10 },
} as const;

export type PhoneUse = keyof typeof PHONE_DIGITS;
export type ContactKind = 'email' | 'phone';
export type Contact = { type: ContactKind; value: string };

const PHONE_CHARACTERS = /^\+?[\d\s().-]*$/;

const DIALLED = /^\+?[\d\s().-]{3,30}$/;

/**
 * Returns whether the text looks like a dialled number. Accepts short numbers, and Arabic and Persian digits.
 */
export const isDialled = (text: string): boolean => DIALLED.test(latinDigits(text).trim());

export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email);
}

export const phoneDigits = (text: string): string => latinDigits(text).replace(/\D/g, '');

/**
 * Returns whether the text is a phone number for this use. Only digits count; plus, spaces, dashes and
 * brackets are allowed.
 */
export function isPhone(text: string, use: PhoneUse): boolean {
  const { min, max } = PHONE_DIGITS[use];
  const { length } = phoneDigits(text);
  return PHONE_CHARACTERS.test(latinDigits(text).trim()) && length >= min && length <= max;
}

/** Returns the phone number for requests: digits, with a leading plus if the customer typed one. */
export const asPhone = (text: string): string =>
  `${latinDigits(text).trim().startsWith('+') ? '+' : ''}${phoneDigits(text)}`;

/**
 * Returns the kind of the contact. Checks for an email address first, then for an international phone number.
 * `null`: the text is neither [AUTH-11, AUTH-13].
 */
export function contactKind(text: string): ContactKind | null {
  if (isEmail(text)) return 'email';
  return isPhone(text, 'signIn') ? 'phone' : null;
}

/** Returns the contact in the text. `null`: the text is neither an email address nor a phone number. */
export function contactOf(text: string): Contact | null {
  const type = contactKind(text);
  if (type === null) return null;
  return { type, value: type === 'email' ? text.trim() : asPhone(text) };
}
