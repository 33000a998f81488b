import { type AnyObjectSchema, object, ref, string } from 'yup';
import { EMAIL_PATTERN, PHONE_PATTERN } from '../contact';

export type ProfileTexts = {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
};

const SHORTEST_PASSWORD = 6;
const LONGEST_EMAIL = 255;
const LONGEST_NAME = 100;

type KnownContacts = { hasEmail: boolean; hasPhone: boolean };

/** Messages are codes. What the account has it keeps: a contact can be changed, not emptied [PROF-01, PROF-04]. */
export const profileSchema = ({ hasEmail, hasPhone }: KnownContacts): AnyObjectSchema =>
  object({
    name: string().trim().required('nameRequired').max(LONGEST_NAME, 'nameTooLong'),
    email: kept(hasEmail, 'emailRequired')
      .max(LONGEST_EMAIL, 'emailNotValid')
      .matches(EMAIL_PATTERN, { message: 'emailNotValid', excludeEmptyString: true }),
    phone: kept(hasPhone, 'phoneNumberRequired').matches(PHONE_PATTERN, {
      message: 'phoneNotDigits',
      excludeEmptyString: true,
    }),
    password: string().matches(new RegExp(`^.{${SHORTEST_PASSWORD},}$`, 's'), {
      message: 'passwordTooShort',
      excludeEmptyString: true,
    }),
    confirmPassword: string().oneOf([ref('password')], 'passwordsDiffer'),
  });

const kept = (isThere: boolean, message: string) =>
  isThere ? string().trim().required(message) : string().trim();
