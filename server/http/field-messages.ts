import type { ErrorObject } from 'ajv/dist/2020.js';
import type { LocalText } from './language';

const INVALID_EMAIL: LocalText = {
  en: 'Please insert a valid email.',
  ar: 'يرجى إدخال بريد إلكتروني صالح.',
};

/** Says in words what is wrong with one field of a request. */
export function fieldMessage(field: string, { keyword, params }: ErrorObject): LocalText {
  switch (keyword) {
    case 'required':
      return { en: `The field "${field}" is required.`, ar: `الحقل "${field}" مطلوب.` };
    case 'format':
      return params.format === 'email' ? INVALID_EMAIL : invalid(field);
    case 'minimum':
      return {
        en: `The field "${field}" must be at least ${params.limit}.`,
        ar: `يجب ألا يقل الحقل "${field}" عن ${params.limit}.`,
      };
    case 'maximum':
      return {
        en: `The field "${field}" must be at most ${params.limit}.`,
        ar: `يجب ألا يزيد الحقل "${field}" على ${params.limit}.`,
      };
    default:
      return invalid(field);
  }
}

const invalid = (field: string): LocalText => ({
  en: `The value of "${field}" is not valid.`,
  ar: `قيمة الحقل "${field}" غير صالحة.`,
});
