import type { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const shopSwitchesWords: Words<typeof shopSwitchesMachine> = {
  title: { ar: 'إعدادات المتجر' },
  start: text(
    '/operator is open; this browser previews prices with tax',
    'داخل ‎/operator وتُجرّب الأسعار شاملة الضريبة على هذا المتصفح',
  ),
  events: {
    'switch.set': ({ name, value }) => tester(`Set ${name} to ${value}`, `اضبط ${name} على ${value}`),
    'trial.requested': tester('Press “Preview in this browser”', 'اضغط «جرّب على هذا المتصفح»'),
    'trial.ended': tester('Press “End preview”', 'اضغط «أنهِ التجربة»'),
    'keep.requested': tester('Press “Apply for everyone”', 'اضغط «اضبط للجميع»'),
    'keep.confirmed': tester('Press “Apply for everyone” in the dialog', 'اضغط «اضبط للجميع» في مربع الحوار'),
    'question.closed': tester('Press “Cancel”', 'اضغط «إلغاء»'),
  },
  done: {
    trySwitches: server('The server previews the settings for this browser', 'يعرف الخادم تجربة هذا المتصفح'),
    keepSwitches: server('The server applies the settings for everyone', 'يضبطه الخادم للجميع'),
    reloadPage: browser('The page reloads', 'تُحمّل الصفحة من جديد'),
  },
  failed: {
    trySwitches: failing('nothing changes', 'لم يتغير شيء'),
    keepSwitches: failing('nothing changes', 'لم يتغير شيء'),
    reloadPage: failing('the page does not reload', 'تبقى الصفحة'),
  },
  timers: {},
  states: {
    choosing: { ar: 'تعديل الإعدادات', sees: text('The settings', 'تظهر المفاتيح') },
    trying: {
      ar: 'يُضبط على هذا المتصفح',
      sees: text('The buttons show a spinner', 'تعرض الأزرار أنها تعمل'),
    },
    confirming: { ar: 'تأكيد التطبيق للجميع', sees: text('A dialog asks to confirm', 'مربع حوار مفتوح') },
    keeping: {
      ar: 'يُضبط للجميع',
      sees: text('The dialog’s button shows a spinner', 'يعرض مربع الحوار مؤشر التحميل'),
    },
    showing: { ar: 'تحميل الإعدادات', sees: text('The page reloads', 'تُحمّل الصفحة من جديد') },
  },
  news: { notice: text('a toast shows the error', 'تنبيه يذكر السبب') },
};
