import type { CartMerge } from '../../../domain/cart';
import type { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { type Said, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

function answered({ isMerged, conflict }: CartMerge): Said {
  if (conflict)
    return server(
      `The server answers: the account has a cart of ${conflict.accountStore}, this device one of ${conflict.guestStore}`,
      `يجيب الخادم: في الحساب سلة من ${conflict.accountStore} وعلى هذا الجهاز سلة من ${conflict.guestStore}`,
    );
  return isMerged
    ? server('The server answers: the carts are one now', 'يجيب الخادم: صارت السلتان سلة واحدة')
    : server('The server answers: nothing had to be joined', 'يجيب الخادم: لا شيء يُضم');
}

const closed = text('No question is open; the cart is shown', 'لا سؤال مفتوح والسلة معروضة');

export const cartMergeWords: Words<typeof cartMergeMachine> = {
  title: { ar: 'ضم السلتين' },
  start: text('Somebody who kept a cart as a guest has signed in', 'سجّل الدخول شخص كانت له سلة وهو ضيف'),
  events: {
    'accountCart.kept': tester("Press “Keep my account's cart”", 'اضغط «أبقِ سلة حسابي»'),
    'guestCart.taken': tester("Press “Use this device's cart”", 'اضغط «خذ سلة هذا الجهاز»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'flow.dismissed': tester('Close the question', 'أغلق السؤال'),
  },
  done: { checkCarts: answered, resolveConflict: answered },
  failed: {
    checkCarts: failing('both carts stay', 'تبقى السلتان'),
    resolveConflict: failing('both carts stay', 'تبقى السلتان'),
  },
  timers: {},
  states: {
    checking: { ar: 'هل تجتمع السلتان؟', sees: text('The page goes on as before', 'تستمر الصفحة كما كانت') },
    conflict: {
      ar: 'أي سلة؟',
      sees: text(
        'The question names both stores and offers both carts',
        'السؤال يذكر المتجرين ويعرض السلتين',
      ),
    },
    resolving: {
      ar: 'تنفيذ الاختيار',
      sees: text('The pressed answer shows that it works', 'الإجابة المضغوطة تعرض أنها تعمل'),
    },
    failed: {
      ar: 'تعذر الضم',
      sees: text('The reason with “Try again” and “Not now”', 'السبب مع «حاول مرة أخرى» و«ليس الآن»'),
    },
    nothing: { ar: 'لا شيء يُضم', sees: closed },
    merged: { ar: 'سلة واحدة', sees: closed },
    resolved: { ar: 'كما اختير', sees: closed },
    postponed: { ar: 'تبقى السلتان', sees: closed },
  },
  news: {},
};
