import type { Place } from '../../domain/catalogue';
import type { Photo } from '../../domain/photo';
import type { Applicant, Draft, FileField, RegistrationFile, Texts, Visit } from '../../domain/registration';
import type { Failure, FieldsRefused, Refusal } from '../shared/failure';

export type RegistrationInput = Visit & {
  kind: Applicant;
  /** The stored draft. `null`: none was stored. */
  draft: Draft | null;
};

export type RegistrationContext = Draft & {
  kind: Applicant;
  files: RegistrationFile[];
  /** The rejected file and the reason. */
  problem: { field: FileField; reason: 'type' | 'size' | 'count' } | null;
  password: string;
  failure: Failure | null;
  refusals: Refusal[];
};

export type FilesChosen = { field: FileField; photos: readonly Photo[] };

export type RegistrationEvent =
  | { type: 'texts.typed'; texts: Partial<Texts> }
  /** The pin moved and its place is being looked up. */
  | { type: 'place.lookupStarted' }
  | { type: 'place.found'; place: Place }
  | { type: 'step.submitted'; texts: Partial<Texts> }
  | { type: 'step.back' }
  | ({ type: 'files.chosen' } & FilesChosen)
  | { type: 'file.removed'; id: string }
  | { type: 'files.read'; files: RegistrationFile[] }
  | { type: 'registration.submitted'; texts: Partial<Texts>; password: string };

export type RegistrationEmitted = FieldsRefused;

export type FileCommand =
  | ({ type: 'files.stored' } & FilesChosen)
  | { type: 'file.dropped'; id: string }
  | { type: 'files.dropped' };

export type DraftCommand = { type: 'draft.stored'; draft: Draft } | { type: 'draft.forgotten' };

/** The data of the request. An actor adds the files, which the context does not hold. */
export type Sending = Pick<RegistrationContext, 'kind' | 'texts' | 'place' | 'password'>;
