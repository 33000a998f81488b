import { type AnyObjectSchema, object, string } from 'yup';
import type { ContactKind } from '../contact';
import { NAME_MAX } from '../person';
import { emailField, passwordField, phoneField, repeatedPassword, termsField, textField } from './fields';

/** The maximum length of a referral code, from the API contract. */
const REF_CODE_MAX = 40;

const name = textField('firstNameRequired').max(NAME_MAX, 'nameTooLong');
const email = emailField({ required: 'emailRequired', invalid: 'emailNotValid' });
const phone = phoneField('contact', { required: 'phoneRequired', invalid: 'phoneShort' });
/**
 * Checks only the length. The server checks the code, and signs the customer up even if the code is wrong
 * [AUTH-39].
 */
const refCode = string().trim().max(REF_CODE_MAX, 'refCodeTooLong');

/** Validation messages are codes. `src/i18n` translates them [AUTH-31..36, Q-02]. */
export const signUpSchema: AnyObjectSchema = object({
  name,
  email,
  phone,
  password: passwordField({ required: 'passwordRequired', short: 'passwordShort' }),
  confirmPassword: repeatedPassword('passwordsDiffer'),
  refCode,
  terms: termsField,
});

/** The form after a social sign-in: the name, and the contact that the account lacks [AUTH-01, AUTH-55]. */
export const userInfoSchema = (missing: ContactKind): AnyObjectSchema =>
  missing === 'email' ? object({ name, email, refCode }) : object({ name, phone, refCode });
