import type { inboxMachine } from '../../../machines/messages/inbox.machine';
import { browser, server, shop, text, type Words } from '../../support/model/words';
import { broken } from '../shared/failures.words';

const unchanged = text('The numbers at messages and bell stay', 'تبقى الأرقام عند الرسائل والجرس');
const counted = text('Messages and bell show how many are unread', 'تعرض الرسائل والجرس عدد ما لم يُقرأ');

export const inboxWords: Words<typeof inboxMachine> = {
  title: { ar: 'الرسائل غير المقروءة' },
  start: text('Signed in, the shop is open', 'وأنت مسجل الدخول، المتجر مفتوح'),
  events: {
    'page.changed': ({ isSeen }) =>
      isSeen
        ? browser('The page is seen and online', 'الصفحة ظاهرة ومتصلة')
        : browser('The page is hidden or goes offline', 'تُخفى الصفحة أو ينقطع اتصالها'),
    'inbox.changed': ({ messages, notifications }) =>
      server(
        `The server tells ${messages} unread messages and ${notifications} unread notifications`,
        `يخبر الخادم بعدد ${messages} من الرسائل و${notifications} من الإشعارات غير المقروءة`,
      ),
    'stream.opened': shop('This tab holds the stream of news', 'تمسك هذه الصفحة بسيل الأخبار'),
    'stream.ended': server('The stream of news ends', 'ينقطع سيل الأخبار'),
    'stream.refused': server('The server refuses the stream of news', 'يرفض الخادم سيل الأخبار'),
  },
  done: {
    introduceDevice: server('The server knows this browser', 'يعرف الخادم هذا المتصفح'),
    pause: shop('The pause is over', 'انتهت فترة الانتظار'),
  },
  failed: {
    watchPage: broken('The watch over the page', 'مراقب الصفحة'),
    listen: broken('The listener to the server', 'المستمع إلى الخادم'),
    introduceDevice: broken('The introduction of the browser', 'التعريف بالمتصفح'),
    pause: broken('The pause', 'الانتظار'),
  },
  timers: { provenTime: text('Wait 60 seconds', 'انتظر 60 ثانية') },
  states: {
    away: { ar: 'لا شيء للمتابعة', sees: unchanged },
    following: {
      ar: 'المتابعة',
      sees: counted,
    },
    'following.listening': { ar: 'الاستماع', sees: counted },
    'following.introducing': { ar: 'يُعرَّف المتجر بهذا المتصفح', sees: counted },
    pausing: { ar: 'المحاولة لاحقًا', sees: unchanged },
    alone: {
      ar: 'بلا متابعة',
      sees: text('Messages are read when their page is opened', 'تُقرأ الرسائل عند فتح صفحتها'),
    },
  },
  news: { 'inbox.changed': text('lists that are open are read again', 'تُقرأ القوائم المفتوحة من جديد') },
};
