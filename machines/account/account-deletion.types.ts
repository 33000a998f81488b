import type { Failure, FieldsRefused } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** What the person may type to confirm: their own email or phone number [PROF-08]. */
export type AccountDeletionInput = { phrases: string[] };
export type AccountDeletionContext = AccountDeletionInput & {
  typed: string;
  hasMistyped: boolean;
  failure: Failure | null;
};
export type AccountDeletionEvent =
  | { type: 'deletion.requested' }
  | { type: 'deletion.confirmed'; typed: string }
  | { type: 'deletion.cancelled' };
export type AccountDeletionEmitted = { type: 'account.deleted' } | FieldsRefused | Notice;
