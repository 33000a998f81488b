import type { Contact, ContactKind } from '../contact';
import type { LoginConfig } from './login';

export type LoginType = 'manual' | 'otp' | 'social';

type Channels = {
  phone: string | null;
  email: string | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
};

/**
 * The contact to verify before the sign-in completes: phone first, then email, each only if the operator
 * requires it. `null`: none. A sign-in by code verifies the phone [AUTH-16, Q-44].
 */
function verificationDue(
  { phone, email, isPhoneVerified, isEmailVerified }: Channels,
  login: Pick<LoginConfig, 'verifiesPhone' | 'verifiesEmail'>,
  loginType: LoginType,
): ContactKind | null {
  if (phone !== null && !isPhoneVerified && (login.verifiesPhone || loginType === 'otp')) return 'phone';
  if (email !== null && !isEmailVerified && login.verifiesEmail) return 'email';
  return null;
}

/** The due contact with its value. */
export function contactDue(
  channels: Channels,
  login: Pick<LoginConfig, 'verifiesPhone' | 'verifiesEmail'>,
  loginType: LoginType,
): Contact | null {
  const type = verificationDue(channels, login, loginType);
  const value = type && channels[type];
  return type && value ? { type, value } : null;
}
