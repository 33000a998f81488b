import type { consentMachine } from '../../../machines/account/consent.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const switched = (isOn: boolean) => (isOn ? text('on', 'مفعّلة') : text('off', 'معطّلة'));

export const consentWords: Words<typeof consentMachine> = {
  title: { ar: 'الموافقة على الرسائل' },
  start: text('The settings are open', 'الإعدادات مفتوحة'),
  events: {
    'consent.chosen': ({ consent: { orders, offers } }) =>
      tester(
        `In “Messages”, set “My orders and trips” to ${switched(orders).en} and “Offers and news” to ${switched(offers).en}`,
        `في «الرسائل» اجعل «طلباتي ورحلاتي» ${switched(orders).ar} و«العروض والأخبار» ${switched(offers).ar}`,
      ),
  },
  done: { saveConsent: server('The server saves the choice', 'حُفظ الاختيار') },
  failed: { saveConsent: failing('nothing is saved', 'لم يُحفظ شيء') },
  timers: {},
  states: {
    settled: {
      ar: 'كما هو محفوظ',
      sees: text('The switches show the saved choice', 'تعرض المفاتيح ما هو محفوظ'),
    },
    'settled.quiet': { ar: 'لا خطأ', sees: text('No error below the switches', 'لا رسالة خطأ في الأسفل') },
    'settled.failed': {
      ar: 'تعذر الحفظ',
      sees: text(
        'The error below; the switches return to the saved choice',
        'السبب في الأسفل وتعود المفاتيح إلى ما كان محفوظًا',
      ),
    },
    saving: { ar: 'الحفظ', sees: text('The switches move immediately', 'تعرض المفاتيح الضغطة فورًا') },
  },
  news: { 'consent.saved': text('the profile reloads', 'تُقرأ بيانات الحساب من جديد') },
};
