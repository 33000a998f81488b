import type { Database } from '../db/database';
import type { Upload } from './form-data';
import type { Language } from './language';

/**
 * The context of a request, without its parameters. Features declare what they add: see `identity`,
 * `carts` and `config`.
 */
export interface RequestContext {
  database: Database;
  language: Language;
  /** From the `zoneId` header; empty while the customer has not chosen a place. */
  zoneIds: number[];
  moduleId: number | null;
  place: { lat: number; lng: number } | null;
  /** The caller's network address, as far as the trusted proxies say. */
  address: string;
  /** The user agent; nothing may depend on it. */
  userAgent: string | null;
  /** As sent, not yet checked: see `guestOf`. */
  guestId: string | null;
  /** The client makes one for each attempt, so that a repeated call is recognised; not yet checked. */
  idempotencyKey: string | null;
  /** The last event that a reconnecting stream reader received. */
  lastEventId: string | null;
  /** The customer of the token; never null where the contract requires a token. */
  userId: number | null;
  /** The hash of that token. */
  tokenHash: Buffer | null;
  /** Milliseconds. A demo has its own clock: never use the machine's. */
  now: number;
  /** Real milliseconds, also while the demo's clock is stopped: for codes, locks and tokens. */
  wallClock(): number;
  /** The browser's origin: `https://souk.example`. */
  origin: string;
  /** The files of a form; empty for every other body. */
  uploads: readonly Upload[];
  /** Sets a response header. */
  setHeader(name: string, value: string): void;
}
