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
        ? server('No delivered order needs a review', 'لا طلب بانتظار التقييم')
        : server('A delivered order has no review yet', 'طلب وصل وبانتظار التقييم'),
    dismissReminder: server(
      'The server stores that this order needs no reminder',
      'لن يسأل المتجر عن هذا الطلب مجددًا',
    ),
  },
  failed: {
    readReminder: failing('no reminder is shown', 'لا يُسأل عن شيء'),
    dismissReminder: failing('the reminder stays', 'يبقى التذكير'),
  },
  timers: {},
  states: {
    reading: { ar: 'البحث عن طلب للتقييم', sees: text('No reminder', 'لا تذكير') },
    reminding: { ar: 'التذكير معروض', sees: text('The store and “Rate your order”', 'المتجر و«قيّم طلبك»') },
    dismissing: {
      ar: 'إيقاف التذكير',
      sees: text('“Don’t remind me” shows a spinner', '«لا تذكّرني» يعرض مؤشر التحميل'),
    },
    quiet: { ar: 'لا تذكير', sees: text('No reminder', 'لا تذكير') },
  },
  news: {},
};
