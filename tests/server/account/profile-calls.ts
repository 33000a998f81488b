import type { Profile, ProfileUpdateResult } from '../../../contract/types.gen';
import { unusedDigits } from '../../support/unused-digits';
import type { Person } from './person';

export const profileOf = async (person: Person): Promise<Profile> =>
  (await person.send<Profile>('GET', '/customer/info')).body;

export const update = (
  person: Person,
  body: Record<string, unknown>,
  options: Parameters<Person['send']>[2] = {},
) => person.send<ProfileUpdateResult>('POST', '/customer/update-profile', { body, ...options });

/** An unused phone number. */
export const newNumber = (): string => `+97158${unusedDigits()}`;

export const newEmail = (): string => `${newNumber().slice(1)}@souk.example`;
