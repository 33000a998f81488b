import type { Person } from '../../domain/person';
import type { Failure } from '../shared/failure';
import type { AuthMode } from '../shared/intent';
import type { Notice } from '../shared/notice';

export type SessionContext = {
  guestId: string | null;
  /** The last guest id that the server did not know: never to be used again. */
  refusedId: string | null;
  /** Why there is no guest id. */
  failure: Failure | null;
  /** Somebody is signed in exactly while there is a token. */
  token: string | null;
  /** Read from the server with the token: null until then, or when that failed. */
  person: Person | null;
  profileFailure: Failure | null;
};

export type SessionEvent =
  /** A call is made in the guest's name: with the ids under which the server has refused it [GUEST-05]. */
  | { type: 'guestId.needed'; refusedIds: readonly string[] }
  /** Another tab received the guest id first. */
  | { type: 'guestId.foundElsewhere'; guestId: string }
  /** The sign-in or sign-up was finished in this tab. */
  | { type: 'signIn.completed'; token: string; entry: AuthMode }
  /** The server answered 401 to a call with this token [AUTH-61]. */
  | { type: 'token.refused'; token: string }
  /** Another tab signed in or out. */
  | { type: 'token.foundElsewhere'; token: string | null }
  /** Another tab was told that the session has expired. */
  | { type: 'token.expiredElsewhere' }
  /** The profile was saved, or may have changed on the server. */
  | { type: 'profile.changed' }
  | { type: 'account.deleted' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.declined' }
  | { type: 'retry.requested' };

export type SessionEmitted =
  | { type: 'guest.identified'; guestId: string }
  /** To whoever needs an id and finds one. */
  | { type: 'guest.given'; guestId: string }
  /** No id is to be had, or none that helps; null: as the server said. */
  | { type: 'guest.missing'; failure: Failure | null }
  | { type: 'session.signedIn'; entry: AuthMode }
  /** Somebody is signed in without having done so here: found in the storage at the start, or from another tab. */
  | { type: 'session.restored' }
  /** The person left, here or in another tab: nothing of theirs may stay. */
  | { type: 'session.signedOut' }
  /** The server ended the session: what the person was doing stays, for their return [AUTH-62]. */
  | { type: 'session.expired' }
  /** Somebody likes other things than this device knew [MOD-12]. */
  | { type: 'interests.changed' }
  /** What the browser shall keep for the next visit and for the other tabs; null: nothing, and why. */
  | { type: 'token.kept'; token: string | null; isExpired: boolean }
  | Notice;
