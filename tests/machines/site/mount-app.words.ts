import type { mountAppMachine } from '../../../machines/site/mount-app.machine';
import { browser, shop, text, type Words } from '../../support/model/words';
import { broken, failing } from '../shared/failures.words';

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
    loadFlows: shop('The other flows are downloaded', 'حُمّلت بقية التدفقات'),
    awaitChance: browser('The network comes back, or you press something', 'تعود الشبكة أو تضغط شيئًا'),
  },
  failed: {
    reachReader: shop('The page can not be measured', 'لا يمكن قياس الصفحة'),
    mountApp: shop('What was done can not be done again', 'لا يمكن تكرار ما أُنجز'),
    loadFlows: failing('what you press waits', 'ينتظر ما تضغطه'),
    awaitChance: broken('The listener to the network', 'المستمع إلى الشبكة'),
  },
  timers: { longestWait: text('Wait three seconds', 'انتظر ثلاث ثوان') },
  states: {
    growing: { ar: 'تنمو صفحة التطبيق خلف المرسومة', sees: text('The drawn page', 'الصفحة المرسومة') },
    transferring: {
      ar: 'ما أُنجز في المرسومة يُنجز في التطبيق',
      sees: text('The drawn page', 'الصفحة المرسومة'),
    },
    loading: {
      ar: 'تُحمّل بقية التدفقات',
      sees: text(
        'The same page; a press is answered as soon as its flow is there',
        'الصفحة نفسها؛ تُجاب الضغطة حالما يصل تدفقها',
      ),
    },
    missing: {
      ar: 'تنقص تدفقات',
      sees: text('The same page; a press waits for the network', 'الصفحة نفسها؛ تنتظر الضغطة الشبكة'),
    },
    mounted: {
      ar: 'صفحة التطبيق',
      sees: text('The same page, with what you typed and chose', 'الصفحة نفسها مع ما كتبته واخترته'),
    },
  },
  news: {},
};
