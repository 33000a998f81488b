import type { InfoForm, LoginConfig } from '../../domain/auth/login';
import type { LoginType } from '../../domain/auth/verification';
import type { Contact, ContactKind } from '../../domain/contact';
import type { Failure, FieldsRefused } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { SignInAnswer, SignInRequest, SocialIdentity } from './auth.types';
import type { FieldError } from './auth-notices';

export type { InfoForm } from '../../domain/auth/login';

/** The request that led to a code: the sign-in, or a contact that was entered later. */
export type CodeRequest = SignInRequest | { type: 'info'; form: InfoForm; loginType: LoginType };

/** A checked code. The button "Yes, it is me" repeats the check. */
export type CodeProof = { contact: Contact; code: string; hasProvider: boolean };

export type PhoneRegistration = { identity: SocialIdentity; phone: string; isLinked: boolean };
export type Confirmation = { request: SignInRequest; proof: CodeProof | null };

export type SignInStepsInput = {
  login: LoginConfig;
  /** The sign-in to repeat for a new code. `null`: a passkey sign-in, which can't be repeated. */
  request: SignInRequest | null;
  /** The server's response. `null`: only a phone number is missing, or a code is pending. */
  answer: SignInAnswer | null;
};

export type SignInStepsContext = SignInStepsInput & {
  /** The form that was shown last. Back returns to it. */
  form: 'start' | 'phone_modal' | 'user_info';
  infoForm: InfoForm | null;
  proof: CodeProof | null;
  /** The contact that the form asks for, besides the name. */
  missingContact: ContactKind;
  failure: Failure | null;
  fieldErrors: FieldError[];
};

export type SignInStepsEvent =
  | { type: 'phone.submitted'; phone: string }
  | { type: 'info.submitted'; form: InfoForm }
  | { type: 'existing.confirmed' }
  | { type: 'existing.denied' }
  | { type: 'back.requested' }
  /** A notice of the code step. */
  | Notice;

export type SignInStepsEmitted = FieldsRefused | Notice;

/** `token: null`: the customer went back, or a failure ended the steps. */
export type SignInStepsOutput = { token: string | null; failure: Failure | null };
