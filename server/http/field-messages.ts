import type { ErrorObject } from 'ajv/dist/2020.js';
import { type LocalText, numberIn } from './language';

/** An operation's own error messages: by field, then by keyword of the schema. */
export type FieldTexts = Readonly<Record<string, Readonly<Partial<Record<string, LocalText>>>>>;

/**
 * The names of fields that people fill in. Messages about other fields contain the field's name in the API.
 */
const LABELS: Readonly<Record<string, LocalText>> = {
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone number', ar: 'رقم الهاتف' },
  email_or_phone: { en: 'Email or phone number', ar: 'البريد الإلكتروني أو رقم الهاتف' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  confirm_password: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  ref_code: { en: 'Referral code', ar: 'رمز الإحالة' },
  otp: { en: 'Code', ar: 'الرمز' },
  reset_token: { en: 'Code', ar: 'الرمز' },
  tandc: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
};

const KINDS: Readonly<Record<string, LocalText>> = {
  string: { en: 'a text', ar: 'نصًا' },
  number: { en: 'a number', ar: 'رقمًا' },
  integer: { en: 'a whole number', ar: 'عددًا صحيحًا' },
  boolean: { en: 'true or false', ar: 'صحيحًا أو خاطئًا' },
  array: { en: 'a list', ar: 'قائمة' },
  object: { en: 'a group of fields', ar: 'مجموعة حقول' },
};

/** Returns the error message for one invalid field of a request. */
export function fieldMessage(field: string, error: ErrorObject, ownTexts: FieldTexts = {}): LocalText {
  const { keyword, params } = error;
  const text = ownTexts[field]?.[keyword];
  if (text) return text;
  const { en, ar } = LABELS[field] ?? { en: `The field "${field}"`, ar: `الحقل "${field}"` };
  const limit = String(params.limit);
  const inArabic = numberIn(Number(params.limit), 'ar');
  switch (keyword) {
    case 'required':
      return { en: `${en} is required`, ar: `${ar}: هذا الحقل مطلوب` };
    case 'minLength':
      return {
        en: `${en} must be at least ${limit} characters`,
        ar: `${ar}: أقل عدد من الأحرف هو ${inArabic}`,
      };
    case 'maxLength':
      return {
        en: `${en} must be at most ${limit} characters`,
        ar: `${ar}: أكبر عدد من الأحرف هو ${inArabic}`,
      };
    case 'minimum':
      return { en: `${en} must be at least ${limit}`, ar: `${ar}: القيمة الدنيا ${inArabic}` };
    case 'maximum':
      return { en: `${en} must be at most ${limit}`, ar: `${ar}: القيمة القصوى ${inArabic}` };
    case 'type': {
      const kind = kindOf(params.type);
      return kind
        ? { en: `${en} must be ${kind.en}`, ar: `${ar}: يجب أن يكون ${kind.ar}` }
        : notValid(en, ar);
    }
    case 'format':
      return params.format === 'email' ? INVALID_EMAIL : notValid(en, ar);
    case 'enum': {
      const values = (params.allowedValues as unknown[]).join(', ');
      return { en: `${en} must be one of: ${values}`, ar: `${ar}: القيم المقبولة: ${values}` };
    }
    default:
      return notValid(en, ar);
  }
}

const INVALID_EMAIL: LocalText = {
  en: 'Please insert a valid email.',
  ar: 'يرجى إدخال بريد إلكتروني صالح.',
};

/**
 * Returns the name of a JSON Schema type for a message. `null` is skipped, because a message should not suggest entering it.
 */
const kindOf = (type: unknown): LocalText | undefined =>
  KINDS[[type].flat().find((kind) => kind !== 'null') as string];

const notValid = (en: string, ar: string): LocalText => ({
  en: `${en} is not valid`,
  ar: `${ar}: القيمة غير صالحة`,
});
