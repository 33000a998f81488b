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

export type { SignInAnswer, SignUpForm, SocialIdentity } from '../../domain/auth/login';
export type { LoginType } from '../../domain/auth/verification';
export type { Contact } from '../../domain/contact';

/** What was asked of the server: a code is sent again, and an account confirmed, by asking the same. */
export type SignInRequest =
  | { type: 'manual'; contact: Contact; password: string }
  | { type: 'otp'; phone: string }
  /** `isLinked`: the identity has an account that only lacks a phone, which is registered with it. */
  | { type: 'social'; identity: SocialIdentity; phone: string | null; isLinked: boolean };

/** What the browser signed with a passkey; only the server can tell whether it is true. */
export type PasskeyCredential = { id: string };

export type AuthRequest = SignInRequest | { type: 'passkey'; credential: PasskeyCredential };

export type SignInByPassword = { contact: Contact; password: string; isRemembered: boolean };

export type AuthStart = 'sign-in' | 'sign-up' | 'forgotPassword';
export type SignInMethod = 'manual' | 'otp' | 'social';

export type AuthInput = {
  start: AuthStart;
  login: LoginConfig;
  /** The identifier of the last visit; never a password [AUTH-19, Q-99]. */
  rememberedContact: string | null;
  /** Whom a code of this tab is on its way to: a reload has lost the field for it, not the code [AUTH-14]. */
  expectedAt: string | null;
};

export type AuthContext = AuthInput & {
  /** Which sign-in form is shown. */
  method: SignInMethod;
  /** How the account came about: the words of the toast depend on it, and where failures lead. */
  entry: 'sign-in' | 'sign-up';
  /** What the field for email or phone begins with: remembered, typed before, or brought from recovery. */
  contact: string | null;
  isRemembered: boolean;
  request: AuthRequest | null;
  answer: SignInAnswer | null;
  /** What was typed; the passwords only while they are being sent. */
  signUpForm: SignUpForm | null;
  medium: SocialMedium | null;
  /** Why the provider's window is gone, which is no failure: the person closed it, or the browser opened none. */
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
  /** From the steps that are flows of their own. */
  | Notice;

export type AuthEmitted =
  | { type: 'auth.completed'; token: string; entry: 'sign-in' | 'sign-up' }
  /** Which of the two beginnings is on the screen: each has an address [AUTH-01]. */
  | { type: 'mode.shown'; mode: AuthMode }
  /** The identifier to fill in next time; null forgets it. */
  | { type: 'contact.remembered'; contact: string | null }
  /** The phone that a code was asked for; null when none is waited for any more. */
  | { type: 'code.expected'; phone: string | null }
  | FieldsRefused
  | Notice;
