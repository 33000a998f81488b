import type { SocialMedium } from '../../../../domain/auth/login';
import type { LocalText } from '../../../http/language';
import type { Passwords } from '../passwords/passwords';
import type { SmsSettings } from './identity-settings';
import type { Outgoing } from './outgoing';

export type Credentials = { token: string; idToken: string | null; uniqueId: string };

/** Who somebody is elsewhere. An address stands here only if the provider vouches for it. */
export type SocialIdentity = {
  medium: SocialMedium;
  subject: string;
  email: string | null;
};

export type SocialProvider = {
  clientId: string;
  /** A page of this server that plays the provider; null with a real one. */
  identityUrl: string | null;
  /** Null when the provider does not know these credentials. */
  verify(credentials: Credentials): Promise<SocialIdentity | null>;
};

export type ProviderCode = { sessionInfo: string; phone: string; code: string };

/** Sends and checks phone codes in our place. */
export type PhoneProvider = {
  /** Whether the code is one of ours after all, sent by this server. */
  isOurs: boolean;
  /** Null when the phone is proven; otherwise the provider's own words. */
  refusalOf(answer: ProviderCode, checkOurs: () => Promise<boolean>): Promise<LocalText | null>;
};

declare module '../../../http/request-context' {
  interface RequestContext {
    identity: IdentityServices;
  }
}

/** What signing in needs besides the database: services outside of this server, and how hard passwords are kept. */
export type IdentityServices = {
  outgoing: Outgoing;
  /** What every code is, known to all; null makes each one random. */
  fixedCode: string | null;
  social: Readonly<Record<SocialMedium, SocialProvider | null>>;
  phone: PhoneProvider | null;
  sms: SmsSettings;
  passwords: Passwords;
  /** Where the site is reached, when the operator says so; otherwise the request's own host. */
  publicUrl: string | null;
  /** Who writes the messages. */
  shopName: LocalText;
  report(what: string, error: unknown): void;
  /** Work that must not keep an answer waiting; a failure is reported. */
  inBackground(work: Promise<void>): void;
  /** Waits for what is still being sent. */
  settle(): Promise<void>;
};
