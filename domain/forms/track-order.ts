import { type AnyObjectSchema, object } from 'yup';
import { DIALLED } from './address';
import { checked, textField } from './fields';

/** As people write it: with its mark before it, or without. */
export const orderNumberIn = (text: string): number | null => {
  const digits = /^#?\s*(\d{1,9})$/.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
};

/** What proves an order of somebody who is not signed in [ORD-04]. */
export const trackOrderSchema: AnyObjectSchema = object({
  number: textField('orderNumberRequired').test(
    checked('orderNumberInvalid', (text) => orderNumberIn(text) !== null),
  ),
  phone: textField('phoneNumberRequired').test(
    checked('contactPhoneInvalid', (phone) => DIALLED.test(phone.trim())),
  ),
});
