import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AMOUNT_PROBLEMS } from './amount-problems';

/** Texts of form error codes. Most are verbatim from the specification. */
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
  phoneNotDigits: msg`Use digits only, with an optional plus in front.`,
  nameRequired: msg`Name is required`,
  addressRequired: msg`Address is required`,
  contactPhoneInvalid: msg`Please enter a valid phone number.`,
  firstNameRequired: msg`First name is required`,
  nameTooLong: msg`This name is too long.`,
  emailRequired: msg`Email is required`,
  emailNotValid: msg`Must be a valid email`,
  storeNameRequired: msg`Please enter the store name.`,
  timeRequired: msg`Please enter a time.`,
  timeInvalid: msg`Please enter a whole number from 1 to 1000.`,
  timesSwapped: msg`The longest time can’t be shorter than the shortest.`,
  papersRequired: msg`Please enter the document number.`,
  papersShort: msg`Enter a document number of at least 5 characters.`,
  papersTooLong: msg`This number is too long.`,
  dateInvalid: msg`Please enter a full date.`,
  zoneRequired: msg`Please choose an area.`,
  vehicleRequired: msg`Please choose a vehicle.`,
  refCodeTooLong: msg`This referral code is too long.`,
  termsRequired: msg`You must accept the terms and conditions`,
  codeRequired: msg`field is empty`,
  ...AMOUNT_PROBLEMS,
  fundAmountRequired: msg`Please Enter amount`,
  fundAmountTooMuch: msg`That’s more than you can add at once.`,
  fundMethodRequired: msg`Payment method is required`,
  pointsRequired: msg`Enter the number of points.`,
  pointsBelowMinimum: msg`That’s fewer points than the minimum.`,
  pointsTooMany: msg`You don’t have that many points.`,
  reasonRequired: msg`Please choose a reason.`,
  keyRequired: msg`Please enter the shop key.`,
  operatorPasswordShort: msg`Use at least 12 characters.`,
  storeRequired: msg`Please choose a store.`,
  taxPercentInvalid: msg`Enter a rate from 0 to 100 with up to two decimals.`,
  wordsRequired: msg`Please write a message.`,
  ratingRequired: msg`Please choose a rating.`,
  orderNumberRequired: msg`Order number is required`,
  orderNumberInvalid: msg`An order number has digits only.`,
  tripNumberRequired: msg`Trip number is required`,
  tripNumberInvalid: msg`A trip number has digits only.`,
  recoveryPhoneRequired: msg`Please provide a phone number`,
  recoveryPhoneLength: msg`Phone number must be exactly 10 digits`,
  recoveryEmailRequired: msg`Please provide an email address`,
  recoveryEmailInvalid: msg`Please enter a valid email address`,
  newPasswordRequired: msg`No password provided.`,
  confirmPasswordRequired: msg`No Confirm Password provided.`,
};

/** A server message is already a text, not a code. */
export function formErrorText(i18n: I18n, problem: string): string {
  const text = texts[problem];
  return text ? i18n._(text) : problem;
}
