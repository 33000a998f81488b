import type { ContactKind } from '../../domain/contact';
import type { Photo } from '../../domain/photo';
import type { Failure, FieldsRefused, Refusal } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { ProfileWish, SaveOutcome, SavePurpose } from '../shared/profile-save';

/** What the account says of its person. */
export type AccountFacts = { name: string; email: string; phone: string; imageUrl: string | null };

export type ProfileInput = {
  demoCode: string | null;
  account: AccountFacts;
  /** Whether the texts differ from the account; the texts themselves are the form's. */
  isDirty: boolean;
};
export type ProfileContext = ProfileInput & {
  photo: Photo | null;
  /** Where the chosen picture can be looked at: until the account has it. */
  preview: string | null;
  wish: ProfileWish | null;
  purpose: SavePurpose;
  codeFor: SaveOutcome['codeFor'];
  message: string;
  fieldErrors: Refusal[];
  /** What no field can show. */
  failure: Failure | null;
};

export type ProfileEvent =
  | { type: 'account.changed'; account: AccountFacts }
  | { type: 'form.changed'; isDirty: boolean }
  | { type: 'photo.chosen'; photo: Photo }
  | { type: 'photo.read'; url: string }
  | { type: 'photo.removed' }
  | { type: 'photo.acknowledged' }
  | { type: 'profile.submitted'; wish: ProfileWish }
  | { type: 'verification.requested'; contact: ContactKind; wish: ProfileWish }
  | { type: 'code.cancelled' }
  | { type: 'reset.requested' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.declined' }
  | { type: 'leave.requested'; isSignedIn: boolean }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' };

/** The file itself stays with the actor that holds it. */
export type PhotoCommand = { type: 'photo.held'; photo: Photo } | { type: 'photo.dropped' };
export type LeaveCommand =
  | { type: 'changes.held' }
  | { type: 'changes.settled' }
  | { type: 'leave.allowed' }
  | { type: 'leave.refused' };

export type ProfileEmitted =
  /** The fields show what the account says. */
  | { type: 'form.restored'; account: AccountFacts }
  | FieldsRefused
  /** The account changed: whoever shows the person reads it anew. */
  | { type: 'profile.changed'; message: string }
  | Notice;
