import { type AnyObjectSchema, object, string } from 'yup';
import { isEmail } from '../contact';
import { DIALLED } from './address';
import { checked, textField } from './fields';

/** Whom to call and where to ring, without an account [ADDR-20, ADDR-30]. */
export const contactSchema: AnyObjectSchema = object({
  contactName: textField('nameRequired'),
  contactPhone: textField('phoneNumberRequired').test(
    checked('contactPhoneInvalid', (phone) => DIALLED.test(phone.trim())),
  ),
  contactEmail: string().trim().test(checked('emailNotValid', isEmail)),
  address: textField('addressRequired'),
  road: string(),
  house: string(),
  floor: string(),
});
