import type { InfoForm, LoginConfig } from '../../domain/auth/login';
import type { LoginType } from '../../domain/auth/verification';
import type { Contact, ContactKind } from '../../domain/contact';
import type { Failure, FieldsRefused } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { SignInAnswer, SignInRequest, SocialIdentity } from './auth.types';
import type { FieldError } from './auth-notices';

export type { InfoForm } from '../../domain/auth/login';

/** What sent a code: the sign-in, or the contact that was given after it. */
export type CodeRequest = SignInRequest | { type: 'info'; form: InfoForm; loginType: LoginType };

/** A code that was right: "Yes, it is me" repeats the call that checked it. */
export type CodeProof = { contact: Contact; code: string; hasProvider: boolean };

export type PhoneRegistration = { identity: SocialIdentity; phone: string; isLinked: boolean };
export type Confirmation = { request: SignInRequest; proof: CodeProof | null };

export type SignInStepsInput = {
  login: LoginConfig;
  /** How it began; null with a passkey, which leaves nothing to be asked again. */
  request: SignInRequest | null;
  /** Null when only a phone is missing for the server to answer, or a code that is on its way. */
  answer: SignInAnswer | null;
};

export type SignInStepsContext = SignInStepsInput & {
  /** The form that was sent last: where Back leads. */
  form: 'start' | 'phone_modal' | 'user_info';
  infoForm: InfoForm | null;
  proof: CodeProof | null;
  /** What `user_info` asks for beside the name: the contact that nobody gave yet. */
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
  /** From the step that asks for the code. */
  | Notice;

export type SignInStepsEmitted = FieldsRefused | Notice;

/** Without a token the person went back to the form, or the failure leads there. */
export type SignInStepsOutput = { token: string | null; failure: Failure | null };
