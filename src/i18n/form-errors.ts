import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AMOUNT_PROBLEMS } from './amount-problems';

/** The words of the forms' codes; most are the client's, exactly. */
const texts: Record<string, MessageDescriptor> = {
  phraseMistyped: msg`This is not the email or phone number of your account.`,
  contactRequired: msg`Email or phone number is required`,
  contactInvalid: msg`Must be a valid email or phone number`,
  passwordRequired: msg`Password is required`,
  passwordTooShort: msg`Password is too short - should be 6 chars minimum.`,
  passwordShort: msg`Password must be at least 6 characters`,
  passwordTooLong: msg`This password is too long.`,
  passwordsDiffer: msg`Passwords must match`,
  phoneRequired: msg`Please give a phone number`,
  phoneShort: msg`Number must be 10 digits`,
  phoneNumberRequired: msg`Phone Number is required`,
  phoneNotDigits: msg`Use digits only, with a plus in front if you like.`,
  nameRequired: msg`Name is required`,
  addressRequired: msg`Address is required`,
  contactPhoneInvalid: msg`Please enter a valid phone number.`,
  firstNameRequired: msg`First name is required`,
  nameTooLong: msg`This name is too long.`,
  emailRequired: msg`Email is required`,
  emailNotValid: msg`Must be a valid email`,
  storeNameRequired: msg`Please give the name of the store.`,
  timeRequired: msg`Please give a time.`,
  timeInvalid: msg`A whole number from 1 to 1000, please.`,
  timesSwapped: msg`The longest time can’t be below the shortest.`,
  papersRequired: msg`Please give the number of the document.`,
  papersShort: msg`A document has a number with at least 5 characters.`,
  papersTooLong: msg`This number is too long.`,
  dateInvalid: msg`Please give a whole date.`,
  zoneRequired: msg`Please choose an area.`,
  vehicleRequired: msg`Please choose a vehicle.`,
  refCodeTooLong: msg`This refer code is too long.`,
  termsRequired: msg`You must accept the terms and conditions`,
  codeRequired: msg`field is empty`,
  ...AMOUNT_PROBLEMS,
  fundAmountRequired: msg`Please Enter amount`,
  fundAmountTooMuch: msg`That is more than can be added at once.`,
  fundMethodRequired: msg`Payment method is required`,
  pointsRequired: msg`Say how many points.`,
  pointsBelowMinimum: msg`These are too few points to convert.`,
  pointsTooMany: msg`You do not have that many points.`,
  reasonRequired: msg`Please choose a reason.`,
  keyRequired: msg`Please type the key of the shop.`,
  wordsRequired: msg`Please write something.`,
  ratingRequired: msg`Please choose your stars.`,
  orderNumberRequired: msg`Order number is required`,
  orderNumberInvalid: msg`An order number has only digits.`,
  tripNumberRequired: msg`Trip number is required`,
  tripNumberInvalid: msg`A trip number has only digits.`,
  recoveryPhoneRequired: msg`Please provide a phone number`,
  recoveryPhoneLength: msg`Phone number must be exactly 10 digits`,
  recoveryEmailRequired: msg`Please provide an email address`,
  recoveryEmailInvalid: msg`Please enter a valid email address`,
  newPasswordRequired: msg`No password provided.`,
  confirmPasswordRequired: msg`No Confirm Password provided.`,
};

/** What the server said about a field is in words already. */
export function formErrorText(i18n: I18n, problem: string): string {
  const text = texts[problem];
  return text ? i18n._(text) : problem;
}
