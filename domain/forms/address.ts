import { type AnyObjectSchema, object, string } from 'yup';
import { isDialled } from '../contact';
import { checked, textField } from './fields';

/** Validation messages are codes. `src/i18n` translates them [ADDR-20]. */
export const addressSchema: AnyObjectSchema = object({
  address: textField('addressRequired'),
  contactName: textField('nameRequired'),
  contactPhone: textField('phoneNumberRequired').test(checked('contactPhoneInvalid', isDialled)),
  road: string(),
  house: string(),
  floor: string(),
  note: string(),
  label: string(),
});
