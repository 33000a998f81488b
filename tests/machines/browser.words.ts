import type { browserMachine } from '../../machines/browser.machine';
import { browser, shop, tester, text, type Words } from '../support/model/words';
import { broken, failing } from './shared/failures.words';

const shown = text('The page shows its content', 'تعرض الصفحة محتواها');

export const browserWords: Words<typeof browserMachine> = {
  title: { ar: 'المتصفح' },
  start: text('A page of the shop was opened a moment ago', 'فُتحت صفحة من المتجر قبل لحظة'),
  events: {
    'tab.changed': browser('Another tab changes something', 'تبويب آخر يغيّر شيئًا'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'network.offline': browser('The network is lost', 'تنقطع الشبكة'),
    'response.cached': shop(
      'Cached data is shown, because the server does not answer',
      'يُعرض ما قُرئ من قبل لأن لا أحد يجيب',
    ),
    'response.fresh': shop('The server responds again', 'يجيب المتجر من جديد'),
    'retry.requested': tester('Press “Try again” in the banner', 'اضغط «حاول مرة أخرى» في الشريط'),
    'parts.requested': tester(
      'Press “Try again” where a part of the page is missing',
      'اضغط «حاول مرة أخرى» حيث ينقص جزء',
    ),
    'part.missed': browser(
      'Without a network, open a part that was never downloaded',
      'دون شبكة، افتح جزءًا لم يُحمّل من قبل',
    ),
    'part.failed': browser('There is still no network', 'لا شبكة بعد'),
    'part.settled': browser(
      'The part is downloaded, or its download has failed',
      'حُمّل الجزء أو تعذر الحصول عليه',
    ),
    'window.focused': tester('Come back to this tab', 'عد إلى هذا التبويب'),
    'person.acted': tester('Press any key or button', 'اضغط أي شيء'),
    'page.hidden': tester('Close or reload the page', 'أغلق الصفحة أو أعد تحميلها'),
    'cart.changed': shop('The cart has changed in this tab', 'تغيّرت السلة هنا'),
    'tripCart.changed': shop('The trip cart has changed in this tab', 'تغيّرت سلة الرحلة هنا'),
    'wishlist.changed': shop('The wishlist has changed in this tab', 'تغيّرت المفضلة هنا'),
  },
  done: {
    prepareNotices: browser('The texts of toasts are downloaded', 'حُمّلت نصوص الرسائل القصيرة'),
    measureQuiet: (quiet: number) =>
      browser(
        `Nothing has been downloaded for ${quiet / 1000} seconds`,
        `لم يُحمّل شيء منذ ${quiet / 1000} ثانية`,
      ),
    answerGallery: browser(
      'The flow gallery in another tab can follow this page',
      'يمكن لمعرض في تبويب آخر أن يتابع',
    ),
    loadLiveCart: browser(
      'The code for live updates of the cart is downloaded',
      'حُمّل ما يتابع الأجهزة الأخرى',
    ),
  },
  failed: {
    watchBrowser: broken('The listener to network and tabs', 'المستمع إلى المتصفح'),
    prepareNotices: failing('the texts are downloaded with the first toast', 'تُحمّل النصوص مع أول رسالة'),
    measureQuiet: broken('The idle check', 'القياس'),
    loadLiveCart: failing('changes of other devices do not arrive', 'لا تُتابع الأجهزة الأخرى'),
    answerGallery: failing('the gallery does not follow this page', 'لا يتابع أي معرض'),
    keepShop: broken('Storing the shop for offline use', 'حفظ المتجر على الجهاز'),
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
        'A banner says that the shop does not respond and that the page may be out of date',
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
      sees: text('The banner about the network, above the cached data', 'الشريط عن الشبكة فوق ما حُفظ'),
    },
    parts: { ar: 'الأجزاء المحمّلة عند الحاجة' },
    'parts.complete': { ar: 'كل الأجزاء الظاهرة محمّلة', sees: shown },
    'parts.missing': {
      ar: 'جزء من الصفحة ناقص',
      sees: text(
        'In place of the part: “You’re offline. Updates continue when you’re back online.”, with “Try again”; a layer can be closed',
        'في مكانه: «أنت غير متصل. تُستأنف المتابعة تلقائيًا عند عودة الشبكة.» مع «حاول مرة أخرى»؛ والطبقة يمكن إغلاقها',
      ),
    },
    'parts.asking': {
      ar: 'تحميله من جديد',
      sees: text('The same, and “Try again” shows a spinner', 'كما كان، و«حاول مرة أخرى» مشغول'),
    },
    speech: { ar: 'الرسائل القصيرة' },
    'speech.untouched': { ar: 'لا إجراء بعد', sees: shown },
    'speech.answering': { ar: 'يُستجاب للضغطة', sees: shown },
    'speech.preparing': { ar: 'تحميل الرسائل القصيرة', sees: shown },
    'speech.prepared': { ar: 'الرسائل القصيرة جاهزة', sees: shown },
    page: { ar: 'الصفحة' },
    'page.opening': { ar: 'الشاشة الأولى', sees: shown },
    'page.loading': { ar: 'تحميل' },
    'page.loading.waiting': { ar: 'انتظار الشبكة', sees: shown },
    'page.loading.measuring': { ar: 'التحقق من الهدوء', sees: shown },
    'page.calm': {
      ar: 'هادئة',
      sees: text(
        'Items that another device adds to the cart appear here',
        'ما يضيفه جهاز آخر إلى السلة يظهر هنا',
      ),
    },
  },
  news: {
    'parts.wanted': text('the missing parts are downloaded again', 'يُحمّل الناقص من جديد'),
    'elsewhere.cart': text('the cart reloads', 'تُقرأ السلة من جديد'),
    'elsewhere.tripCart': text('the trip cart reloads', 'تُقرأ سلة الرحلة من جديد'),
    'elsewhere.wishlist': null,
    'elsewhere.module': null,
    'elsewhere.place': null,
    'elsewhere.theme': null,
    'elsewhere.diet': null,
    'elsewhere.guest': null,
    'elsewhere.token': null,
    'elsewhere.expiry': null,
    'elsewhere.language': null,
    'network.online': text('stored changes are sent', 'تُرسل التغييرات المحفوظة'),
    'network.offline': null,
    'answers.outdated': text('the lists reload', 'تُقرأ القوائم من جديد'),
    'window.focused': text('the cart reloads', 'تُقرأ السلة من جديد'),
    'page.hidden': text('the last cart changes are sent', 'تُرسل آخر تغييرات السلة'),
    'page.opened': text('a toast confirms the new language', 'رسالة تؤكد اللغة الجديدة'),
  },
};
