import type { storeHoursMachine } from '../../../machines/operator/store-hours.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const storeHoursWords: Words<typeof storeHoursMachine> = {
  title: { ar: 'ساعات عمل المتجر الأسبوعية' },
  start: text('/operator shows the hours of the stores', 'تعرض ‎/operator ساعات عمل المتاجر'),
  events: {
    'list.searched': tester('Type into the search field', 'اكتب في حقل البحث'),
    'hours.opened': tester('Press “Change hours” of a store', 'اضغط «تغيير الساعات» عند متجر'),
    'period.added': tester('Press “Add hours” on Tuesday', 'اضغط «إضافة ساعات» عند الثلاثاء'),
    'period.removed': tester('Remove the first hours of Tuesday', 'احذف أولى ساعات الثلاثاء'),
    'period.changed': tester('Choose another closing time on Tuesday', 'اختر وقت إغلاق آخر ليوم الثلاثاء'),
    'day.copied': tester('Press “Copy to all days” on Tuesday', 'اضغط «نسخ إلى كل الأيام» عند الثلاثاء'),
    'hours.submitted': tester('Press “Save hours”', 'اضغط «حفظ الساعات»'),
    'editing.closed': tester('Press “Cancel”', 'اضغط «إلغاء»'),
  },
  done: { saveHours: server('The server saves the week', 'حفظ الخادم الأسبوع') },
  failed: { saveHours: failing('the store keeps its hours', 'بقيت ساعات المتجر كما كانت') },
  timers: {},
  states: {
    showing: { ar: 'الساعات الأسبوعية', sees: text('The weekly hours', 'تظهر الساعات الأسبوعية') },
    editing: {
      ar: 'يمكن تغيير الأسبوع',
      sees: text('The hours of each day as fields', 'ساعات كل يوم في حقول'),
    },
    saving: {
      ar: 'يُحفظ الأسبوع',
      sees: text('“Save hours” shows a spinner', 'يعرض «حفظ الساعات» أنه يعمل'),
    },
  },
  news: { 'console.changed': text('the hours reload', 'تُقرأ الساعات من جديد') },
};
