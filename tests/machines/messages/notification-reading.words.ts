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
  done: { markRead: server('The server knows that they are read', 'يعرف الخادم أنها قُرئت') },
  failed: { markRead: failing('they stay unread', 'تبقى غير مقروءة') },
  timers: {},
  states: {
    resting: { ar: 'لا شيء يُخبَر به الخادم', sees: text('How many are unread', 'عدد غير المقروء') },
    marking: { ar: 'يُخبَر الخادم', sees: text('The list as it was', 'القائمة كما كانت') },
    failed: {
      ar: 'لم يُخبَر الخادم',
      sees: text('The reason, and “Try again”', 'السبب و«إعادة المحاولة»'),
    },
  },
  news: { 'notification.read': text('the list is read again', 'تُقرأ القائمة من جديد') },
};
