import type { arrivalMachine } from '../../machines/arrival.machine';
import type { CartMergeOutcome } from '../../machines/cart/cart-merge.machine';
import type { Intent } from '../../machines/shared/intent';
import { browser, type Label, server, shop, tester, text, type Words } from '../support/model/words';

const wanting: Record<Intent['type'], Label> = {
  wish: tester('As a guest, press the heart of an item', 'وأنت ضيف اضغط على القلب'),
  order: tester('As a guest, press “Buy Now”', 'وأنت ضيف اضغط «اشتر الآن»'),
  checkout: tester(
    'As a guest, go to checkout and choose to sign in',
    'وأنت ضيف تابع إلى الدفع عبر تسجيل الدخول',
  ),
  page: tester('As a guest, press “Orders”', 'وأنت ضيف اضغط «الطلبات»'),
};

const outcomes: Record<CartMergeOutcome, Label> = {
  nothing: server('There are no carts to merge', 'لم يكن هناك ما يُضم'),
  merged: server('The two carts are merged', 'صارت السلتان سلة واحدة'),
  resolved: tester('Choose which cart to keep', 'اختر السلة التي تبقى'),
  postponed: tester('Close the dialog about the two carts', 'أغلق مربع الحوار عن السلتين'),
};

export const arrivalWords: Words<typeof arrivalMachine> = {
  title: { ar: 'تسجيل الدخول والمتابعة' },
  start: text('The shop is open to a guest', 'المتجر مفتوح لضيف'),
  events: {
    'auth.requested': ({ intent }) =>
      intent ? wanting[intent.type] : tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
    'auth.dismissed': tester('Close the sign-in dialog', 'أغلق تسجيل الدخول'),
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
    keepReferral: browser(
      'The browser stores the referral code of the URL',
      'يحفظ المتصفح رمز الإحالة الذي في العنوان',
    ),
    hasInterests: (isKnown: boolean) =>
      isKnown
        ? browser('The customer’s interests in this market are stored', 'معروف ما يحبه هذا الشخص هنا')
        : browser(
            'The customer’s interests in this market are not stored',
            'لا أحد يعرف ما يحبه هذا الشخص هنا',
          ),
  },
  failed: {
    keepReferral: browser('The browser cannot store data', 'لا يحفظ المتصفح شيئًا'),
    hasInterests: browser('The browser cannot read its storage', 'لا يستطيع المتصفح قراءة ذاكرته'),
    cartMerge: shop('“Merge of carts” breaks (a programming error)', '«ضم السلتين» يتعطل (خطأ برمجي)'),
  },
  timers: {},
  states: {
    resting: { ar: 'لا شيء جارٍ', sees: text('No dialog is open', 'لا مربع حوار مفتوح') },
    merging: {
      ar: 'ضم السلتين',
      sees: text(
        'A dialog about the two carts, if they cannot be merged',
        'مربع حوار عن السلتين إن لم تجتمعا',
      ),
    },
    resuming: { ar: 'متابعة' },
    welcoming: { ar: 'اختيار الاهتمامات', sees: text('The page that was open before', 'الصفحة السابقة') },
  },
  news: {
    'auth.opened': text('the sign-in dialog opens', 'يُفتح تسجيل الدخول'),
    'auth.closed': text('the sign-in dialog closes', 'يُغلق تسجيل الدخول'),
    'carts.settled': text('the cart reloads', 'تُقرأ السلة من جديد'),
    'wish.resumed': text('the heart is filled', 'القلب مضاء'),
    'intent.resumed': text('the interrupted action continues', 'يستمر ما انقطع'),
    'interests.requested': text('the page “What do you like?” opens', 'تُفتح صفحة «ماذا تحب؟»'),
  },
};
