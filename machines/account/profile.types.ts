import type { ContactKind } from '../../domain/contact';
import type { Photo } from '../../domain/photo';
import type { Failure, FieldsRefused, Refusal } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { ProfileDraft, SaveOutcome, SavePurpose } from '../shared/profile-save';

export type AccountFacts = { name: string; email: string; phone: string; imageUrl: string | null };

export type ProfileInput = {
  demoCode: string | null;
  account: AccountFacts;
  /** Whether the form differs from the account. The form, not the machine, holds the texts. */
  isDirty: boolean;
};
export type ProfileContext = ProfileInput & {
  photo: Photo | null;
  /** The URL of the chosen picture's preview. `null`: the account's picture is shown. */
  preview: string | null;
  /** The URL of the account's picture at the time of saving. */
  imageBefore: string | null;
  draft: ProfileDraft | null;
  purpose: SavePurpose;
  codeFor: SaveOutcome['codeFor'];
  message: string;
  fieldErrors: Refusal[];
  /** Errors that belong to no field of the form. */
  failure: Failure | null;
};

export type ProfileEvent =
  | { type: 'account.changed'; account: AccountFacts }
  | { type: 'form.changed'; isDirty: boolean }
  | { type: 'photo.chosen'; photo: Photo }
  | { type: 'photo.read'; url: string }
  | { type: 'photo.removed' }
  | { type: 'photo.acknowledged' }
  | { type: 'profile.submitted'; draft: ProfileDraft }
  | { type: 'verification.requested'; contact: ContactKind; draft: ProfileDraft }
  | { type: 'code.cancelled' }
  | { type: 'reset.requested' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.declined' }
  | { type: 'leave.requested'; isSignedIn: boolean }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' };

/** Commands for the actor that holds the picture's file. The machine's context holds only JSON. */
export type PhotoCommand = { type: 'photo.stored'; photo: Photo } | { type: 'photo.dropped' };
export type LeaveCommand =
  | { type: 'changes.unsaved' }
  | { type: 'changes.settled' }
  | { type: 'leave.allowed' }
  | { type: 'leave.refused' };

export type ProfileEmitted =
  | { type: 'form.restored'; account: AccountFacts }
  | FieldsRefused
  /** The profile is outdated and must be refetched. */
  | { type: 'profile.changed'; message: string }
  | Notice;
