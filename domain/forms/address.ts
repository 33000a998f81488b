import { type AnyObjectSchema, object, string } from 'yup';
import { checked, textField } from './fields';

/** What couriers can dial, however people write it; the server asks for the same. */
export const DIALLED = /^\+?[\d\s().-]{3,30}$/;

/** Messages are codes [ADDR-20]. */
export const addressSchema: AnyObjectSchema = object({
  address: textField('addressRequired'),
  contactName: textField('nameRequired'),
  contactPhone: textField('phoneNumberRequired').test(
    checked('contactPhoneInvalid', (phone) => DIALLED.test(phone.trim())),
  ),
  road: string(),
  house: string(),
  floor: string(),
  note: string(),
  label: string(),
});
