import type { Database } from '../db/database';
import type { Scenario } from '../demo/scenarios';
import type { SiteConfig } from '../features/site/config';
import type { Language } from './language';

/** Everything about a request that is not in its own parameters. */
export type RequestContext = {
  database: Database;
  language: Language;
  /** From the `zoneId` header; empty when the customer has not chosen a place. */
  zoneIds: number[];
  moduleId: number | null;
  place: { lat: number; lng: number } | null;
  /** As sent, not yet checked: see `guestOwner` of the session feature. */
  guestId: string | null;
  /** Null until somebody signs in. */
  userId: number | null;
  /** Milliseconds. The demo world has a clock of its own: never ask the machine's. */
  now: number;
  config: SiteConfig;
  scenario: Scenario;
  cookies: Readonly<Record<string, string>>;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
};
