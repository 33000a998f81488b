import type { mountAppMachine } from '../../../machines/site/mount-app.machine';
import { shop, text, type Words } from '../../support/model/words';

export const mountAppWords: Words<typeof mountAppMachine> = {
  title: { ar: 'التطبيق يحل محل الصفحة المرسومة' },
  start: text(
    'A page that the server has drawn is open, and its app begins behind it',
    'صفحة رسمها الخادم مفتوحة، والتطبيق يبدأ خلفها',
  ),
  events: {},
  done: {
    reachReader: shop('The app’s page reaches down to where you read', 'تصل صفحة التطبيق إلى حيث تقرأ'),
    mountApp: shop('The drawn page is gone', 'ذهبت الصفحة المرسومة'),
  },
  failed: {
    reachReader: shop('The page can not be measured', 'لا يمكن قياس الصفحة'),
    mountApp: shop('What was done can not be done again', 'لا يمكن تكرار ما أُنجز'),
  },
  timers: { longestWait: text('Wait three seconds', 'انتظر ثلاث ثوان') },
  states: {
    growing: { ar: 'تنمو صفحة التطبيق خلف المرسومة', sees: text('The drawn page', 'الصفحة المرسومة') },
    transferring: {
      ar: 'ما أُنجز في المرسومة يُنجز في التطبيق',
      sees: text('The drawn page', 'الصفحة المرسومة'),
    },
    mounted: {
      ar: 'صفحة التطبيق',
      sees: text('The same page, with what you typed and chose', 'الصفحة نفسها مع ما كتبته واخترته'),
    },
  },
  news: {},
};
