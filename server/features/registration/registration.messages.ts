import type { LocalText } from '../../http/language';

export const REGISTRATION_MESSAGES = {
  sent: {
    en: 'Registration sent. We’ll reply by email.',
    ar: 'أُرسل طلب تسجيلك. سنرد عليك بالبريد الإلكتروني.',
  },
  closed: {
    en: 'Registration is currently closed.',
    ar: 'التسجيل مغلق حاليًا.',
  },
  firstName: { en: 'Please enter your first name.', ar: 'يرجى إدخال اسمك الأول.' },
  long: { en: 'This is too long.', ar: 'هذا النص طويل جدًا.' },
  phone: {
    en: 'Please enter a phone number with at least 10 digits.',
    ar: 'يرجى إدخال رقم هاتف من 10 أرقام على الأقل.',
  },
  zone: { en: 'We do not deliver in this zone.', ar: 'لا نوصّل في هذه المنطقة.' },
  module: {
    en: 'Store registration isn’t available for this market in this zone.',
    ar: 'لا يمكن تسجيل متاجر لهذا القسم في هذه المنطقة.',
  },
  place: {
    en: 'The store’s location isn’t in the chosen zone.',
    ar: 'موقع المتجر ليس في المنطقة المختارة.',
  },
  times: {
    en: 'The shortest delivery time must be at least 1 and no longer than the longest.',
    ar: 'يجب أن يكون أقصر وقت توصيل 1 على الأقل وألا يتجاوز أطول وقت.',
  },
  timeType: {
    en: 'Delivery times must be in min, hours or days.',
    ar: 'أوقات التوصيل بالدقائق أو الساعات أو الأيام.',
  },
  translations: {
    en: 'Store names and addresses must be a list of locale, key and value.',
    ar: 'تأتي أسماء المتجر وعناوينه قائمة من اللغة والحقل والقيمة.',
  },
  plan: { en: 'Please choose a business plan.', ar: 'يرجى اختيار خطة العمل.' },
  package: { en: 'This package doesn’t exist.', ar: 'لا توجد هذه الباقة.' },
  documentNumber: {
    en: 'Please enter the number as shown on the document.',
    ar: 'يرجى إدخال الرقم كما هو مكتوب في الوثيقة.',
  },
  expired: { en: 'This document has expired.', ar: 'انتهت صلاحية هذه الوثيقة.' },
  date: { en: 'Please enter a date as 2027-12-31.', ar: 'يرجى إدخال تاريخ مثل 2027-12-31.' },
  vehicle: { en: 'Please choose a vehicle.', ar: 'يرجى اختيار مركبة.' },
  document: {
    en: 'Documents must be JPG, PNG or GIF images, 16 to 8192 pixels wide and high.',
    ar: 'تُقبل الوثيقة صورة JPG أو PNG أو GIF فقط، من 16 إلى 8192 بكسل.',
  },
  oneFile: { en: 'You can only upload one photo here.', ar: 'تُقبل صورة واحدة فقط هنا.' },
} as const satisfies Record<string, LocalText>;

type State = 'pending' | 'approved';

/** Texts about an existing registration. Shown only to applicants who have its password. */
export const ALREADY: Readonly<Record<State, LocalText>> = {
  pending: {
    en: 'You’ve already sent this registration. We’re still reviewing it.',
    ar: 'لقد أرسلت طلب التسجيل هذا من قبل، وهو بانتظار ردنا.',
  },
  approved: {
    en: 'You’re already registered.',
    ar: 'أنت مسجل بالفعل.',
  },
};
