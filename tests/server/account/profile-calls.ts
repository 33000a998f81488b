import type { Profile, ProfileUpdateResult } from '../../../contract/types.gen';
import type { Person } from './person';

export const profileOf = async (person: Person): Promise<Profile> =>
  (await person.send<Profile>('GET', '/customer/info')).body;

export const update = (
  person: Person,
  body: Record<string, unknown>,
  options: Parameters<Person['send']>[2] = {},
) => person.send<ProfileUpdateResult>('POST', '/customer/update-profile', { body, ...options });

let numbers = 0;

/** An unused phone number. */
export const newNumber = (): string => {
  numbers += 1;
  return `+97158${Date.now() % 100_000}${100 + numbers}`;
};

export const newEmail = (): string => `${newNumber().slice(1)}@souk.example`;
