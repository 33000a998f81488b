import { type AnyObjectSchema, object, type StringSchema, string } from 'yup';
import { isDialled } from '../contact';
import { wholeNumberIn } from '../typed-number';
import { checked, emailField, textField } from './fields';

export type ContactMethod = 'phone' | 'email';

/** Parses an order number with or without a leading `#`. */
export const orderNumberIn = (text: string): number | null => wholeNumberIn(text.trim().replace(/^#/, ''));

const PHONE = textField('phoneNumberRequired').test(checked('contactPhoneInvalid', isDialled));
const EMAIL = emailField({ required: 'emailRequired', invalid: 'emailNotValid' });

const forMethod = (contactMethod: ContactMethod, schema: StringSchema) =>
  string().when('contactMethod', ([chosen], unchecked) => (chosen === contactMethod ? schema : unchecked));

const numberAndContact = (required: string, invalid: string): AnyObjectSchema =>
  object({
    number: textField(required).test(checked(invalid, (text) => orderNumberIn(text) !== null)),
    phone: forMethod('phone', PHONE),
    email: forMethod('email', EMAIL),
  });

/** The order number and the contact with which a guest opens an order [ORD-04]. */
export const trackOrderSchema = numberAndContact('orderNumberRequired', 'orderNumberInvalid');
/** The trip number and the contact with which a guest opens a trip [RENT-55]. */
export const trackTripSchema = numberAndContact('tripNumberRequired', 'tripNumberInvalid');
