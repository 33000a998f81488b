import { required } from '../shared/required';
import type { ForgotPasswordContext, ForgotPasswordInput, PasswordReset } from './forgot-password.types';
import type { OtpInput } from './otp.types';

/** The way of what stood in the sign-in form, when codes go that way; else the way that is there. */
export function startMethod({ contact, methods }: ForgotPasswordInput): 'phone' | 'email' {
  if (contact !== null && methods[contact.type]) return contact.type;
  return methods.phone ? 'phone' : 'email';
}

/** The code that was sent, for the step that asks for it. */
export function resetCode({ contact, hasProvider, demoCode }: ForgotPasswordContext): OtpInput {
  const asked = required(contact, 'contact');
  return {
    contact: asked,
    hasProvider: hasProvider && asked.type === 'phone',
    purpose: { type: 'reset' },
    demoCode,
  };
}

export const resetOf = ({ contact, code, newPassword }: ForgotPasswordContext): PasswordReset => ({
  ...required(newPassword, 'newPassword'),
  contact: required(contact, 'contact'),
  code: required(code, 'code'),
});
