import type { Database } from '../db/database';
import type { Upload } from './form-data';
import type { Language } from './language';

/**
 * The data that every operation gets with its request, besides the parameters. Features add fields (see
 * `identity`, `carts` and `config`).
 */
export interface RequestContext {
  database: Database;
  language: Language;
  /** From the header `zoneId`. Empty: the customer has not chosen a place. */
  zoneIds: number[];
  moduleId: number | null;
  place: { lat: number; lng: number } | null;
  /** The id in the response header `x-request-id` and in the log lines of the request. */
  requestId: string;
  /** The IP address of the client, as the trusted proxies report it. */
  address: string;
  /** The user agent as sent. It is only for display: no decision may depend on it. */
  userAgent: string | null;
  /** The guest id as sent, not yet checked (see `guestOf`). */
  guestId: string | null;
  /**
   * The idempotency key as sent, not yet checked. Clients make one per action, so that a repeated request is
   * recognised.
   */
  idempotencyKey: string | null;
  /** The id of the last event that a reconnecting client of a stream has received. */
  lastEventId: string | null;
  /** The id of the customer, from the token. Never `null` if the contract requires a token. */
  userId: number | null;
  /** The hash of the customer's token. */
  tokenHash: Buffer | null;
  /** The time of the shop in milliseconds. In the demo it is frozen, so never use the machine's clock. */
  now: number;
  /**
   * Returns the real time in milliseconds, also in the demo. Use it for data that expires, such as codes,
   * locks and tokens.
   */
  wallClock(): number;
  /** The origin that the browser uses, such as `https://souk.example`. */
  origin: string;
  /** The uploaded files of a form. Empty for every other body. */
  uploads: readonly Upload[];
  /** Sets a response header. */
  setHeader(name: string, value: string): void;
}
