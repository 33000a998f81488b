import type { Failure } from '../shared/failure';

export type SessionContext = { guestId: string | null; failure: Failure | null };
export type SessionEvent =
  /** The first act that needs an identity asks again for the guest id [GUEST-05]. */
  | { type: 'guestId.needed' }
  /** Another tab received the guest id first. */
  | { type: 'guestId.foundElsewhere'; guestId: string };
export type SessionEmitted = { type: 'guest.identified'; guestId: string };
