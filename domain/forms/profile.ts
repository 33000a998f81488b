import { type AnyObjectSchema, object, ref, string } from 'yup';
import { isEmail } from '../contact';
import { NAME_MAX, PASSWORD_MIN } from '../person';
import { checked } from './fields';

export type ProfileTexts = {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
};

/** A phone number as the server stores it. Typed numbers may also contain spaces, dashes and brackets. */
const PHONE_PATTERN = /^\+?\d{2,15}$/;

type KnownContacts = { hasEmail: boolean; hasPhone: boolean };

/**
 * Validation messages are codes. `src/i18n` translates them. A customer can change a saved email or phone but
 * not remove it [PROF-01, PROF-04].
 */
export const profileSchema = ({ hasEmail, hasPhone }: KnownContacts): AnyObjectSchema =>
  object({
    name: string().trim().required('nameRequired').max(NAME_MAX, 'nameTooLong'),
    email: requiredIfPresent(hasEmail, 'emailRequired').test(checked('emailNotValid', isEmail)),
    phone: requiredIfPresent(hasPhone, 'phoneNumberRequired').matches(PHONE_PATTERN, {
      message: 'phoneNotDigits',
      excludeEmptyString: true,
    }),
    password: string().test(checked('passwordTooShort', ({ length }) => length >= PASSWORD_MIN)),
    confirmPassword: string().oneOf([ref('password')], 'passwordsDiffer'),
  });

const requiredIfPresent = (isThere: boolean, message: string) =>
  isThere ? string().trim().required(message) : string().trim();
