import { boolean, string } from 'yup';
import { isEmail, isPhone, type PhoneUse } from '../contact';
import { PASSWORD_MIN } from '../person';

/** What the contract allows. */
const PASSWORD_MAX = 255;

/** Spaces at the ends are no mistake of anybody's; inside a password they count. */
export const textField = (required: string) => string().trim().required(required);

/** One problem at a time: what is empty is not wrong as well. */
export const checked = (code: string, isRight: (text: string) => boolean) =>
  ({ name: code, message: code, test: (text: string | undefined) => !text || isRight(text) }) as const;

type Codes = { required: string; invalid: string };

export const emailField = ({ required, invalid }: Codes) =>
  textField(required).test(checked(invalid, isEmail));

/** Only digits are counted. */
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
