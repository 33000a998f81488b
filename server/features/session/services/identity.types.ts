import type { SocialMedium } from '../../../../domain/auth/login';
import type { LocalText } from '../../../http/language';
import type { Passwords } from '../passwords/passwords';
import type { SmsSettings } from './identity-settings';
import type { Outgoing } from './outgoing';

export type Credentials = { token: string; idToken: string | null; uniqueId: string };

/** A verified social identity. It has an email address only if the provider verified it. */
export type SocialIdentity = {
  medium: SocialMedium;
  subject: string;
  email: string | null;
};

export type SocialProvider = {
  clientId: string;
  /** The simulated provider page of this server; null with the real provider. */
  identityUrl: string | null;
  /** Null when the provider rejects these credentials. */
  verify(credentials: Credentials): Promise<SocialIdentity | null>;
};

export type ProviderCode = { sessionInfo: string; phone: string; code: string };

/** A service that sends and verifies phone codes. */
export type PhoneProvider = {
  /** Whether this server sent the code (and not an external provider). */
  isOurs: boolean;
  /** Null when the phone is verified; otherwise the provider's message. */
  refusalOf(answer: ProviderCode, checkOurs: () => Promise<boolean>): Promise<LocalText | null>;
};

declare module '../../../http/request-context' {
  interface RequestContext {
    identity: IdentityServices;
  }
}

/** What signing in needs besides the database: external services and the password cost. */
export type IdentityServices = {
  outgoing: Outgoing;
  /** A fixed code for the demo; null: random codes. */
  fixedCode: string | null;
  social: Readonly<Record<SocialMedium, SocialProvider | null>>;
  phone: PhoneProvider | null;
  sms: SmsSettings;
  passwords: Passwords;
  /** The site's URL if the operator set it; otherwise the request's host is used. */
  publicUrl: string | null;
  shopName: LocalText;
  report(what: string, error: unknown): void;
  /** Runs work after the response was sent, and logs a failure. */
  inBackground(work: Promise<void>): void;
  /** Waits for pending messages. */
  settle(): Promise<void>;
};
