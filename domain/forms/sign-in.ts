import { type AnyObjectSchema, object } from 'yup';
import { contactKind } from '../contact';
import { checked, passwordField, phoneField, termsField, textField } from './fields';

/** Validation messages are codes. `src/i18n` translates them [AUTH-11, AUTH-12]. */
export const signInSchema: AnyObjectSchema = object({
  contact: textField('contactRequired').test(
    checked('contactInvalid', (contact) => contactKind(contact) !== null),
  ),
  password: passwordField({ required: 'passwordRequired', short: 'passwordTooShort' }),
  terms: termsField,
});

/** The form for the phone number that receives a code, or that a social account lacks [AUTH-14, AUTH-54]. */
export const phoneSchema: AnyObjectSchema = object({
  phone: phoneField('contact', { required: 'phoneRequired', invalid: 'phoneShort' }),
});
