import type { LocalText } from '../../http/language';

export const REGISTRATION_MESSAGES = {
  sent: {
    en: 'Your registration was sent. We answer by email.',
    ar: 'أُرسل طلب تسجيلك. سنرد عليك بالبريد الإلكتروني.',
  },
  closed: {
    en: 'Registration is closed at the moment.',
    ar: 'التسجيل مغلق حاليًا.',
  },
  firstName: { en: 'Please enter your first name.', ar: 'يرجى إدخال اسمك الأول.' },
  long: { en: 'This is too long.', ar: 'هذا النص طويل جدًا.' },
  phone: {
    en: 'Please enter a phone number with at least 10 digits.',
    ar: 'يرجى إدخال رقم هاتف من ١٠ أرقام على الأقل.',
  },
  zone: { en: 'We do not deliver in this zone.', ar: 'لا نوصّل في هذه المنطقة.' },
  module: {
    en: 'Stores can not be registered for this market in this zone.',
    ar: 'لا يمكن تسجيل متاجر لهذا القسم في هذه المنطقة.',
  },
  place: {
    en: 'The place of the store is not in the chosen zone.',
    ar: 'موقع المتجر ليس في المنطقة المختارة.',
  },
  times: {
    en: 'The shortest delivery time must be at least 1 and not above the longest.',
    ar: 'يجب أن يكون أقصر وقت توصيل ١ على الأقل وألا يتجاوز أطول وقت.',
  },
  timeType: {
    en: 'Delivery times are in min, hours or days.',
    ar: 'أوقات التوصيل بالدقائق أو الساعات أو الأيام.',
  },
  translations: {
    en: 'Names and addresses of a store come as a list of locale, key and value.',
    ar: 'تأتي أسماء المتجر وعناوينه قائمة من اللغة والحقل والقيمة.',
  },
  plan: { en: 'Please choose a business plan.', ar: 'يرجى اختيار خطة العمل.' },
  package: { en: 'There is no such package.', ar: 'لا توجد هذه الباقة.' },
  papers: {
    en: 'Please enter the number as it stands on the document.',
    ar: 'يرجى إدخال الرقم كما هو مكتوب في الوثيقة.',
  },
  expired: { en: 'This document has expired.', ar: 'انتهت صلاحية هذه الوثيقة.' },
  date: { en: 'Please enter a date as 2027-12-31.', ar: 'يرجى إدخال تاريخ مثل 2027-12-31.' },
  vehicle: { en: 'Please choose a vehicle.', ar: 'يرجى اختيار مركبة.' },
  document: {
    en: 'Only a JPG, PNG or GIF picture of 16 to 8192 pixels is taken as a document.',
    ar: 'تُقبل الوثيقة صورة JPG أو PNG أو GIF فقط، من ١٦ إلى ٨١٩٢ بكسل.',
  },
  oneFile: { en: 'Only one picture is taken here.', ar: 'تُقبل صورة واحدة فقط هنا.' },
} as const satisfies Record<string, LocalText>;

type State = 'pending' | 'approved';

/** Only told to whoever knows the password of the first one. */
export const ALREADY: Readonly<Record<State, LocalText>> = {
  pending: {
    en: 'You have sent this registration already. It waits for our answer.',
    ar: 'لقد أرسلت طلب التسجيل هذا من قبل، وهو بانتظار ردنا.',
  },
  approved: {
    en: 'You are registered already.',
    ar: 'أنت مسجل بالفعل.',
  },
};
