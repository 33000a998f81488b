import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { Contact } from './auth.types';

export type ForgotPasswordInput = {
  methods: { phone: boolean; email: boolean };
  /** What stood in the sign-in form. */
  contact: Contact | null;
  hasProvider: boolean;
  demoCode: string | null;
};

export type NewPassword = { password: string; confirmPassword: string };
export type PasswordReset = NewPassword & { contact: Contact; code: string };

export type ForgotPasswordContext = ForgotPasswordInput & {
  method: 'phone' | 'email';
  code: string | null;
  /** The server has just been asked for one. */
  isCodeNew: boolean;
  /** Only while it is being sent. */
  newPassword: NewPassword | null;
  failure: Failure | null;
};

export type ForgotPasswordEvent =
  | { type: 'method.chosen'; method: 'phone' | 'email' }
  | { type: 'contact.submitted'; contact: Contact }
  | { type: 'password.submitted'; password: string; confirmPassword: string }
  | { type: 'back.requested' }
  /** From the step that asks for the code. */
  | Notice;

export type ForgotPasswordEmitted = Notice;

/** `done`: the new password stands; `left`: the person went back from the first step. */
export type ForgotPasswordOutput = { end: 'done' | 'left'; contact: Contact | null };
