import type { Contract } from '../../contract/types.gen';
import type { SocialMedium } from '../../domain/auth/login';
import {
  isOn,
  isOnUnlessOff,
  optionalText,
  optionalWire,
  pictureOf,
  textOr,
  type Wire,
  wireOf,
} from './wire';

export type SignInAnswer = {
  token: string | null;
  hasPersonalInfo: boolean;
  existing: { name: string; imageUrl: string | null } | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
  email: string | null;
  phone: string | null;
};

export type ContactWire = { type: 'email' | 'phone'; value: string };

export type IdentityWire = {
  medium: SocialMedium;
  token: string;
  uniqueId: string;
  email: string | null;
  idToken: string | null;
};

/** Only a token ends a sign-in; all the rest says which question is still open [AUTH-21]. */
export function toSignInAnswer(value: Wire<Contract['LoginResponse']> | null | undefined): SignInAnswer {
  const wire = wireOf(value, 'login');
  const existing = optionalWire(wire.is_exist_user);
  return {
    token: optionalText(wire.token),
    hasPersonalInfo: isOnUnlessOff(wire.is_personal_info),
    existing: existing && { name: textOr(existing.name, ''), imageUrl: pictureOf(existing.image) },
    isPhoneVerified: isOn(wire.is_phone_verified),
    isEmailVerified: isOn(wire.is_email_verified),
    email: optionalText(wire.email),
    phone: optionalText(wire.phone),
  };
}

/** `{ phone }` or `{ email }`. */
export const contactBody = ({ type, value }: ContactWire): { phone: string } | { email: string } =>
  type === 'phone' ? { phone: value } : { email: value };

export const identityBody = ({ medium, token, uniqueId, email, idToken }: IdentityWire) => ({
  login_type: 'social' as const,
  medium,
  token,
  unique_id: uniqueId,
  email,
  id_token: idToken,
});
