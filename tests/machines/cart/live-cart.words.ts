import type { liveCartMachine } from '../../../machines/cart/live-cart.machine';
import { browser, server, shop, text, type Words } from '../../support/model/words';
import { broken } from '../shared/failures.words';

const unchanged = text('The cart shows its last loaded state', 'السلة كما قُرئت آخر مرة');

export const liveCartWords: Words<typeof liveCartMachine> = {
  title: { ar: 'سلة الأجهزة الأخرى' },
  start: text('The shop has been open for some seconds', 'المتجر مفتوح منذ بضع ثوانٍ'),
  events: {
    'page.changed': ({ cart }) =>
      cart === null
        ? browser('The page is hidden or goes offline', 'تُخفى الصفحة أو ينقطع اتصالها')
        : browser(
            `The page is visible and online, and shows cart no. ${cart}`,
            `الصفحة ظاهرة ومتصلة وتعرض السلة رقم ${cart}`,
          ),
    'version.changed': ({ version }) =>
      server(`The server reports version ${version} of the cart`, `يخبر الخادم بالنسخة ${version} من السلة`),
    'stream.ended': server('The live update connection ends', 'ينقطع البث المباشر'),
    'stream.refused': server('The server refuses live updates', 'يرفض الخادم البث المباشر'),
  },
  done: {
    compare: shop(
      'The versions are compared, and an older cart is reloaded',
      'قورنت السلة وقُرئت من جديد حيث كانت أقدم',
    ),
    pause: shop('The pause is over', 'انتهت فترة الانتظار'),
  },
  failed: {
    watchPage: broken('The page visibility listener', 'مراقب الصفحة'),
    listen: broken('The live update listener', 'المستمع إلى الخادم'),
    compare: broken('The comparison of versions', 'المقارنة'),
    pause: broken('The pause before the next try', 'الانتظار'),
  },
  timers: {
    quietTime: text('Wait 0.6 seconds', 'انتظر 0.6 ثانية'),
    provenTime: text('Wait 60 seconds', 'انتظر 60 ثانية'),
  },
  states: {
    away: {
      ar: 'لا شيء للمتابعة',
      sees: unchanged,
    },
    following: { ar: 'المتابعة' },
    'following.quiet': {
      ar: 'السلة محدّثة',
      sees: text(
        'Header and cart show the other device’s changes',
        'تعرض الصفحة والسلة ما يعرضه الجهاز الآخر',
      ),
    },
    'following.settling': { ar: 'وصلت نسخة', sees: unchanged },
    'following.comparing': { ar: 'مقارنة النسخ', sees: unchanged },
    pausing: {
      ar: 'انتظار إعادة الاتصال',
      sees: unchanged,
    },
    alone: {
      ar: 'بلا متابعة',
      sees: text(
        'The cart reloads when the customer returns to the page',
        'تُقرأ السلة عند العودة إلى الصفحة',
      ),
    },
  },
  news: {},
};
