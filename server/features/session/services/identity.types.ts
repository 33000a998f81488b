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
  /** The page of this server that simulates the provider. `null`: the provider is real. */
  identityUrl: string | null;
  /** Returns the identity. `null`: the provider rejects these credentials. */
  verify(credentials: Credentials): Promise<SocialIdentity | null>;
};

export type ProviderCode = { sessionInfo: string; phone: string; code: string };

/** A service that sends and verifies phone codes. */
export type PhoneProvider = {
  /** True if this server, and not an external provider, sent the code. */
  isOurs: boolean;
  /** Returns why the code is refused, as a message for the customer. `null`: the code is right. */
  refusalOf(answer: ProviderCode, checkOurs: () => Promise<boolean>): Promise<LocalText | null>;
};

declare module '../../../http/request-context' {
  interface RequestContext {
    identity: IdentityServices;
  }
}

/** The services that signing in needs besides the database, such as those that send codes. */
export type IdentityServices = {
  outgoing: Outgoing;
  /** The demo's fixed code. `null`: codes are random. */
  fixedCode: string | null;
  social: Readonly<Record<SocialMedium, SocialProvider | null>>;
  phone: PhoneProvider | null;
  sms: SmsSettings;
  passwords: Passwords;
  /** The URL of the site, if the operator has set it. `null`: links use the host of the request. */
  publicUrl: string | null;
  shopName: LocalText;
  report(what: string, error: unknown): void;
  /** Lets work continue after the response. A failure is logged. */
  inBackground(work: Promise<void>): void;
  /** Waits until all pending work has finished. */
  settle(): Promise<void>;
};
