import type { Access } from '../../domain/auth/access';
import type { SocialMedium } from '../../domain/auth/login';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type Removal =
  | { what: 'passkey'; id: string }
  | { what: 'session'; id: string }
  | { what: 'otherSessions' }
  | { what: 'identity'; provider: SocialMedium };

export type AccountSecurityContext = {
  /** The sign-in methods and sessions of the account. `null`: not loaded yet. */
  access: Access | null;
  /** The id of the passkey whose name the customer is editing. */
  namedId: string | null;
  /** The item to remove after the customer confirms. */
  removal: Removal | null;
  /** Why the sign-in methods could not be loaded. */
  failure: Failure | null;
  /** Why the requested change failed. */
  refusal: Failure | null;
};

export type AccountSecurityEvent =
  | { type: 'retry.requested' }
  /** A passkey was added. Sent by the passkey flow. */
  | { type: 'passkey.added' }
  | { type: 'naming.requested'; id: string }
  | { type: 'name.submitted'; name: string }
  | { type: 'removal.requested'; removal: Removal }
  | { type: 'removal.confirmed' }
  | { type: 'question.closed' }
  /** Sent by one parallel region to another: the list may be outdated. */
  | { type: 'list.doubted' };

export type AccountSecurityEmitted = Notice;
