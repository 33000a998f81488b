import type { Database } from '../db/database';
import type { Upload } from './form-data';
import type { Language } from './language';

/**
 * Everything about a request that is not in its own parameters. What a feature brings to every request, it declares
 * itself: see `identity`, `carts` and `config`.
 */
export interface RequestContext {
  database: Database;
  language: Language;
  /** From the `zoneId` header; empty when the customer has not chosen a place. */
  zoneIds: number[];
  moduleId: number | null;
  place: { lat: number; lng: number } | null;
  /** The network that the call comes from, as far as the proxies in front are believed. */
  address: string;
  /** What the browser calls itself; nothing may depend on it. */
  userAgent: string | null;
  /** As sent, not yet checked: see `guestOf` of the session feature. */
  guestId: string | null;
  /** Made by the client for each attempt, so that a repeated call is known as one; not yet checked. */
  idempotencyKey: string | null;
  /** The last event that a reader of a stream has seen, who comes back. */
  lastEventId: string | null;
  /** The customer whose token the call carries; never null where the contract asks for a token. */
  userId: number | null;
  /** The hash of that token. */
  tokenHash: Buffer | null;
  /** Milliseconds. A demo has a clock of its own: never ask the machine's. */
  now: number;
  /** Milliseconds that really pass, also while a demo's clock stands still: for codes, locks and tokens. */
  wallClock(): number;
  /** Where the browser believes to be: `https://souk.example`. */
  origin: string;
  /** The files of a form; empty for every other body. */
  uploads: readonly Upload[];
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
}
