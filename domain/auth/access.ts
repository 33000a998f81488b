import type { SocialMedium } from './login';

/** What a browser said of itself, by names that people know. */
export type Device = { browser: string | null; system: string | null };

/** Moments in ISO 8601. */
export type OwnPasskey = {
  id: string;
  name: string | null;
  /** Where it was made. */
  device: Device;
  createdAt: string;
  usedAt: string | null;
};
export type OwnSession = {
  id: string;
  /** This one. */
  isCurrent: boolean;
  device: Device;
  createdAt: string;
  usedAt: string;
};
export type OwnIdentity = { provider: SocialMedium; createdAt: string };

/** All ways into an account, and where they were used. */
export type Access = { passkeys: OwnPasskey[]; sessions: OwnSession[]; identities: OwnIdentity[] };
