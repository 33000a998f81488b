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
 * Returns the kind of contact to verify before the sign-in completes: phone first, then email. Each is
 * verified only if the operator requires it. A sign-in by code always verifies the phone. `null`: nothing to
 * verify [AUTH-16, Q-44].
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

/** Returns the contact that the customer must still verify, with its value. */
export function contactDue(
  channels: Channels,
  login: Pick<LoginConfig, 'verifiesPhone' | 'verifiesEmail'>,
  loginType: LoginType,
): Contact | null {
  const type = verificationDue(channels, login, loginType);
  const value = type && channels[type];
  return type && value ? { type, value } : null;
}
