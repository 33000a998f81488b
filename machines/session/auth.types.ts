import type { PasskeyCredential } from '../../domain/auth/access';
import type {
  LoginConfig,
  SignInAnswer,
  SignUpForm,
  SocialIdentity,
  SocialMedium,
} from '../../domain/auth/login';
import type { Contact } from '../../domain/contact';
import type { Failure, FieldsRefused } from '../shared/failure';
import type { AuthMode } from '../shared/intent';
import type { Notice } from '../shared/notice';
import type { FieldError } from './auth-notices';

export type { PasskeyCredential } from '../../domain/auth/access';
export type { SignInAnswer, SignUpForm, SocialIdentity } from '../../domain/auth/login';
export type { LoginType } from '../../domain/auth/verification';
export type { Contact } from '../../domain/contact';

/** Sending this request again resends a code, or confirms an existing account. */
export type SignInRequest =
  | { type: 'manual'; contact: Contact; password: string }
  | { type: 'otp'; phone: string }
  /** `isLinked`: the account exists and only its phone is missing. */
  | { type: 'social'; identity: SocialIdentity; phone: string | null; isLinked: boolean };

export type AuthRequest = SignInRequest | { type: 'passkey'; credential: PasskeyCredential };

export type SignInByPassword = { contact: Contact; password: string; isRemembered: boolean };

export type AuthStart = 'sign-in' | 'sign-up' | 'forgotPassword';
export type SignInMethod = 'manual' | 'otp' | 'social';

export type AuthInput = {
  start: AuthStart;
  login: LoginConfig;
  /** The contact that the last visit used; never a password [AUTH-19, Q-99]. */
  rememberedContact: string | null;
  /** The phone with a pending code, so that a reload returns to the code [AUTH-14]. */
  expectedAt: string | null;
};

export type AuthContext = AuthInput & {
  method: SignInMethod;
  /** How the customer opened the dialog. Decides the toast, and the step after a failure. */
  entry: 'sign-in' | 'sign-up';
  /** The initial contact: remembered, typed earlier, or from password recovery. */
  contact: string | null;
  isRemembered: boolean;
  request: AuthRequest | null;
  answer: SignInAnswer | null;
  /** The sign-up form. Passwords are stored only while they are sent. */
  signUpForm: SignUpForm | null;
  medium: SocialMedium | null;
  /** Why the provider's window closed without a failure. */
  goneWindow: 'closed' | 'blocked' | null;
  failure: Failure | null;
  fieldErrors: FieldError[];
};

export type AuthEvent =
  | { type: 'method.chosen'; method: 'manual' | 'otp' }
  | ({ type: 'signIn.submitted' } & SignInByPassword)
  | { type: 'codeSignIn.submitted'; phone: string }
  | { type: 'social.chosen'; medium: SocialMedium }
  | { type: 'social.cancelled' }
  | { type: 'signUp.chosen' }
  | { type: 'signIn.chosen' }
  | { type: 'forgotPassword.chosen'; contact: string | null }
  | { type: 'signUp.submitted'; form: SignUpForm }
  | { type: 'back.requested' }
  /** A notice of a child flow. */
  | Notice;

export type AuthEmitted =
  | { type: 'auth.completed'; token: string; entry: 'sign-in' | 'sign-up' }
  /** The form that is shown. Each form has a URL [AUTH-01]. */
  | { type: 'mode.shown'; mode: AuthMode }
  /** The contact to remember. `null`: remove the remembered contact. */
  | { type: 'contact.remembered'; contact: string | null }
  /** The phone number with a pending code. `null`: no code is pending. */
  | { type: 'code.expected'; phone: string | null }
  | FieldsRefused
  | Notice;
