import type { inboxMachine } from '../../../machines/messages/inbox.machine';
import { browser, server, shop, text, type Words } from '../../support/model/words';
import { broken } from '../shared/failures.words';

const unchanged = text(
  'The unread counts at messages and notifications do not change',
  'تبقى الأرقام عند الرسائل والجرس',
);
const counted = text(
  'The unread counts are shown at messages and notifications',
  'تعرض الرسائل والجرس عدد ما لم يُقرأ',
);

export const inboxWords: Words<typeof inboxMachine> = {
  title: { ar: 'الرسائل غير المقروءة' },
  start: text('Signed in, the shop is open', 'وأنت مسجل الدخول، المتجر مفتوح'),
  events: {
    'page.changed': ({ isSeen }) =>
      isSeen
        ? browser('The page is visible and online', 'الصفحة ظاهرة ومتصلة')
        : browser('The page is hidden or goes offline', 'تُخفى الصفحة أو ينقطع اتصالها'),
    'inbox.changed': ({ messages, notifications }) =>
      server(
        `The server reports ${messages} unread messages and ${notifications} unread notifications`,
        `يخبر الخادم بعدد ${messages} من الرسائل و${notifications} من الإشعارات غير المقروءة`,
      ),
    'stream.opened': shop('This tab opens the live update connection', 'تمسك هذه الصفحة بالبث المباشر'),
    'stream.ended': server('The live update connection ends', 'ينقطع البث المباشر'),
    'stream.refused': server('The server refuses live updates', 'يرفض الخادم البث المباشر'),
  },
  done: {
    introduceDevice: server('The server registers this browser', 'يعرف الخادم هذا المتصفح'),
    pause: shop('The pause is over', 'انتهت فترة الانتظار'),
  },
  failed: {
    watchPage: broken('The page visibility listener', 'مراقب الصفحة'),
    listen: broken('The live update listener', 'المستمع إلى الخادم'),
    introduceDevice: broken('The registration of the browser', 'التعريف بالمتصفح'),
    pause: broken('The pause before the next try', 'الانتظار'),
  },
  timers: { provenTime: text('Wait 60 seconds', 'انتظر 60 ثانية') },
  states: {
    away: { ar: 'لا شيء للمتابعة', sees: unchanged },
    following: {
      ar: 'المتابعة',
      sees: counted,
    },
    'following.listening': { ar: 'الاستماع', sees: counted },
    'following.introducing': { ar: 'تسجيل المتصفح', sees: counted },
    pausing: { ar: 'انتظار إعادة الاتصال', sees: unchanged },
    alone: {
      ar: 'بلا متابعة',
      sees: text('Messages load when their page is opened', 'تُقرأ الرسائل عند فتح صفحتها'),
    },
  },
  news: { 'inbox.changed': text('open lists reload', 'تُقرأ القوائم المفتوحة من جديد') },
};
