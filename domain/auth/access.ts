import type { SocialMedium } from './login';

/** The browser and the operating system of a session. `null`: the user agent header does not name it. */
export type Device = { browser: string | null; system: string | null };

/** A signed passkey assertion; only the server can verify it. */
export type PasskeyCredential = { id: string };

/** Timestamps are ISO 8601 strings, here and in the types below. */
export type OwnPasskey = {
  id: string;
  name: string | null;
  device: Device;
  createdAt: string;
  usedAt: string | null;
};
export type OwnSession = {
  id: string;
  isCurrent: boolean;
  device: Device;
  createdAt: string;
  usedAt: string;
};
export type OwnIdentity = { provider: SocialMedium; createdAt: string };

export type Access = { passkeys: OwnPasskey[]; sessions: OwnSession[]; identities: OwnIdentity[] };
