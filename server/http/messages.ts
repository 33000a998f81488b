import type { LocalText } from './language';

/** Texts of the HTTP layer. Each feature has its own texts. */
export const MESSAGES = {
  badKey: {
    en: 'The idempotency key needs 8 to 200 letters, digits, hyphens or underscores.',
    ar: 'يجب أن يتكون مفتاح عدم التكرار من 8 إلى 200 حرف أو رقم أو شرطة.',
  },
  notFound: { en: 'Not found', ar: 'غير موجود' },
  unknownAddress: { en: 'This page doesn’t exist.', ar: 'هذه الصفحة غير موجودة.' },
  badAddress: { en: 'The address could not be read.', ar: 'تعذرت قراءة العنوان.' },
  badJson: { en: 'The request body is not valid JSON.', ar: 'محتوى الطلب ليس JSON صالحًا.' },
  badMediaType: {
    en: 'This kind of content is not accepted here.',
    ar: 'هذا النوع من المحتوى غير مقبول هنا.',
  },
  tooLarge: { en: 'The request is too large.', ar: 'الطلب كبير جدًا.' },
  tooMany: {
    en: 'Too many requests. Please try again in a moment.',
    ar: 'طلبات كثيرة جدًا. يرجى المحاولة بعد قليل.',
  },
  badRequest: { en: 'The request could not be read.', ar: 'تعذرت قراءة الطلب.' },
  badZones: { en: 'The zones could not be read.', ar: 'تعذرت قراءة المناطق.' },
  badModule: { en: 'The module could not be read.', ar: 'تعذرت قراءة السوق.' },
  badPlace: { en: 'The position could not be read.', ar: 'تعذرت قراءة الموقع.' },
  badHost: { en: 'The name of this server could not be read.', ar: 'تعذرت قراءة اسم هذا الخادم.' },
  tooDeep: { en: 'The request is nested too deeply.', ar: 'الطلب متداخل أكثر من اللازم.' },
  badText: { en: 'The request contains characters that are not text.', ar: 'يحتوي الطلب على رموز ليست نصًا.' },
  databaseAway: {
    en: 'The shop will be back in a moment. Please wait, or try again.',
    ar: 'سيعود المتجر بعد لحظات. يرجى الانتظار أو المحاولة مرة أخرى.',
  },
  serverError: {
    en: 'Something went wrong on our side. Please try again.',
    ar: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
  },
} as const satisfies Record<string, LocalText>;
