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
        `In “Messages” see to it that “My orders and trips” is ${switched(orders).en} and “Offers and news” is ${switched(offers).en}`,
        `في «الرسائل» اجعل «طلباتي ورحلاتي» ${switched(orders).ar} و«العروض والأخبار» ${switched(offers).ar}`,
      ),
  },
  done: { saveConsent: server('The choice is saved', 'حُفظ الاختيار') },
  failed: { saveConsent: failing('nothing was saved', 'لم يُحفظ شيء') },
  timers: {},
  states: {
    settled: {
      ar: 'كما هو محفوظ',
      sees: text('The switches show what is saved', 'تعرض المفاتيح ما هو محفوظ'),
    },
    'settled.quiet': { ar: 'لا خطأ', sees: text('No reason below', 'لا سبب في الأسفل') },
    'settled.failed': {
      ar: 'تعذر الحفظ',
      sees: text('The reason below; the switches are as before', 'السبب في الأسفل والمفاتيح كما كانت'),
    },
    saving: { ar: 'الحفظ', sees: text('The switches show the press at once', 'تعرض المفاتيح الضغطة فورًا') },
  },
  news: { 'consent.kept': text('the profile is read again', 'تُقرأ بيانات الحساب من جديد') },
};
