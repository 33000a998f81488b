import type { CartMerge } from '../../../domain/cart';
import type { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { type Label, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

function answered({ isMerged, conflict }: CartMerge): Label {
  if (conflict)
    return server(
      `The server finds two carts: the account has one of ${conflict.accountStore}, this device has one of ${conflict.guestStore}`,
      `يعيد الخادم: في الحساب سلة من ${conflict.accountStore} وعلى هذا الجهاز سلة من ${conflict.guestStore}`,
    );
  return isMerged
    ? server('The server merges the two carts', 'يعيد الخادم: صارت السلتان سلة واحدة')
    : server('The server has nothing to merge', 'يعيد الخادم: لا شيء يُضم');
}

const closed = text('No dialog is open; the cart is shown', 'لا مربع حوار مفتوح والسلة معروضة');

export const cartMergeWords: Words<typeof cartMergeMachine> = {
  title: { ar: 'ضم السلتين' },
  start: text('A customer who filled a cart as a guest has signed in', 'سجّل الدخول عميل ملأ سلة وهو ضيف'),
  events: {
    'accountCart.kept': tester("Press “Keep my account's cart”", 'اضغط «أبقِ سلة حسابي»'),
    'guestCart.taken': tester("Press “Use this device's cart”", 'اضغط «خذ سلة هذا الجهاز»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'flow.dismissed': tester('Close the dialog', 'أغلق مربع الحوار'),
  },
  done: { checkCarts: answered, resolveConflict: answered },
  failed: {
    checkCarts: failing('both carts are kept', 'تبقى السلتان'),
    resolveConflict: failing('both carts are kept', 'تبقى السلتان'),
  },
  timers: {},
  states: {
    checking: { ar: 'مقارنة السلتين', sees: text('The page stays as it was', 'تستمر الصفحة كما كانت') },
    conflict: {
      ar: 'اختيار السلة',
      sees: text(
        'The dialog names both stores and offers both carts',
        'مربع الحوار يذكر المتجرين ويعرض السلتين',
      ),
    },
    resolving: {
      ar: 'تنفيذ الاختيار',
      sees: text('The pressed button shows a spinner', 'الإجابة المضغوطة تعرض مؤشر التحميل'),
    },
    failed: {
      ar: 'تعذر الضم',
      sees: text('The error with “Try again” and “Not now”', 'السبب مع «حاول مرة أخرى» و«ليس الآن»'),
    },
    nothing: { ar: 'لا شيء يُضم', sees: closed },
    merged: { ar: 'سلة واحدة', sees: closed },
    resolved: { ar: 'كما اختير', sees: closed },
    postponed: { ar: 'تبقى السلتان', sees: closed },
  },
  news: {},
};
