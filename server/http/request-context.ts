import type { Database } from '../db/database';
import type { Scenario } from '../demo/scenarios';
import type { CartWatch } from '../features/cart/cart-watch';
import type { IdentityServices } from '../features/session/services/identity.types';
import type { SiteConfig } from '../features/site/config';
import type { Upload } from './form-data';
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
  /** The customer whose token the call carries; never null where the contract asks for a token. */
  userId: number | null;
  /** The hash of that token. */
  tokenHash: Buffer | null;
  /** Milliseconds. The demo world has a clock of its own: never ask the machine's. */
  now: number;
  /** Milliseconds that really pass, also while the demo's clock stands still: for codes, locks and tokens. */
  wallClock(): number;
  /** Where the browser believes to be: `https://souk.example`. */
  origin: string;
  identity: IdentityServices;
  /** Whoever changes a cart tells it here, once the change is kept. */
  carts: CartWatch;
  config: SiteConfig;
  scenario: Scenario;
  /** The files of a form; empty for every other body. */
  uploads: readonly Upload[];
  cookies: Readonly<Record<string, string>>;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
};
