import type { ContactKind } from '../../domain/contact';
import type { Photo } from '../../domain/photo';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { ProfileWish, SaveOutcome, SavePurpose } from '../shared/profile-save';
import type { FieldError } from './save-errors';

export type ProfileInput = { demoCode: string | null };
export type ProfileContext = ProfileInput & {
  /** Whether the texts differ from the account; the texts themselves are the form's. */
  isDirty: boolean;
  photo: Photo | null;
  wish: ProfileWish | null;
  purpose: SavePurpose;
  codeFor: SaveOutcome['codeFor'];
  message: string;
  fieldErrors: FieldError[];
  /** What no field can show. */
  failure: Failure | null;
};

export type ProfileEvent =
  | { type: 'form.changed'; isDirty: boolean }
  | { type: 'photo.chosen'; photo: Photo }
  | { type: 'photo.removed' }
  | { type: 'photo.acknowledged' }
  | { type: 'profile.submitted'; wish: ProfileWish }
  | { type: 'verification.requested'; contact: ContactKind; wish: ProfileWish }
  | { type: 'code.cancelled' }
  | { type: 'reset.requested' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.declined' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' };

export type ProfileEmitted =
  /** The fields show what the account says. */
  | { type: 'form.restored' }
  | { type: 'fields.refused'; errors: FieldError[] }
  /** The account changed: whoever shows the person reads it anew. */
  | { type: 'profile.changed'; message: string }
  | { type: 'leave.allowed' }
  | { type: 'leave.refused' }
  | Notice;
