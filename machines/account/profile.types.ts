import type { Photo } from '../../domain/photo';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { FieldError } from './save-errors';

export type ProfileContact = { type: 'email' | 'phone'; value: string };

/** What the person wants the account to say; null leaves it as it is. */
export type ProfileWish = {
  name: string;
  email: string | null;
  phone: string | null;
  password: string | null;
};

/** Everything at once, or only the proof that a contact is theirs. */
export type SavePurpose = 'profile' | 'email' | 'phone';

/** What the server said: the words for the customer, and whose code it waits for. */
export type SaveOutcome = {
  message: string;
  codeFor: { type: ProfileContact['type']; hasProvider: boolean } | null;
};
export type SaveInput = { wish: ProfileWish; purpose: SavePurpose; hasPhoto: boolean };
export type CodeInput = {
  contact: ProfileContact;
  hasProvider: boolean;
  isNew: true;
  /** What is sent again: with the right code, or for another one. */
  purpose: { type: 'profile'; save: SaveInput };
  demoCode: string | null;
};

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
  | { type: 'verification.requested'; contact: ProfileContact['type']; wish: ProfileWish }
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
