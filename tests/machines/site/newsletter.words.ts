import type { newsletterMachine } from '../../../machines/site/newsletter.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const newsletterWords: Words<typeof newsletterMachine> = {
  title: { ar: 'النشرة البريدية' },
  start: text('Any page is open, scrolled to the newsletter', 'أي صفحة مفتوحة عند النشرة البريدية'),
  events: {
    'newsletter.submitted': ({ email }) =>
      tester(`Type ${email} and press “Subscribe”`, `اكتب ${email} واضغط «اشترك»`),
  },
  done: { subscribe: server('The server stores the email address', 'يحفظ الخادم العنوان') },
  failed: { subscribe: failing('the email is not subscribed', 'لا يُسجّل اشتراك') },
  timers: {},
  states: {
    idle: { ar: 'يمكن الاشتراك' },
    'idle.untouched': {
      ar: 'لم يُرسل شيء',
      sees: text('A field for the email and “Subscribe”', 'حقل للبريد و«اشترك»'),
    },
    'idle.mistyped': {
      ar: 'بريد غير صحيح',
      sees: text('“Please insert a valid email.”', '«يرجى إدخال بريد إلكتروني صحيح.»'),
    },
    'idle.subscribed': {
      ar: 'مشترك',
      sees: text('“Subscribed Successfully”; the field is empty', '«تم الاشتراك بنجاح»؛ والحقل فارغ'),
    },
    'idle.failed': {
      ar: 'تعذر الاشتراك',
      sees: text('The error; the typed text stays', 'السبب؛ ويبقى ما كُتب'),
    },
    submitting: { ar: 'اشتراك', sees: text('“Subscribe” shows a spinner', '«اشترك» يعرض مؤشر التحميل') },
  },
  news: { 'newsletter.subscribed': text('the field is emptied', 'يُفرغ الحقل') },
};
