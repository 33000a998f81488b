import type { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const shopSwitchesWords: Words<typeof shopSwitchesMachine> = {
  title: { ar: 'مفاتيح المتجر' },
  start: text(
    'Inside /operator, prices with tax are tried on this browser',
    'داخل ‎/operator وتُجرّب الأسعار شاملة الضريبة على هذا المتصفح',
  ),
  events: {
    'switch.set': ({ name, value }) => tester(`Set ${name} to ${value}`, `اضبط ${name} على ${value}`),
    'trial.requested': tester('Press “Preview in this browser”', 'اضغط «جرّب على هذا المتصفح»'),
    'trial.ended': tester('Press “End preview”', 'اضغط «أنهِ التجربة»'),
    'keep.requested': tester('Press “Apply for everyone”', 'اضغط «اضبط للجميع»'),
    'keep.confirmed': tester('Press “Apply for everyone” in the question', 'اضغط «اضبط للجميع» في السؤال'),
    'question.closed': tester('Press “Cancel”', 'اضغط «إلغاء»'),
  },
  done: {
    trySwitches: server('The server knows the trial of this browser', 'يعرف الخادم تجربة هذا المتصفح'),
    keepSwitches: server('The server sets it for everybody', 'يضبطه الخادم للجميع'),
    reloadPage: browser('The page reloads', 'تُحمّل الصفحة من جديد'),
  },
  failed: {
    trySwitches: failing('nothing has changed', 'لم يتغير شيء'),
    keepSwitches: failing('nothing has changed', 'لم يتغير شيء'),
    reloadPage: failing('the page stays', 'تبقى الصفحة'),
  },
  timers: {},
  states: {
    choosing: { ar: 'تُضبط المفاتيح', sees: text('The switches are shown', 'تظهر المفاتيح') },
    trying: {
      ar: 'يُضبط على هذا المتصفح',
      sees: text('The buttons show that they work', 'تعرض الأزرار أنها تعمل'),
    },
    confirming: { ar: 'للجميع؟', sees: text('A question is open', 'سؤال مفتوح') },
    keeping: { ar: 'يُضبط للجميع', sees: text('The question shows that it works', 'يعرض السؤال أنه يعمل') },
    showing: { ar: 'المتجر كما هو الآن', sees: text('The page reloads', 'تُحمّل الصفحة من جديد') },
  },
  news: { notice: text('A toast says why', 'تنبيه يذكر السبب') },
};
