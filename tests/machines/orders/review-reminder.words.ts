import type { reviewReminderMachine } from '../../../machines/orders/review-reminder.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const reviewReminderWords: Words<typeof reviewReminderMachine> = {
  title: { ar: 'التذكير بالتقييم' },
  start: ({ reminder }) =>
    reminder === null
      ? text('Signed in, no delivered order needs a review', 'وأنت مسجل الدخول ولا طلب بانتظار التقييم')
      : text('Signed in, a delivered order has no review yet', 'وأنت مسجل الدخول وطلب وصل بانتظار التقييم'),
  events: { 'reminder.dismissed': tester('Press “Don’t remind me”', 'اضغط «لا تذكّرني»') },
  done: {
    dismissReminder: server(
      'The server stores that this order needs no reminder',
      'لن يسأل المتجر عن هذا الطلب مجددًا',
    ),
  },
  failed: {
    dismissReminder: failing('the reminder stays', 'يبقى التذكير'),
  },
  timers: {},
  states: {
    opening: { ar: 'البحث عن طلب للتقييم', sees: text('No reminder', 'لا تذكير') },
    reminding: { ar: 'التذكير معروض', sees: text('The store and “Rate your order”', 'المتجر و«قيّم طلبك»') },
    dismissing: {
      ar: 'إيقاف التذكير',
      sees: text('“Don’t remind me” shows a spinner', '«لا تذكّرني» يعرض مؤشر التحميل'),
    },
    quiet: { ar: 'لا تذكير', sees: text('No reminder', 'لا تذكير') },
  },
  news: {},
};
