import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AmountProblem } from '../../domain/typed-number';

/** Separate from other form texts, which no first page needs. */
export const AMOUNT_PROBLEMS: Readonly<Record<AmountProblem, MessageDescriptor>> = {
  amountNotWhole: msg`Enter an amount without decimals.`,
  amountTooFine: msg`Enter an amount with up to two decimals.`,
  amountBeyondThree: msg`Enter an amount with up to three decimals.`,
  amountUnreadable: msg`Please enter the amount in digits.`,
};
