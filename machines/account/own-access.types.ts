import type { Access } from '../../domain/auth/access';
import type { SocialMedium } from '../../domain/auth/login';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type Removal =
  | { what: 'passkey'; id: string }
  | { what: 'session'; id: string }
  | { what: 'otherSessions' }
  | { what: 'identity'; provider: SocialMedium };

export type OwnAccessContext = {
  /** Null before they were read for the first time. */
  access: Access | null;
  /** Which passkey is given a name. */
  namedId: string | null;
  /** What would be taken away. */
  doomed: Removal | null;
  /** Why the ways could not be read. */
  failure: Failure | null;
  /** Why what was asked for was not done. */
  refusal: Failure | null;
};

export type OwnAccessEvent =
  | { type: 'retry.requested' }
  /** By another flow of the page. */
  | { type: 'passkey.added' }
  | { type: 'naming.requested'; id: string }
  | { type: 'name.submitted'; name: string }
  | { type: 'removal.requested'; removal: Removal }
  | { type: 'removal.confirmed' }
  | { type: 'question.closed' }
  /** From one region to the other: what is known is old now. */
  | { type: 'list.doubted' };

export type OwnAccessEmitted = Notice;
