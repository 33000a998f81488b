import { type AnyObjectSchema, object } from 'yup';
import { emailField, passwordField, phoneField, repeatedPassword } from './fields';

/** Validates the phone number without the dial code, which has its own field [AUTH-71, Q-07]. */
export const recoveryPhoneSchema: AnyObjectSchema = object({
  phone: phoneField('recovery', { required: 'recoveryPhoneRequired', invalid: 'recoveryPhoneLength' }),
});

export const recoveryEmailSchema: AnyObjectSchema = object({
  email: emailField({ required: 'recoveryEmailRequired', invalid: 'recoveryEmailInvalid' }),
});

/** Validation messages are codes. `src/i18n` translates them [AUTH-72, Q-02]. */
export const newPasswordSchema: AnyObjectSchema = object({
  password: passwordField({ required: 'newPasswordRequired', short: 'passwordTooShort' }),
  confirmPassword: repeatedPassword('confirmPasswordRequired'),
});
