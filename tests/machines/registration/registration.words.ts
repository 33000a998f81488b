import type { registrationMachine } from '../../../machines/registration/registration.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const registrationWords: Words<typeof registrationMachine> = {
  title: { ar: 'التسجيل' },
  start: ({ kind }) =>
    kind === 'store'
      ? text(
          'The customer has pressed “Become a Vendor owner” in the footer',
          'ضُغط «كن صاحب متجر» في التذييل',
        )
      : text(
          'The customer has pressed “Become a delivery man” in the footer',
          'ضُغط «كن مندوب توصيل» في التذييل',
        ),
  events: {
    'texts.typed': tester('Choose “Commission”', 'اختر «عمولة»'),
    'place.found': ({ place }) => tester(`Set the pin at “${place.label}”`, `ضع الدبوس عند «${place.label}»`),
    'place.lookupStarted': tester('Move the pin', 'حرّك الدبوس'),
    'step.submitted': tester('Fill in the step and press “Continue”', 'املأ الخطوة واضغط «متابعة»'),
    'step.back': tester('Press “Back”', 'اضغط «رجوع»'),
    'files.chosen': ({ field, photos: [first] }) =>
      tester(`Choose a file for ${field} (${first?.type})`, `اختر ملفًا لـ ${field} (${first?.type})`),
    'file.removed': tester('Press “Remove” beside a file', 'اضغط «إزالة» عند ملف'),
    'files.read': ({ files }) =>
      shop(`${files.length} files are ready to send`, `${files.length} من الملفات محفوظة`),
    'registration.submitted': tester(
      'Fill in the account fields and press “Submit registration”',
      'املأ بياناتك واضغط «إرسال طلب التسجيل»',
    ),
  },
  done: { register: server('The server stores the registration', 'يحفظ الخادم طلب التسجيل') },
  failed: {
    register: failing('the registration is not sent', 'لا يُحفظ الطلب'),
    loadDocuments: failing('the files cannot be read', 'لا ملف محفوظ'),
    keepDraft: failing('the draft is not stored on the device', 'لا شيء يُحفظ على الجهاز'),
  },
  timers: {},
  states: {
    filling: {
      ar: 'تعبئة الطلب',
      sees: text('The number of the step and of all steps', 'رقم الخطوة من العدد'),
    },
    'filling.finding': { ar: 'البحث عن الخطوة' },
    'filling.plan': { ar: 'خطة العمل', sees: text('“Choose your business plan”', '«اختر خطة عملك»') },
    'filling.place': {
      ar: 'مكان المتجر',
      sees: text('“Where is your store?” and a map', '«أين متجرك؟» وخريطة'),
    },
    'filling.details': { ar: 'بيانات المتجر', sees: text('“About your store”', '«عن متجرك»') },
    'filling.work': {
      ar: 'المنطقة والمركبة',
      sees: text('“Where and how do you deliver?”', '«أين وبماذا توصّل؟»'),
    },
    'filling.documents': { ar: 'الوثائق', sees: text('“Documents”', '«الوثائق»') },
    'filling.documents.open': { ar: 'اختيار الملفات', sees: text('“Choose a file”', '«اختر ملفًا»') },
    'filling.documents.refused': {
      ar: 'لم يُقبل ملف',
      sees: text('The reason why the file is rejected', 'سبب عدم قبوله'),
    },
    'filling.documents.missing': {
      ar: 'ملف مطلوب',
      sees: text('“Please choose a file first.”', '«يرجى اختيار ملف هنا أولًا.»'),
    },
    'filling.contact': { ar: 'الحساب', sees: text('“Your details”', '«بياناتك»') },
    sending: {
      ar: 'إرسال',
      sees: text('“Submit registration” shows a spinner', '«إرسال طلب التسجيل» يعرض مؤشر التحميل'),
    },
    pending: {
      ar: 'بانتظار المراجعة',
      sees: text('“Registration submitted”', '«أُرسل طلب تسجيلك»'),
    },
    known: {
      ar: 'أُرسل من قبل',
      sees: text('“You’ve already registered”', '«لقد سجلت من قبل»'),
    },
    closed: {
      ar: 'التسجيل مغلق',
      sees: text('“Registration is currently closed”', '«التسجيل مغلق حاليًا»'),
    },
  },
  news: { 'fields.refused': text('the error is shown at its field', 'الخطأ مكتوب عند حقله') },
};
