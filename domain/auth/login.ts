export const SOCIAL_MEDIA = ['google', 'facebook', 'apple'] as const;
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

/** One way to bring an identity from elsewhere. */
export type SocialProvider = {
  medium: SocialMedium;
  clientId: string;
  /** Where Apple sends the person back to. */
  redirectUrl: string | null;
  /** A page of this shop's own server that plays the provider; null with a real one. */
  identityUrl: string | null;
};

/** How the operator lets people in [AUTH-05]. */
export type LoginConfig = {
  isManualOn: boolean;
  isOtpOn: boolean;
  /** In the order of their buttons; empty when social sign-in is off. */
  social: SocialProvider[];
  verifiesPhone: boolean;
  verifiesEmail: boolean;
  /** Phone codes are sent and checked by an outside provider. */
  hasPhoneProvider: boolean;
  canSendMail: boolean;
  canSendSms: boolean;
  /** Shown as a hint when the shop is a demo [AUTH-07]. */
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

/** The client's names for the eight mixes [AUTH-02]. */
export function signInMethods({ isManualOn, isOtpOn, social }: LoginConfig): SignInMethods {
  const hasSocial = social.length > 0;
  if (isManualOn && isOtpOn) return hasSocial ? 'all' : 'otp_manual';
  if (isOtpOn) return hasSocial ? 'otp_social' : 'otp';
  if (isManualOn) return hasSocial ? 'manual_social' : 'manual';
  return hasSocial ? 'social' : 'none';
}

/** The server's answer to every step of signing in. Without a token something is still open. */
export type SignInAnswer = {
  token: string | null;
  hasPersonalInfo: boolean;
  existing: { name: string; imageUrl: string | null } | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
  email: string | null;
  phone: string | null;
};

/** Who somebody is elsewhere, as the provider says; only the server can tell whether it is true. */
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
