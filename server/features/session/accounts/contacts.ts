import { isEmail, phoneDigits } from '../../../../domain/contact';
import { latinDigits } from '../../../../domain/digits';

export type Contact = { channel: 'phone' | 'email'; value: string };

/** The dial code of the shop's country, which customers need not type. */
const HOME_DIAL_CODE = '971';
const LONGEST_HOME_NUMBER = 9;
const LONGEST_EMAIL = 255;

/**
 * Converts a phone number to E.164, the stored format: `+971501110001`. `null`: the text can't be a phone
 * number.
 */
export function normalPhone(text: string): string | null {
  const trimmed = latinDigits(text).trim();
  if (!/^(\+|00)?[\d\s().-]{2,30}$/.test(trimmed)) return null;
  const isInternational = /^(\+|00)/.test(trimmed);
  const digits = trimmed.replace(/^00/, '').replaceAll(/\D/g, '');
  const phone = `+${isInternational ? withoutTrunkZero(digits) : international(digits)}`;
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null;
}

/**
 * Removes the trunk prefix, a zero that is only dialled inside the country: `+971 050 …` becomes `+971 50 …`.
 */
const withoutTrunkZero = (digits: string): string =>
  digits.replace(new RegExp(`^(${HOME_DIAL_CODE})0+`), '$1');

function international(digits: string): string {
  if (digits.startsWith('0')) return HOME_DIAL_CODE + digits.replace(/^0+/, '');
  if (digits.length <= LONGEST_HOME_NUMBER) return HOME_DIAL_CODE + digits;
  return withoutTrunkZero(digits);
}

const FEWEST_DIGITS = 10;

/**
 * Normalises a person's own phone number. It must have at least ten typed digits, with or without the dial
 * code.
 */
export const longPhone = (text: string): string | null =>
  phoneDigits(text).length >= FEWEST_DIGITS ? normalPhone(text) : null;

/** Converts an email address to the stored format. `null`: the text is not an email address. */
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
