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
 * Which contact a code must prove before somebody is in: the phone first, then the email, each only while the operator
 * asks for it; null when nothing is to be proven. Signing in by code is a proof of the phone by itself [AUTH-16, Q-44].
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

/** The same as a contact: what a code was sent to. */
export function contactDue(
  channels: Channels,
  login: Pick<LoginConfig, 'verifiesPhone' | 'verifiesEmail'>,
  loginType: LoginType,
): Contact | null {
  const type = verificationDue(channels, login, loginType);
  const value = type && channels[type];
  return type && value ? { type, value } : null;
}
