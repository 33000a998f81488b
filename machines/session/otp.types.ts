import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { Contact, LoginType, SignInAnswer } from './auth.types';
import type { CodeRequest } from './sign-in-steps.types';

/** What the code is for, with all that the call needs which checks it or sends another one. */
export type OtpPurpose =
  | { type: 'signIn'; loginType: LoginType; request: CodeRequest | null }
  | { type: 'reset' }
  | { type: 'profile' };

export type OtpInput = {
  contact: Contact;
  /** The code is checked by the outside phone-verification provider. */
  hasProvider: boolean;
  purpose: OtpPurpose;
  demoCode: string | null;
};

export type CodeDestination = Pick<OtpInput, 'contact' | 'hasProvider' | 'purpose'>;

/** A sign-in's code brings its answer; recovery has words for the customer; the rest only needs that it was right. */
export type CodeVerdict = { answer: SignInAnswer | null; message: string | null };

export type OtpContext = OtpInput & {
  code: string;
  verdict: CodeVerdict | null;
  failure: Failure | null;
  resendFailure: Failure | null;
  /** What the clock said last; 0 when another code may be sent. */
  secondsLeft: number;
};

export type OtpEvent =
  | { type: 'code.typed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'resend.requested' }
  /** From the clock, which knows when the last code went to this contact, also from an earlier dialog [AUTH-41]. */
  | { type: 'lock.ticked'; secondsLeft: number };

export type OtpEmitted = Notice;

export type OtpOutput = CodeVerdict & { code: string };
