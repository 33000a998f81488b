import type { liveCartMachine } from '../../../machines/cart/live-cart.machine';
import { browser, server, shop, text, type Words } from '../../support/model/words';
import { broken } from '../shared/failures.words';

const unchanged = text('The cart is as it was read last', 'السلة كما قُرئت آخر مرة');

export const liveCartWords: Words<typeof liveCartMachine> = {
  title: { ar: 'سلة الأجهزة الأخرى' },
  start: text('The shop has been open for some seconds', 'المتجر مفتوح منذ بضع ثوانٍ'),
  events: {
    'page.changed': ({ cart }) =>
      cart === null
        ? browser('The page is hidden or goes offline', 'تُخفى الصفحة أو ينقطع اتصالها')
        : browser(
            `The page is seen, is online and shows the cart no. ${cart}`,
            `الصفحة ظاهرة ومتصلة وتعرض السلة رقم ${cart}`,
          ),
    'version.changed': ({ version }) =>
      server(`The server tells version ${version} of the cart`, `يخبر الخادم بالنسخة ${version} من السلة`),
    'stream.ended': server('The stream of news ends', 'ينقطع سيل الأخبار'),
    'stream.refused': server('The server refuses the stream of news', 'يرفض الخادم سيل الأخبار'),
  },
  done: {
    compare: shop(
      'The cart has been compared, and read again where it was older',
      'قورنت السلة وقُرئت من جديد حيث كانت أقدم',
    ),
    pause: shop('The pause is over', 'انتهت فترة الانتظار'),
  },
  failed: {
    watchPage: broken('The watch over the page', 'مراقب الصفحة'),
    listen: broken('The listener to the server', 'المستمع إلى الخادم'),
    compare: broken('The comparison', 'المقارنة'),
    pause: broken('The pause', 'الانتظار'),
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
        'Header and cart show what the other device shows',
        'تعرض الصفحة والسلة ما يعرضه الجهاز الآخر',
      ),
    },
    'following.settling': { ar: 'أُخبرت نسخة', sees: unchanged },
    'following.comparing': { ar: 'هل هي أحدث؟', sees: unchanged },
    pausing: {
      ar: 'المحاولة لاحقًا',
      sees: unchanged,
    },
    alone: {
      ar: 'بلا متابعة',
      sees: text('The cart is read when you come back to the page', 'تُقرأ السلة عند العودة إلى الصفحة'),
    },
  },
  news: {},
};
