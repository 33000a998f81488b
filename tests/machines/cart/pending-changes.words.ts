import type { StoredChange } from '../../../machines/cart/cart.types';
import type { pendingChangesMachine } from '../../../machines/cart/pending-changes.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';

const unseen = text('The cart is unchanged', 'تعرض السلة ما كانت تعرضه');
const off = browser('The browser cannot store data', 'لا يحفظ المتصفح شيئًا');

export const pendingChangesWords: Words<typeof pendingChangesMachine> = {
  title: { ar: 'تغييرات محفوظة على الجهاز' },
  start: text('The shop is opened', 'يُفتح المتجر'),
  events: {
    'lines.read': ({ count }) =>
      count === 0
        ? server('The server returns an empty cart', 'يعيد الخادم: السلة فارغة')
        : server(`The server returns a cart with ${count} lines`, `يعيد الخادم: في السلة ${count} أسطر`),
    'changes.waiting': tester('Without a network, press “+” of a line', 'بلا شبكة اضغط «+» في سطر'),
    'changes.settled': server('The last change has been sent', 'أُرسل آخر تغيير'),
    'owner.changed': tester('Log out', 'سجّل الخروج'),
  },
  done: {
    readKept: (stored: StoredChange[]) =>
      stored.length === 0
        ? browser('The browser has no stored change of this customer', 'لم يحفظ المتصفح شيئًا لهذا الشخص')
        : browser(
            'The browser has stored a change from an earlier visit without a network',
            'احتفظ المتصفح بتغيير من زيارة سابقة بلا شبكة',
          ),
    writeKept: browser('The change is stored', 'دُوّن'),
    forgetKept: browser('The stored change is removed', 'نُسي'),
  },
  failed: { readKept: off, writeKept: off, forgetKept: off },
  timers: {},
  states: {
    unread: { ar: 'لم تُقرأ بعد', sees: unseen },
    recalling: { ar: 'قراءة التغييرات المحفوظة', sees: unseen },
    stored: {
      ar: 'محفوظ حتى يُرسل',
      sees: text('The changed lines are marked as not sent yet', 'الأسطر المتغيرة معلّمة بأنها لم تُرسل بعد'),
    },
    nothing: { ar: 'لا شيء محفوظ', sees: text('No line is marked', 'لا سطر معلّم') },
  },
  news: { 'changes.found': text('the lines show the stored change', 'تعرض الأسطر التغيير المحفوظ') },
};
