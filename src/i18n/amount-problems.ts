import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AmountProblem } from '../../domain/typed-number';

/** What is wrong with an amount as it was typed; apart from the other forms' words, which no first page needs. */
export const AMOUNT_PROBLEMS: Readonly<Record<AmountProblem, MessageDescriptor>> = {
  amountTooFine: msg`An amount has two digits after the point at most.`,
  amountUnreadable: msg`Please give an amount in digits.`,
};
