import type { Contract } from '../../contract/types.gen';
import { consentByDefault, consentIn } from '../../domain/consent';
import { type Currency, toMinor } from '../../domain/money';
import type { Interests, Person } from '../../domain/person';
import type { ApiClient } from './client';
import type { ProfileApi } from './profile-api';
import {
  isOn,
  listOf,
  numberOr,
  optionalText,
  pictureOf,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

export type AccountApi = {
  profile(signal?: AbortSignal): Promise<Person>;
  /** Returns the calls of the account pages. They are lazy-loaded with the first page that uses them. */
  own(): Promise<ProfileApi>;
};

export const createAccountApi = (client: ApiClient): AccountApi => ({
  profile: async (signal) =>
    toPerson(await client.get('/customer/info', signal ? { signal } : {}), client.currency()),
  own: async () => (await import('./profile-api')).createProfileApi(client),
});

export function toPerson(value: Wire<Contract['Profile']> | null | undefined, currency: Currency): Person {
  const wire = wireOf(value, 'profile');
  return {
    id: requiredNumber(wire, 'id'),
    firstName: requiredText(wire, 'f_name'),
    lastName: textOr(wire.l_name, ''),
    email: optionalText(wire.email),
    phone: optionalText(wire.phone),
    imageUrl: pictureOf(wire.image_full_url),
    isEmailVerified: isOn(wire.is_email_verified),
    isPhoneVerified: isOn(wire.is_phone_verified),
    walletBalance: toMinor(numberOr(wire.wallet_balance, 0), currency),
    loyaltyPoints: numberOr(wire.loyalty_point, 0),
    refCode: optionalText(wire.ref_code),
    referral: {
      earned: toMinor(numberOr(wire.ref_earned, 0), currency),
      friends: numberOr(wire.ref_friends, 0),
    },
    interests: interestsIn(wire.interests),
    consent: consentIn(wire.consent) ?? consentByDefault,
  };
}

const interestsIn = (value: Wire<Contract['Profile']>['interests']): Interests =>
  Object.fromEntries(
    wiresOf(value).map((wire) => [
      requiredNumber(wire, 'module_id'),
      listOf(wire.category_ids).filter((id): id is number => Number.isInteger(id)),
    ]),
  );
