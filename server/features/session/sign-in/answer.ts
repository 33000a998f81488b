import type { LoginResponse } from '../../../../contract/types.gen';
import type { LoginType } from '../../../../domain/auth/verification';
import type { Account } from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';

/** The response for a person who has no account yet. Each step overrides some of these fields. */
const UNKNOWN: Omit<LoginResponse, 'login_type'> = {
  token: null,
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 0,
  is_email_verified: 0,
  email: null,
  phone: null,
};

/** Returns the response for a person who has proven to own this account. */
export const answerFor = (
  account: Account,
  login_type: LoginType,
  token: string | null = null,
): LoginResponse => ({
  token,
  is_personal_info: account.has_personal_info ? 1 : 0,
  is_exist_user: null,
  is_phone_verified: account.is_phone_verified ? 1 : 0,
  is_email_verified: account.is_email_verified ? 1 : 0,
  email: account.email,
  phone: account.phone,
  login_type,
});

/** Returns the response after a code was sent. It is the same for known and unknown contacts. */
export const codeDue = (
  { channel, value }: Contact,
  login_type: LoginType,
  rest: Partial<LoginResponse> = {},
): LoginResponse => ({
  ...UNKNOWN,
  ...rest,
  ...(channel === 'phone'
    ? { phone: value, is_phone_verified: 0 as const }
    : { email: value, is_email_verified: 0 as const }),
  login_type,
});

type Proofs = { phone: string | null; email: string | null };

const proofs = ({ phone, email }: Proofs): Partial<LoginResponse> => ({
  phone,
  email,
  is_phone_verified: phone === null ? 0 : 1,
  is_email_verified: email === null ? 0 : 1,
});

/**
 * Returns the first name and an initial. Owners recognise themselves, but strangers learn too little to find
 * the person.
 */
function shortName(firstName: string, lastName: string | null): string {
  const [initial] = lastName?.replace(/\.$/, '') ?? '';
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

/** Returns the response that asks "Is It You?". It shows only a short name and a picture [AUTH-56]. */
export const askForIdentity = (
  { first_name, last_name, image }: Account,
  login_type: LoginType,
  proven: Proofs,
): LoginResponse => ({
  ...UNKNOWN,
  ...proofs(proven),
  is_exist_user: { name: shortName(first_name, last_name), image },
  login_type,
});

/** Returns the response that asks a new customer for the name. */
export const infoDue = (login_type: LoginType, proven: Proofs): LoginResponse => ({
  ...UNKNOWN,
  ...proofs(proven),
  is_personal_info: 0,
  login_type,
});
