import type { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const storeOpeningWords: Words<typeof storeOpeningMachine> = {
  title: { ar: 'فتح المتجر وإغلاقه' },
  start: text('/operator shows the opening hours of the store', 'تعرض ‎/operator ساعات عمل المتجر'),
  events: {
    'pause.requested': tester('Press “Close for 30 minutes”', 'اضغط «إغلاق لنصف ساعة»'),
    'orders.resumed': tester('Press “Resume orders”', 'اضغط «استئناف استقبال الطلبات»'),
  },
  done: { savePause: server('The server saves it', 'حفظه الخادم') },
  failed: { savePause: failing('the store stays as it was', 'بقي المتجر كما كان') },
  timers: { lookAgain: text('Twenty seconds pass', 'تمر عشرون ثانية') },
  states: {
    showing: {
      ar: 'مفتوح أو مغلق أو متوقف',
      sees: text('Whether the store takes orders', 'هل يستقبل المتجر الطلبات'),
    },
    saving: {
      ar: 'يُحفظ التوقف',
      sees: text('The pressed button shows a spinner', 'يعرض الزر المضغوط أنه يعمل'),
    },
  },
  news: { 'console.changed': text('the opening reloads', 'تُقرأ الحالة من جديد') },
};
