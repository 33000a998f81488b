import { type AnyObjectSchema, object } from 'yup';
import { DIALLED } from './address';
import { checked, textField } from './fields';

/** As people write it: with its mark before it, or without. */
export const orderNumberIn = (text: string): number | null => {
  const digits = /^#?\s*(\d{1,9})$/.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
};

const numberAndPhone = (required: string, invalid: string): AnyObjectSchema =>
  object({
    number: textField(required).test(checked(invalid, (text) => orderNumberIn(text) !== null)),
    phone: textField('phoneNumberRequired').test(
      checked('contactPhoneInvalid', (phone) => DIALLED.test(phone.trim())),
    ),
  });

/** What proves an order of somebody who is not signed in [ORD-04]. */
export const trackOrderSchema = numberAndPhone('orderNumberRequired', 'orderNumberInvalid');
/** And a trip [RENT-55]. */
export const trackTripSchema = numberAndPhone('tripNumberRequired', 'tripNumberInvalid');
