import type { groupStartMachine } from '../../../machines/cart/group-start.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const groupStartWords: Words<typeof groupStartMachine> = {
  title: { ar: 'بدء طلب جماعي' },
  start: text('The menu of a store is open', 'قائمة متجر مفتوحة'),
  events: { 'start.requested': tester('Press “Start a group order”', 'اضغط «ابدأ طلبًا جماعيًا»') },
  done: { startGroup: server('The server returns the link of the group', 'يعطي الخادم رابط المجموعة') },
  failed: { startGroup: failing('no group order starts', 'لا تبدأ مجموعة') },
  timers: {},
  states: {
    idle: { ar: 'لم يبدأ', sees: text('“Start a group order”', '«ابدأ طلبًا جماعيًا»') },
    starting: {
      ar: 'يبدأ',
      sees: text('“Start a group order” shows a spinner', 'يظهر مؤشر التحميل على «ابدأ طلبًا جماعيًا»'),
    },
  },
  news: { 'group.started': text('the page with the link opens', 'تُفتح صفحة الرابط') },
};
