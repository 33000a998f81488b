import type { SocialMedium } from './login';

/** Readable names of a browser and its system. */
export type Device = { browser: string | null; system: string | null };

/** Times are ISO 8601. */
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
