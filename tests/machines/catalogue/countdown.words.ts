import type { countdownMachine } from '../../../machines/catalogue/countdown.machine';
import { shop, text, type Words } from '../../support/model/words';

const counting = text('The time left, counted down every second', 'الوقت المتبقي ينقص ثانية كل ثانية');

export const countdownWords: Words<typeof countdownMachine> = {
  title: { ar: 'العد التنازلي' },
  start: ({ endsAt, now }) =>
    text(
      `A sale that ends in ${(endsAt - now) / 1000} seconds is on the page`,
      `على الصفحة عرض ينتهي بعد ${(endsAt - now) / 1000} ثانية`,
    ),
  events: {},
  done: {
    readClock: (now: number) =>
      shop(`The shop’s clock is at ${now / 1000} seconds`, `تقول ساعة المتجر ${now / 1000} ثانية`),
  },
  failed: { readClock: shop('The shop’s clock cannot be read', 'لا يمكن قراءة الساعة') },
  timers: { tickTime: text('Wait a second', 'انتظر ثانية') },
  states: {
    counting: { ar: 'تمر ثانية', sees: counting },
    measuring: { ar: 'قراءة الساعة', sees: counting },
    ended: { ar: 'انتهى', sees: text('The regular prices', 'الأسعار المعتادة') },
  },
  news: { 'countdown.ended': text('the page reloads its prices', 'تسأل الصفحة عن الأسعار من جديد') },
};
