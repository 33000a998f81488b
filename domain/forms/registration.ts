import { type AnyObjectSchema, object, string } from 'yup';
import { isDay } from '../calendar-day';
import { NAME_MAX } from '../person';
import { wholeNumberIn } from '../typed-number';
import { checked, emailField, passwordField, phoneField, repeatedPassword, textField } from './fields';

const MAX_DOCUMENT_NUMBER = 40;
const LONGEST_TIME = 1000;

const wholeTime = (text: string): boolean => {
  const time = wholeNumberIn(text);
  return time !== null && time >= 1 && time <= LONGEST_TIME;
};

/** Validation messages are codes. `src/i18n` translates them. */
export const storeDetailsSchema: AnyObjectSchema = object({
  storeName: textField('storeNameRequired').max(NAME_MAX, 'nameTooLong'),
  minimumTime: textField('timeRequired').test(checked('timeInvalid', wholeTime)),
  maximumTime: textField('timeRequired')
    .test(checked('timeInvalid', wholeTime))
    .test({
      name: 'timesSwapped',
      message: 'timesSwapped',
      test: (text, { parent }) =>
        !wholeTime(text ?? '') ||
        (wholeNumberIn(text ?? '') ?? 0) >= (wholeNumberIn(parent.minimumTime) ?? 0),
    }),
  tin: string().trim().max(MAX_DOCUMENT_NUMBER, 'documentNumberTooLong'),
  tinExpires: string().test(checked('dateInvalid', isDay)),
});

export const courierWorkSchema: AnyObjectSchema = object({
  zoneId: textField('zoneRequired'),
  vehicleId: textField('vehicleRequired'),
});

export const identitySchema: AnyObjectSchema = object({
  identityNumber: textField('documentNumberRequired')
    .max(MAX_DOCUMENT_NUMBER, 'documentNumberTooLong')
    .test(checked('documentNumberShort', (text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 5)),
});

export const applicantSchema: AnyObjectSchema = object({
  firstName: textField('firstNameRequired').max(NAME_MAX, 'nameTooLong'),
  lastName: string().trim().max(NAME_MAX, 'nameTooLong'),
  email: emailField({ required: 'emailRequired', invalid: 'emailNotValid' }),
  phone: phoneField('contact', { required: 'phoneRequired', invalid: 'phoneShort' }),
  password: passwordField({ required: 'passwordRequired', short: 'passwordShort' }),
  confirmPassword: repeatedPassword('passwordsDiffer'),
});
