import type { homeArrivalMachine } from '../../../machines/catalogue/home-arrival.machine';
import { server, shop, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const skeleton = text('The previous page, or skeleton boxes', 'الصفحة السابقة أو مربعات تحميل');

export const homeArrivalWords: Words<typeof homeArrivalMachine> = {
  title: { ar: 'وصول الصفحة الرئيسية' },
  start: text('The home page of a market is opened', 'تُفتح الصفحة الرئيسية لقسم'),
  events: {},
  done: {
    awaitFirstBlock: server('The first block of the page is loaded', 'وصل أول جزء من الصفحة'),
    awaitFirstScreen: server('The whole first screen is loaded', 'وصلت الشاشة الأولى كاملة'),
  },
  failed: {
    awaitFirstBlock: failing('no block of the page is loaded', 'لا يصل أي جزء من الصفحة'),
    awaitFirstScreen: shop('The wait crashes (a programming error)', 'يتعطل الانتظار (خطأ برمجي)'),
  },
  timers: { patience: text('Wait 0.35 seconds', 'انتظر 0.35 ثانية') },
  states: {
    asking: { ar: 'لم يصل شيء', sees: skeleton },
    partly: { ar: 'وصل أول جزء', sees: skeleton },
    shown: {
      ar: 'معروضة',
      sees: text(
        'The home page, with skeletons for the parts that are still loading',
        'الصفحة الرئيسية وما ينقص رمادي',
      ),
    },
    failed: {
      ar: 'تعذر تحميل الصفحة',
      sees: text('The error with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
  },
  news: {},
};
