import { isEmail, phoneDigits } from '../../../../domain/contact';
import { latinDigits } from '../../../../domain/digits';

export type Contact = { channel: 'phone' | 'email'; value: string };

/** Numbers of this country may omit the dial code. */
const HOME_DIAL_CODE = '971';
const LONGEST_HOME_NUMBER = 9;
const LONGEST_EMAIL = 255;

/** E.164, as stored: `+971501110001`. Null for input that can't be a phone number. */
export function normalPhone(text: string): string | null {
  const trimmed = latinDigits(text).trim();
  if (!/^(\+|00)?[\d\s().-]{2,30}$/.test(trimmed)) return null;
  const isInternational = /^(\+|00)/.test(trimmed);
  const digits = trimmed.replace(/^00/, '').replaceAll(/\D/g, '');
  const phone = `+${isInternational ? withoutTrunkZero(digits) : international(digits)}`;
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null;
}

/** In `+971 050 …` the zero is the trunk prefix, used only inside the country. */
const withoutTrunkZero = (digits: string): string =>
  digits.replace(new RegExp(`^(${HOME_DIAL_CODE})0+`), '$1');

function international(digits: string): string {
  if (digits.startsWith('0')) return HOME_DIAL_CODE + digits.replace(/^0+/, '');
  if (digits.length <= LONGEST_HOME_NUMBER) return HOME_DIAL_CODE + digits;
  return withoutTrunkZero(digits);
}

const FEWEST_DIGITS = 10;

/**
 * A phone number entered as one's own needs at least ten digits as typed, with or without a dial code.
 */
export const longPhone = (text: string): string | null =>
  phoneDigits(text).length >= FEWEST_DIGITS ? normalPhone(text) : null;

/** In the stored form; null if the input is not an email address. */
export function normalEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= LONGEST_EMAIL && isEmail(email) ? email : null;
}

export function normalContact(text: string, channel: Contact['channel'] | null = null): Contact | null {
  const email = channel === 'phone' ? null : normalEmail(text);
  if (email !== null) return { channel: 'email', value: email };
  const phone = channel === 'email' ? null : normalPhone(text);
  return phone === null ? null : { channel: 'phone', value: phone };
}
