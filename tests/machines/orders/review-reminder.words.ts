import type { ReviewReminder } from '../../../domain/placed-order';
import type { reviewReminderMachine } from '../../../machines/orders/review-reminder.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const reviewReminderWords: Words<typeof reviewReminderMachine> = {
  title: { ar: 'التذكير بالتقييم' },
  start: text('Signed in, the home page is open', 'وأنت مسجل الدخول والصفحة الرئيسية مفتوحة'),
  events: { 'reminder.dismissed': tester('Press “Don’t remind me”', 'اضغط «لا تذكّرني»') },
  done: {
    readReminder: (reminder: ReviewReminder | null) =>
      reminder === null
        ? server('No order waits for a review', 'لا طلب بانتظار التقييم')
        : server('A delivered order waits for a review', 'طلب وصل وبانتظار التقييم'),
    dismissReminder: server('The shop asks no more about this order', 'لن يسأل المتجر عن هذا الطلب مجددًا'),
  },
  failed: {
    readReminder: failing('nothing is asked', 'لا يُسأل عن شيء'),
    dismissReminder: failing('the reminder stays', 'يبقى التذكير'),
  },
  timers: {},
  states: {
    reading: { ar: 'هل ينتظر طلب تقييمًا؟', sees: text('No reminder', 'لا تذكير') },
    reminding: { ar: 'يُذكر طلب واحد', sees: text('The store and “Rate your order”', 'المتجر و«قيّم طلبك»') },
    dismissing: { ar: 'يُبلَّغ المتجر', sees: text('“Don’t remind me” waits', '«لا تذكّرني» ينتظر') },
    quiet: { ar: 'لا يُسأل عن شيء', sees: text('No reminder', 'لا تذكير') },
  },
  news: {},
};
