import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AmountProblem } from '../../domain/typed-number';

/** A separate file, because the first pages need these texts but no other form errors. */
export const AMOUNT_PROBLEMS: Readonly<Record<AmountProblem, MessageDescriptor>> = {
  amountNotWhole: msg`Enter an amount without decimals.`,
  amountTooFine: msg`Enter an amount with up to two decimals.`,
  amountBeyondThree: msg`Enter an amount with up to three decimals.`,
  amountUnreadable: msg`Please enter the amount in digits.`,
};
