import type { Place } from '../../domain/catalogue';
import type { Photo } from '../../domain/photo';
import type { Applicant, Draft, Paper, PaperField, Texts, Visit } from '../../domain/registration';
import type { Failure, FieldsRefused, Refusal } from '../shared/failure';

export type RegistrationInput = Visit & {
  kind: Applicant;
  /** The stored draft. `null`: none was stored. */
  draft: Draft | null;
};

export type RegistrationContext = Draft & {
  kind: Applicant;
  papers: Paper[];
  /** The rejected file and the reason. */
  problem: { field: PaperField; reason: 'type' | 'size' | 'count' } | null;
  password: string;
  failure: Failure | null;
  refusals: Refusal[];
};

export type PapersChosen = { field: PaperField; photos: readonly Photo[] };

export type RegistrationEvent =
  | { type: 'texts.typed'; texts: Partial<Texts> }
  /** The pin moved and its place is being looked up. */
  | { type: 'place.lookupStarted' }
  | { type: 'place.found'; place: Place }
  | { type: 'step.submitted'; texts: Partial<Texts> }
  | { type: 'step.back' }
  | ({ type: 'papers.chosen' } & PapersChosen)
  | { type: 'paper.removed'; id: string }
  | { type: 'papers.read'; papers: Paper[] }
  | { type: 'registration.submitted'; texts: Partial<Texts>; password: string };

export type RegistrationEmitted = FieldsRefused;

export type PaperCommand =
  | ({ type: 'papers.stored' } & PapersChosen)
  | { type: 'paper.dropped'; id: string }
  | { type: 'papers.dropped' };

export type DraftCommand = { type: 'draft.stored'; draft: Draft } | { type: 'draft.forgotten' };

/** The data of the request. An actor adds the files, which the context does not hold. */
export type Sending = Pick<RegistrationContext, 'kind' | 'texts' | 'place' | 'password'>;
