import type { arrivalMachine } from '../../machines/arrival.machine';
import type { CartMergeOutcome } from '../../machines/cart/cart-merge.machine';
import type { Intent } from '../../machines/shared/intent';
import { browser, type Said, server, shop, tester, text, type Words } from '../support/model/words';

const wanting: Record<Intent['type'], Said> = {
  wish: tester('As a guest, press a heart', 'وأنت ضيف اضغط على القلب'),
  order: tester('As a guest, press “Buy Now”', 'وأنت ضيف اضغط «اشتر الآن»'),
  checkout: tester(
    'As a guest, go to the checkout by way of the sign-in',
    'وأنت ضيف تابع إلى الدفع عبر تسجيل الدخول',
  ),
  page: tester('As a guest, press “Orders”', 'وأنت ضيف اضغط «الطلبات»'),
};

const outcomes: Record<CartMergeOutcome, Said> = {
  nothing: server('There was nothing to join', 'لم يكن هناك ما يُضم'),
  merged: server('The two carts are one now', 'صارت السلتان سلة واحدة'),
  resolved: tester('Decide which cart stays', 'اختر السلة التي تبقى'),
  postponed: tester('Close the question about the carts', 'أغلق السؤال عن السلتين'),
};

export const arrivalWords: Words<typeof arrivalMachine> = {
  title: { ar: 'وصول شخص' },
  start: text('The shop is open to a guest', 'المتجر مفتوح لضيف'),
  events: {
    'auth.requested': ({ intent }) =>
      intent ? wanting[intent.type] : tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
    'auth.dismissed': tester('Close the sign-in', 'أغلق تسجيل الدخول'),
    'login.requested': wanting.wish,
    'page.left': ({ href }) =>
      server(`The session expires on the page ${href}`, `تنتهي الجلسة في الصفحة ${href}`),
    'session.signedIn': ({ entry }) =>
      entry === 'sign-in'
        ? tester('Finish the sign-in', 'أكمل تسجيل الدخول')
        : tester('Finish the sign-up', 'أكمل إنشاء الحساب'),
    'session.restored': browser('Another tab signs in', 'تبويب آخر يسجّل الدخول'),
    'session.signedOut': tester('Log out', 'سجّل الخروج'),
    'session.expired': server('The session expires', 'تنتهي الجلسة'),
    'welcome.requested': tester('Choose a market for the first time', 'اختر قسمًا لأول مرة'),
    'module.changed': tester('Choose another market', 'اختر قسمًا آخر'),
  },
  done: {
    cartMerge: (outcome: CartMergeOutcome) => outcomes[outcome],
    keepReferral: browser('The code in the address is kept', 'حُفظ الرمز الذي في العنوان'),
    hasInterests: (isKnown: boolean) =>
      isKnown
        ? browser('It is known what this person likes here', 'معروف ما يحبه هذا الشخص هنا')
        : browser('The interests of this person are unknown here', 'لا أحد يعرف ما يحبه هذا الشخص هنا'),
  },
  failed: {
    keepReferral: browser('The browser keeps nothing', 'لا يحفظ المتصفح شيئًا'),
    hasInterests: browser('The browser keeps nothing', 'لا يحفظ المتصفح شيئًا'),
    cartMerge: shop('“Merge of carts” breaks (a programming error)', '«ضم السلتين» يتعطل (خطأ برمجي)'),
  },
  timers: {},
  states: {
    resting: { ar: 'لا أحد يصل', sees: text('No question is open', 'لا سؤال مفتوح') },
    merging: {
      ar: 'سلتان تصيران واحدة',
      sees: text('A question about the carts, if they do not fit together', 'سؤال عن السلتين إن لم تجتمعا'),
    },
    resuming: { ar: 'متابعة' },
    welcoming: { ar: 'ماذا يحب هذا الشخص؟', sees: text('The page that was there', 'الصفحة السابقة') },
  },
  news: {
    'auth.opened': text('the sign-in opens', 'يُفتح تسجيل الدخول'),
    'auth.closed': text('the sign-in closes', 'يُغلق تسجيل الدخول'),
    'carts.settled': text('the cart is read again', 'تُقرأ السلة من جديد'),
    'wish.resumed': text('the heart is on', 'القلب مضاء'),
    'intent.resumed': text('what was interrupted goes on', 'يستمر ما انقطع'),
    'interests.requested': text('the page “What do you like?” opens', 'تُفتح صفحة «ماذا تحب؟»'),
  },
};
