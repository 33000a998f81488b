import { type AnyObjectSchema, object, string } from 'yup';
import { isEmail, isPhone } from '../contact';
import { checked, textField } from './fields';

/** A guest's contact and address [ADDR-20, ADDR-30]. */
export const contactSchema: AnyObjectSchema = object({
  contactName: textField('nameRequired'),
  contactPhone: textField('phoneNumberRequired').test(
    checked('contactPhoneInvalid', (phone) => isPhone(phone, 'contact')),
  ),
  contactEmail: string().trim().test(checked('emailNotValid', isEmail)),
  address: textField('addressRequired'),
  road: string(),
  house: string(),
  floor: string(),
});
