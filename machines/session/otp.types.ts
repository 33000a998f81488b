import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { SaveInput, SaveOutcome } from '../shared/profile-save';
import type { Contact, LoginType, SignInAnswer } from './auth.types';
import type { CodeRequest } from './sign-in-steps.types';

/** What the code is for, with all that the call needs which checks it or sends another one. */
export type OtpPurpose =
  | { type: 'signIn'; loginType: LoginType; request: CodeRequest | null }
  | { type: 'reset' }
  | { type: 'profile'; save: SaveInput };

export type OtpInput = {
  contact: Contact;
  /** The code is sent and checked by the outside phone-verification provider. */
  hasProvider: boolean;
  /** The server has just asked for a code; else one from before is still good. */
  isNew: boolean;
  purpose: OtpPurpose;
  demoCode: string | null;
};

export type CodeDestination = Pick<OtpInput, 'contact' | 'hasProvider' | 'purpose'>;

/** A sign-in's code brings its answer; recovery has words for the customer; a profile may wait for another code. */
export type CodeVerdict = {
  answer: SignInAnswer | null;
  message: string | null;
  codeFor?: SaveOutcome['codeFor'];
};

/** How long another code is kept back: until when by the device's clock, and how many milliseconds that is. */
export type ResendLock = { endsAt: number; lasts: number };

export type OtpContext = OtpInput & {
  code: string;
  verdict: CodeVerdict | null;
  failure: Failure | null;
  resendFailure: Failure | null;
  lock: ResendLock | null;
};

export type OtpEvent =
  | { type: 'code.typed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'code.left' }
  | { type: 'resend.requested' };

export type OtpEmitted = Notice;

export type OtpOutput = CodeVerdict & { code: string };
