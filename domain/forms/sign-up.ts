import { type AnyObjectSchema, object, string } from 'yup';
import type { ContactKind } from '../contact';
import { NAME_MAX } from '../person';
import { emailField, passwordField, phoneField, repeatedPassword, termsField, textField } from './fields';

/** What the contract allows. */
const REF_CODE_MAX = 40;

const name = textField('firstNameRequired').max(NAME_MAX, 'nameTooLong');
const email = emailField({ required: 'emailRequired', invalid: 'emailNotValid' });
const phone = phoneField('contact', { required: 'phoneRequired', invalid: 'phoneShort' });
/** Whether there is such a code only the server knows; a wrong one never stands in the way for good [AUTH-39]. */
const refCode = string().trim().max(REF_CODE_MAX, 'refCodeTooLong');

/** Messages are codes; `src/i18n` has the words [AUTH-31..36, Q-02]. */
export const signUpSchema: AnyObjectSchema = object({
  name,
  email,
  phone,
  password: passwordField({ required: 'passwordRequired', short: 'passwordShort' }),
  confirmPassword: repeatedPassword('passwordsDiffer'),
  refCode,
  terms: termsField,
});

/** The name, and the contact that nobody gave yet [AUTH-01, AUTH-55]. */
export const userInfoSchema = (missing: ContactKind): AnyObjectSchema =>
  missing === 'email' ? object({ name, email, refCode }) : object({ name, phone, refCode });
