import { type AnyObjectSchema, object, type StringSchema, string } from 'yup';
import { wholeIn } from '../typed-number';
import { DIALLED } from './address';
import { checked, emailField, textField } from './fields';

export type ContactWay = 'phone' | 'email';

/** As people write it: with its mark before it, or without. */
export const orderNumberIn = (text: string): number | null => wholeIn(text.trim().replace(/^#/, ''));

const PHONE = textField('phoneNumberRequired').test(
  checked('contactPhoneInvalid', (phone) => DIALLED.test(phone.trim())),
);
const EMAIL = emailField({ required: 'emailRequired', invalid: 'emailNotValid' });

const forWay = (way: ContactWay, schema: StringSchema) =>
  string().when('way', ([chosen], unchecked) => (chosen === way ? schema : unchecked));

const numberAndContact = (required: string, invalid: string): AnyObjectSchema =>
  object({
    number: textField(required).test(checked(invalid, (text) => orderNumberIn(text) !== null)),
    phone: forWay('phone', PHONE),
    email: forWay('email', EMAIL),
  });

/** What proves an order of somebody who is not signed in [ORD-04]. */
export const trackOrderSchema = numberAndContact('orderNumberRequired', 'orderNumberInvalid');
/** And a trip [RENT-55]. */
export const trackTripSchema = numberAndContact('tripNumberRequired', 'tripNumberInvalid');
