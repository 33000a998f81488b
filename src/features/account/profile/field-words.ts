import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formErrorText } from '../../../i18n/form-errors';

/** The codes that only this form has. */
const own: Record<string, MessageDescriptor> = {
  nameRequired: msg`Name is required`,
  phoneNumberRequired: msg`Phone Number is required`,
  phoneNotDigits: msg`Use digits only, with a plus in front if you like.`,
};

/** The words for what is wrong with a field; what the server said is in words already. */
export function fieldText(i18n: I18n, problem: unknown): string | undefined {
  if (typeof problem !== 'string' || problem === '') return undefined;
  const known = own[problem];
  return known ? i18n._(known) : formErrorText(i18n, problem);
}
