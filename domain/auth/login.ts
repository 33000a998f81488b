export const SOCIAL_MEDIA = ['google', 'facebook', 'apple'] as const;
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

export type SocialProvider = {
  medium: SocialMedium;
  clientId: string;
  /** The URL to which Apple redirects after the sign-in. */
  redirectUrl: string | null;
  /** URL of the demo's page that simulates the sign-in provider. `null`: a real provider is used. */
  identityUrl: string | null;
};

/** Sign-in methods that the operator enabled [AUTH-05]. */
export type LoginConfig = {
  isManualOn: boolean;
  isOtpOn: boolean;
  /** The social sign-in providers, in the order of their buttons. Empty: social sign-in is off. */
  social: SocialProvider[];
  verifiesPhone: boolean;
  verifiesEmail: boolean;
  /** True if an external provider, and not this server, sends and checks phone codes. */
  hasPhoneProvider: boolean;
  canSendMail: boolean;
  canSendSms: boolean;
  /** The demo shows this code as a hint. `null`: not a demo [AUTH-07]. */
  demoCode: string | null;
};

export type SignInMethods =
  | 'all'
  | 'otp_manual'
  | 'otp_social'
  | 'manual_social'
  | 'otp'
  | 'manual'
  | 'social'
  | 'none';

/**
 * Returns the enabled sign-in methods, under the specification's names for the eight combinations [AUTH-02].
 */
export function signInMethods({ isManualOn, isOtpOn, social }: LoginConfig): SignInMethods {
  const hasSocial = social.length > 0;
  if (isManualOn && isOtpOn) return hasSocial ? 'all' : 'otp_manual';
  if (isOtpOn) return hasSocial ? 'otp_social' : 'otp';
  if (isManualOn) return hasSocial ? 'manual_social' : 'manual';
  return hasSocial ? 'social' : 'none';
}

/** The server's response to every sign-in step. `token: null`: another step is needed. */
export type SignInAnswer = {
  token: string | null;
  hasPersonalInfo: boolean;
  existing: { name: string; imageUrl: string | null } | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
  email: string | null;
  phone: string | null;
};

/** An identity as the sign-in provider reports it. Only the server can verify it. */
export type SocialIdentity = {
  medium: SocialMedium;
  token: string;
  uniqueId: string;
  email: string | null;
  name: string | null;
  idToken: string | null;
};

export type SignUpForm = {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  refCode: string | null;
};

export type InfoForm = { name: string; email: string | null; phone: string | null; refCode: string | null };
