import type { interestsMachine } from '../../../machines/catalogue/interests.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const interestsWords: Words<typeof interestsMachine> = {
  title: { ar: 'الاهتمامات' },
  start: text(
    'A new market was chosen, and its page “What do you like?” is open',
    'اختير سوق جديد وصفحته «ماذا تحب؟» مفتوحة',
  ),
  events: {
    'category.toggled': tester('Press a category', 'اضغط فئة'),
    'save.requested': tester('Press “Save”', 'اضغط «حفظ»'),
    'skip.requested': tester('Press “Skip”', 'اضغط «تخطَّ»'),
  },
  done: { saveInterests: server('The interests are saved', 'حُفظت الاهتمامات') },
  failed: { saveInterests: failing('nothing is saved', 'لم يُحفظ شيء') },
  timers: {},
  states: {
    choosing: { ar: 'الاختيار' },
    'choosing.quiet': {
      ar: 'لا خطأ',
      sees: text('The categories, “Skip” and “Save”', 'الفئات و«تخطَّ» و«حفظ»'),
    },
    'choosing.failed': {
      ar: 'تعذر الحفظ',
      sees: text('The error above the buttons; the selection stays', 'السبب فوق الأزرار والاختيار باقٍ'),
    },
    saving: { ar: 'الحفظ', sees: text('“Save” shows a spinner', 'زر «حفظ» مشغول') },
    done: { ar: 'انتهى', sees: text('The market is open', 'السوق مفتوح') },
  },
  news: { 'home.requested': text('the market opens', 'يُفتح السوق') },
};
