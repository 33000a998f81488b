import type { StoredChange } from '../../../machines/cart/cart.types';
import type { pendingChangesMachine } from '../../../machines/cart/pending-changes.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';

const unseen = text('The cart shows what it showed', 'تعرض السلة ما كانت تعرضه');
const off = browser('The browser keeps nothing', 'لا يحفظ المتصفح شيئًا');

export const pendingChangesWords: Words<typeof pendingChangesMachine> = {
  title: { ar: 'تغييرات محفوظة على الجهاز' },
  start: text('The shop is being opened', 'يُفتح المتجر'),
  events: {
    'lines.read': ({ count }) =>
      count === 0
        ? server('The server answers: the cart is empty', 'يجيب الخادم: السلة فارغة')
        : server(`The server answers: the cart has ${count} lines`, `يجيب الخادم: في السلة ${count} أسطر`),
    'changes.waiting': tester('Without a network, press “+” of a line', 'بلا شبكة اضغط «+» في سطر'),
    'changes.settled': server('The last change has been sent', 'أُرسل آخر تغيير'),
    'owner.changed': tester('Log out', 'سجّل الخروج'),
  },
  done: {
    readKept: (stored: StoredChange[]) =>
      stored.length === 0
        ? browser('The browser has kept nothing of this person', 'لم يحفظ المتصفح شيئًا لهذا الشخص')
        : browser(
            'The browser has kept a change from an earlier visit without a network',
            'احتفظ المتصفح بتغيير من زيارة سابقة بلا شبكة',
          ),
    writeKept: browser('It is written down', 'دُوّن'),
    forgetKept: browser('It is forgotten', 'نُسي'),
  },
  failed: { readKept: off, writeKept: off, forgetKept: off },
  timers: {},
  states: {
    unread: { ar: 'لم يُنظر إليه بعد', sees: unseen },
    recalling: { ar: 'ماذا حفظت صفحة سابقة؟', sees: unseen },
    kept: {
      ar: 'محفوظ حتى يُرسل',
      sees: text('The changed lines are marked as not yet sent', 'الأسطر المتغيرة معلّمة بأنها لم تُرسل بعد'),
    },
    nothing: { ar: 'لا شيء محفوظ', sees: text('No line is marked', 'لا سطر معلّم') },
  },
  news: { 'changes.found': text('the lines show the kept change', 'تعرض الأسطر التغيير المحفوظ') },
};
