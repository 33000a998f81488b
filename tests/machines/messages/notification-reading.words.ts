import type { notificationReadingMachine } from '../../../machines/messages/notification-reading.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const notificationReadingWords: Words<typeof notificationReadingMachine> = {
  title: { ar: 'قراءة الإشعارات' },
  start: text(
    'Signed in, the page “Notifications” is open and two are unread',
    'وأنت مسجل الدخول، صفحة «الإشعارات» مفتوحة وفيها إشعاران غير مقروءين',
  ),
  events: {
    'notification.opened': ({ id }) => tester(`Open notification ${id}`, `افتح الإشعار ${id}`),
    'allRead.requested': tester('Press “Mark all as read”', 'اضغط «تحديد الكل كمقروء»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
  },
  done: { markRead: server('The server marks them as read', 'يعرف الخادم أنها قُرئت') },
  failed: { markRead: failing('the notifications stay unread', 'تبقى غير مقروءة') },
  timers: {},
  states: {
    resting: { ar: 'لا شيء للإرسال', sees: text('The number of unread notifications', 'عدد غير المقروء') },
    marking: { ar: 'تعليمها كمقروءة', sees: text('The list does not change', 'القائمة كما كانت') },
    failed: {
      ar: 'تعذر التعليم',
      sees: text('The error, and “Try again”', 'السبب و«إعادة المحاولة»'),
    },
  },
  news: { 'notification.read': text('the list reloads', 'تُقرأ القائمة من جديد') },
};
