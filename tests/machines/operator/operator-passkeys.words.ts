import type { operatorPasskeysMachine } from '../../../machines/operator/operator-passkeys.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const failed = failing('no passkey is added', 'لا يُضاف مفتاح مرور');

export const operatorPasskeysWords: Words<typeof operatorPasskeysMachine> = {
  title: { ar: 'مفاتيح مرور المشغّل' },
  start: text('/operator is open and shows “My account”', 'داخل ‎/operator ويظهر «حسابي»'),
  events: {
    'adding.opened': tester('Press “Add a passkey”', 'اضغط «أضف مفتاح مرور»'),
    'passkey.submitted': tester(
      'Type a name and the current password and press “Continue”',
      'اكتب اسمًا وكلمة المرور الحالية واضغط «متابعة»',
    ),
    'removal.requested': tester('Press “Remove” on a passkey', 'اضغط «إزالة» عند مفتاح مرور'),
    'removal.confirmed': tester('Press “Remove” in the dialog', 'اضغط «إزالة» في النافذة'),
    'question.closed': tester('Press “Go Back”', 'اضغط «رجوع»'),
  },
  done: {
    addPasskey: ({ message }: { message: string }) =>
      server(`The server saves the passkey: “${message}”`, `يحفظ الخادم مفتاح المرور: «${message}»`),
    removePasskey: server('The server removes the passkey', 'أزال الخادم مفتاح المرور'),
  },
  failed: {
    addPasskey: (thrown: { code?: string }) =>
      thrown.code === 'cancelled'
        ? tester('Cancel in the browser’s passkey dialog', 'ألغِ في نافذة المتصفح')
        : failed(thrown),
    removePasskey: failing('the passkey stays', 'يبقى مفتاح المرور'),
  },
  timers: {},
  states: {
    listing: { ar: 'مفاتيح المرور', sees: text('The passkeys', 'تظهر مفاتيح المرور') },
    naming: {
      ar: 'الاسم وكلمة المرور',
      sees: text('A form for name and password', 'يظهر نموذج للاسم وكلمة المرور'),
    },
    adding: {
      ar: 'يُضاف المفتاح',
      sees: text('“Continue” shows a spinner', '«متابعة» يعرض مؤشر التحميل'),
    },
    confirming: { ar: 'تأكيد الإزالة', sees: text('A question about the removal', 'يظهر سؤال عن الإزالة') },
    removing: { ar: 'يُزال المفتاح', sees: text('“Remove” shows a spinner', '«إزالة» يعرض مؤشر التحميل') },
  },
  news: { 'console.changed': text('the passkeys reload', 'تُقرأ مفاتيح المرور من جديد') },
};
