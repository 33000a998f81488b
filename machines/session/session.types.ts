import type { Failure } from '../shared/failure';

export type SessionContext = {
  guestId: string | null;
  /** The last guest id that the server did not know: never to be used again. */
  refusedId: string | null;
  failure: Failure | null;
};
export type SessionEvent =
  /** The first act that needs an identity asks again for the guest id [GUEST-05]. */
  | { type: 'guestId.needed' }
  /** The server does not know this guest id: it was altered, or the server forgot it. */
  | { type: 'guestId.refused'; guestId: string }
  /** Another tab received the guest id first. */
  | { type: 'guestId.foundElsewhere'; guestId: string };
export type SessionEmitted = { type: 'guest.identified'; guestId: string };
