import { boolean, string } from 'yup';
import { isEmail, isPhone, type PhoneUse } from '../contact';
import { PASSWORD_MIN } from '../person';

/** The maximum length of a password, from the API contract. */
const PASSWORD_MAX = 255;

/**
 * The schema of a text field, which is trimmed. Passwords don't use this schema, because their spaces count.
 */
export const textField = (required: string) => string().trim().required(required);

/** Adds a check that skips an empty field, so that an empty field reports only that it is required. */
export const checked = (code: string, isRight: (text: string) => boolean) =>
  ({ name: code, message: code, test: (text: string | undefined) => !text || isRight(text) }) as const;

type Codes = { required: string; invalid: string };

export const emailField = ({ required, invalid }: Codes) =>
  textField(required).test(checked(invalid, isEmail));

/** The schema of a phone field. Only the number of digits is checked. */
export const phoneField = (use: PhoneUse, { required, invalid }: Codes) =>
  textField(required).test(checked(invalid, (phone) => isPhone(phone, use)));

type PasswordCodes = { required: string; short: string };

export const passwordField = ({ required, short }: PasswordCodes) =>
  string()
    .required(required)
    .test(checked(short, ({ length }) => length >= PASSWORD_MIN))
    .max(PASSWORD_MAX, 'passwordTooLong');

export const repeatedPassword = (required: string) =>
  string()
    .required(required)
    .test({
      name: 'passwordsDiffer',
      message: 'passwordsDiffer',
      test: (repeated, { parent }) => !repeated || repeated === parent.password,
    });

export const termsField = boolean().required('termsRequired').oneOf([true], 'termsRequired');
