import type { browserMachine } from '../../machines/browser.machine';
import { browser, shop, tester, text, type Words } from '../support/model/words';
import { broken, failing } from './shared/failures.words';

const shown = text('The page shows what it came for', 'تعرض الصفحة ما فُتحت لأجله');

export const browserWords: Words<typeof browserMachine> = {
  title: { ar: 'المتصفح' },
  start: text('A page of the shop was opened a moment ago', 'فُتحت صفحة من المتجر قبل لحظة'),
  events: {
    'tab.changed': browser('Another tab changes something', 'تبويب آخر يغيّر شيئًا'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'network.offline': browser('The network goes away', 'تنقطع الشبكة'),
    'answer.kept': shop(
      'Cached data is shown, because the server does not answer',
      'يُعرض ما قُرئ من قبل لأن لا أحد يجيب',
    ),
    'answer.new': shop('The shop answers again', 'يجيب المتجر من جديد'),
    'retry.requested': tester('Press “Try again” in the banner', 'اضغط «حاول مرة أخرى» في الشريط'),
    'parts.requested': tester(
      'Press “Try again” where a part is missing',
      'اضغط «حاول مرة أخرى» حيث ينقص جزء',
    ),
    'part.missed': browser(
      'Open what was never open before, without a network',
      'افتح ما لم يُفتح من قبل، دون شبكة',
    ),
    'part.failed': browser('There is still no network', 'لا شبكة بعد'),
    'part.settled': browser('The part is downloaded, or can not be had', 'حُمّل الجزء أو تعذر الحصول عليه'),
    'window.focused': tester('Come back to this tab', 'عد إلى هذا التبويب'),
    'person.acted': tester('Press anything', 'اضغط أي شيء'),
    'page.hidden': tester('Close or reload the page', 'أغلق الصفحة أو أعد تحميلها'),
    'cart.changed': shop('The cart has been changed here', 'تغيّرت السلة هنا'),
    'tripCart.changed': shop('The trip cart has been changed here', 'تغيّرت سلة الرحلة هنا'),
    'wishlist.changed': shop('The wishlist has been changed here', 'تغيّرت المفضلة هنا'),
  },
  done: {
    prepareNotices: browser('The words of short news are downloaded', 'حُمّلت كلمات الأخبار القصيرة'),
    measureQuiet: (quiet: number) =>
      browser(
        `Nothing has been downloaded for ${quiet / 1000} seconds`,
        `لم يُحمّل شيء منذ ${quiet / 1000} ثانية`,
      ),
    answerGallery: browser('A gallery in another tab can follow', 'يمكن لمعرض في تبويب آخر أن يتابع'),
    loadLiveCart: browser('What follows other devices is downloaded', 'حُمّل ما يتابع الأجهزة الأخرى'),
  },
  failed: {
    watchBrowser: broken('The listener to the browser', 'المستمع إلى المتصفح'),
    prepareNotices: failing('the words come with the first news', 'تأتي الكلمات مع أول خبر'),
    measureQuiet: broken('The measuring', 'القياس'),
    loadLiveCart: failing('other devices are not followed', 'لا تُتابع الأجهزة الأخرى'),
    answerGallery: failing('no gallery follows', 'لا يتابع أي معرض'),
    keepShop: broken('Storing the shop on the device', 'حفظ المتجر على الجهاز'),
  },
  timers: {
    openingTime: text('Wait 1.5 seconds', 'انتظر 1.5 ثانية'),
    answerTime: text('Wait 0.4 seconds', 'انتظر 0.4 ثانية'),
    quietTime: text('Wait 2.5 seconds', 'انتظر 2.5 ثانية'),
    partTime: text('Wait 10 seconds', 'انتظر 10 ثوانٍ'),
    longestTime: text('Wait 20 seconds', 'انتظر 20 ثانية'),
  },
  states: {
    network: { ar: 'الشبكة' },
    'network.online': { ar: 'متصل', sees: text('No banner about the network', 'لا شريط عن الشبكة') },
    'network.unreachable': {
      ar: 'المتجر لا يجيب',
      sees: text(
        'The banner: the shop does not answer, what is shown may be old',
        'الشريط: المتجر لا يجيب وما يُعرض قد يكون قديمًا',
      ),
    },
    'network.offline': { ar: 'غير متصل' },
    'network.offline.asItWas': {
      ar: 'الصفحة كما كانت',
      sees: text('The banner about the network', 'الشريط عن الشبكة'),
    },
    'network.offline.showingOld': {
      ar: 'تعرض ما حُفظ',
      sees: text('The banner about the network, above what was kept', 'الشريط عن الشبكة فوق ما حُفظ'),
    },
    parts: { ar: 'الأجزاء المتأخرة' },
    'parts.complete': { ar: 'لا ينقص شيء مما يُعرض', sees: shown },
    'parts.missing': {
      ar: 'ينقص ما يُراد عرضه',
      sees: text(
        'In its place: “You’re offline. Updates continue when you’re back online.”, with “Try again”; a layer can be closed',
        'في مكانه: «أنت غير متصل. تُستأنف المتابعة تلقائيًا عند عودة الشبكة.» مع «حاول مرة أخرى»؛ والطبقة يمكن إغلاقها',
      ),
    },
    'parts.asking': {
      ar: 'تحميله من جديد',
      sees: text('The same, and “Try again” is busy', 'كما كان، و«حاول مرة أخرى» مشغول'),
    },
    speech: { ar: 'الكلام' },
    'speech.untouched': { ar: 'لم يضغط أحد شيئًا', sees: shown },
    'speech.answering': { ar: 'يُستجاب للضغطة', sees: shown },
    'speech.preparing': { ar: 'الاستعداد للكلام', sees: shown },
    'speech.prepared': { ar: 'جاهز للكلام', sees: shown },
    page: { ar: 'الصفحة' },
    'page.opening': { ar: 'الشاشة الأولى', sees: shown },
    'page.loading': { ar: 'تحميل' },
    'page.loading.waiting': { ar: 'قد يصل شيء بعد', sees: shown },
    'page.loading.measuring': { ar: 'هل هدأت؟', sees: shown },
    'page.calm': {
      ar: 'هادئة',
      sees: text(
        'What another device puts into the cart appears here',
        'ما يضيفه جهاز آخر إلى السلة يظهر هنا',
      ),
    },
  },
  news: {
    'parts.wanted': text('what is missing is downloaded again', 'يُحمّل الناقص من جديد'),
    'elsewhere.cart': text('the cart is read again', 'تُقرأ السلة من جديد'),
    'elsewhere.tripCart': text('the trip cart is read again', 'تُقرأ سلة الرحلة من جديد'),
    'elsewhere.wishlist': null,
    'elsewhere.module': null,
    'elsewhere.place': null,
    'elsewhere.theme': null,
    'elsewhere.diet': null,
    'elsewhere.guest': null,
    'elsewhere.token': null,
    'elsewhere.expiry': null,
    'elsewhere.language': null,
    'network.online': text('changes that were kept are sent', 'تُرسل التغييرات المحفوظة'),
    'network.offline': null,
    'answers.outdated': text('the lists are read again', 'تُقرأ القوائم من جديد'),
    'window.focused': text('the cart is read again', 'تُقرأ السلة من جديد'),
    'page.hidden': text('the last changes of the cart are sent', 'تُرسل آخر تغييرات السلة'),
    'page.opened': text('a chosen language is said', 'تُذكر اللغة المختارة'),
  },
};
