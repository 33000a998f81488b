import type { mountAppMachine } from '../../../machines/site/mount-app.machine';
import { browser, shop, text, type Words } from '../../support/model/words';
import { broken, failing } from '../shared/failures.words';

export const mountAppWords: Words<typeof mountAppMachine> = {
  title: { ar: 'تركيب التطبيق' },
  start: text(
    'The server-rendered page is open, and the app starts behind it',
    'صفحة رسمها الخادم مفتوحة، والتطبيق يبدأ خلفها',
  ),
  events: {},
  done: {
    reachReader: shop(
      'The app’s page is as long as the part that the customer has scrolled to',
      'تصل صفحة التطبيق إلى حيث تقرأ',
    ),
    mountApp: ({ output }: { output: boolean }) =>
      output
        ? shop(
            'The app replaces the server-rendered page; a part that the customer has pressed is not rendered yet',
            'يحل التطبيق محل الصفحة المرسومة؛ ولم يظهر بعد جزء ضُغط عليه',
          )
        : shop('The app replaces the server-rendered page', 'ذهبت الصفحة المرسومة'),
    transferLateInput: ({ output }: { output: boolean }) =>
      output
        ? shop(
            'One late part appears and receives its input; another is missing',
            'يظهر جزء متأخر ويستلم ما أُدخل فيه؛ وينقص جزء آخر',
          )
        : shop('The late part appears and receives its input', 'يظهر الجزء المتأخر ويستلم ما أُدخل فيه'),
    loadFlows: shop('The other flows are loaded', 'حُمّلت بقية التدفقات'),
    awaitChance: browser(
      'The network comes back, or the customer presses something',
      'تعود الشبكة أو تضغط شيئًا',
    ),
  },
  failed: {
    reachReader: shop('The page’s height cannot be measured', 'لا يمكن قياس الصفحة'),
    mountApp: shop('Input from the server-rendered page cannot be transferred', 'لا يمكن تكرار ما أُنجز'),
    transferLateInput: shop('The late input cannot be transferred', 'لا يمكن نقل ما أُدخل'),
    loadFlows: failing('presses wait until the flows are loaded', 'ينتظر ما تضغطه'),
    awaitChance: broken('The network and press listener', 'المستمع إلى الشبكة'),
  },
  timers: {
    longestWait: text('Wait three seconds', 'انتظر ثلاث ثوان'),
    longestInputWait: text('Wait twenty seconds', 'انتظر عشرين ثانية'),
  },
  states: {
    growing: { ar: 'العرض خلف صفحة الخادم', sees: text('The server-rendered page', 'الصفحة المرسومة') },
    transferring: {
      ar: 'نقل ما أُدخل',
      sees: text('The server-rendered page', 'الصفحة المرسومة'),
    },
    loading: {
      ar: 'تحميل بقية المسارات',
      sees: text(
        'The same page; a press takes effect as soon as its flow is loaded',
        'الصفحة نفسها؛ تُجاب الضغطة حالما يصل تدفقها',
      ),
    },
    missing: {
      ar: 'لم تُحمّل المسارات',
      sees: text('The same page; a press waits for the network', 'الصفحة نفسها؛ تنتظر الضغطة الشبكة'),
    },
    waitingForPart: {
      ar: 'انتظار جزء متأخر من الصفحة',
      sees: text(
        'The page without one part; the press takes effect when the part appears',
        'الصفحة دون أحد أجزائها؛ تُجاب الضغطة حين يظهر الجزء',
      ),
    },
    mounted: {
      ar: 'التطبيق مركّب',
      sees: text('The same page, with the customer’s input', 'الصفحة نفسها مع ما كتبته واخترته'),
    },
  },
  news: {},
};
