import type { UnderWay } from '../../../domain/under-way';
import type { underWayMachine } from '../../../machines/site/under-way.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const bar = text('The bar with store, status, time and “Track”', 'الشريط مع المتجر والحالة والوقت و«تتبّع»');
const none = text('No bar', 'لا شريط');
const answer = (all: UnderWay[]) =>
  all.length > 0
    ? server('The server returns an active order', 'طلب قيد التنفيذ')
    : server('The server returns no active order or trip', 'لا شيء قيد التنفيذ');

export const underWayWords: Words<typeof underWayMachine> = {
  title: { ar: 'شريط الطلب الجاري' },
  start: text('The home page is open', 'الصفحة الرئيسية مفتوحة'),
  events: { 'page.opened': tester('Open another page of the shop', 'افتح صفحة أخرى من المتجر') },
  done: { readUnderWay: answer, refreshUnderWay: answer },
  failed: {
    readUnderWay: failing('no bar appears', 'لا يظهر شريط'),
    refreshUnderWay: failing('the bar keeps its last status', 'يبقى الشريط على آخر حالة'),
    watchPages: shop('The page listener crashes (a programming error)', 'يتعطل متابع الصفحات (خطأ برمجي)'),
  },
  timers: { refreshTime: text('Wait 25 seconds', 'انتظر 25 ثانية') },
  states: {
    reading: { ar: 'البحث عن طلب أو رحلة جارية', sees: none },
    quiet: { ar: 'لا شيء جارٍ', sees: none },
    live: { ar: 'معروض', sees: bar },
    refreshing: { ar: 'يتجدد', sees: bar },
  },
  news: {},
};
