import type { ProfileTexts } from '../../../../domain/forms/profile';
import { fullName, type Person } from '../../../../domain/person';
import type { AccountFacts } from '../../../../machines/account/profile.types';
import type { ProfileDraft } from '../../../../machines/shared/profile-save';
import { fullPhone } from '../../../platform/fields/dial-codes';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';

export const accountOf = (person: Person): AccountFacts => ({
  name: fullName(person),
  email: person.email ?? '',
  phone: person.phone ?? '',
  imageUrl: person.imageUrl,
});

export const textsOf = ({ name, email, phone }: AccountFacts): ProfileTexts => ({
  name,
  email,
  phone,
  password: '',
  confirmPassword: '',
});

export const isOther = (texts: ProfileTexts, account: AccountFacts): boolean =>
  Object.entries(textsOf(account)).some(([field, text]) => texts[field as keyof ProfileTexts] !== text);

/**
 * Returns the values to save. A verified phone number is not changed, and empty fields are skipped [PROF-04].
 */
export function draftOf(texts: ProfileTexts, person: Person, country: string): ProfileDraft {
  const phone = person.isPhoneVerified ? (person.phone ?? '') : texts.phone.trim();
  return {
    name: texts.name.trim(),
    email: texts.email.trim() || null,
    phone: phone === '' ? null : fullPhone(phone, country),
    password: texts.password || null,
  };
}

type Draft = Pick<ProfileTexts, 'name' | 'email' | 'phone'>;

const nameOf = ({ id }: Person): string => `profile.${id}`;

/**
 * Stores unsaved input, so that it survives an expired session. It is restored for the same person only;
 * passwords are never stored [AUTH-62, MENU-08].
 */
export const saveProfileDraft = (person: Person, { name, email, phone }: ProfileTexts): void =>
  writeDraft(nameOf(person), { name, email, phone } satisfies Draft);

export const forgetProfileDraft = (person: Person): void => forgetDraft(nameOf(person));

/** Returns the stored input. `null`: none is stored, or it does not differ from the profile. */
export function readProfileDraft(person: Person): Draft | null {
  const draft = readDraft(nameOf(person));
  if (!isDraft(draft)) return null;
  const { name, email, phone } = draft;
  const known = accountOf(person);
  const isNew = name !== known.name || email !== known.email || phone !== known.phone;
  return isNew ? { name, email, phone: person.isPhoneVerified ? known.phone : phone } : null;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'email', 'phone'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
