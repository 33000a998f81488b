import type { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const operatorAccountsWords: Words<typeof operatorAccountsMachine> = {
  title: { ar: 'حسابات لوحة التحكم' },
  start: text('/operator is open and shows the accounts', 'داخل ‎/operator وتظهر الحسابات'),
  events: {
    'account.opened': ({ id }) =>
      id === null
        ? tester('Press “Add an account”', 'اضغط «إضافة حساب»')
        : tester('Press “Edit” on an account', 'اضغط «تعديل» عند حساب'),
    'account.submitted': ({ draft }) =>
      draft.password === null
        ? tester(
            'Fill in the account without a password and press “Save”',
            'املأ الحساب بلا كلمة مرور واضغط «حفظ»',
          )
        : tester('Fill in the account and press “Save”', 'املأ الحساب واضغط «حفظ»'),
    'link.requested': tester('Press “Sign-in link” on an account', 'اضغط «رابط تسجيل دخول» عند حساب'),
    'removal.requested': tester('Press “Remove” on an account', 'اضغط «إزالة» عند حساب'),
    'removal.confirmed': tester('Press “Remove the account”', 'اضغط «إزالة الحساب»'),
    'question.closed': tester(
      'Press “Go Back” or “Back to accounts”',
      'اضغط «رجوع» أو «العودة إلى الحسابات»',
    ),
  },
  done: {
    saveAccount: server('The server saves the account', 'حفظ الخادم الحساب'),
    createLink: server('The server creates a link', 'أنشأ الخادم رابطًا'),
    removeAccount: server('The server removes the account', 'أزال الخادم الحساب'),
  },
  failed: {
    saveAccount: failing('the account does not change', 'بقي الحساب كما كان'),
    createLink: failing('there is no link', 'لا رابط'),
    removeAccount: failing('the account stays', 'بقي الحساب'),
  },
  timers: {},
  states: {
    listing: { ar: 'الحسابات', sees: text('The accounts', 'تظهر الحسابات') },
    editing: { ar: 'ملء حساب', sees: text('A form for the account', 'يظهر نموذج الحساب') },
    saving: { ar: 'يُحفظ الحساب', sees: text('“Save” shows a spinner', '«حفظ» يعرض مؤشر التحميل') },
    linking: { ar: 'يُنشأ الرابط', sees: text('A dialog with a spinner', 'نافذة قيد التحميل') },
    linked: { ar: 'الرابط ظاهر', sees: text('The link with “Copy”', 'يظهر الرابط مع «نسخ»') },
    confirming: {
      ar: 'تأكيد الإزالة',
      sees: text('A question about the removal', 'يظهر سؤال عن الإزالة'),
    },
    removing: {
      ar: 'يُزال الحساب',
      sees: text('“Remove the account” shows a spinner', '«إزالة الحساب» يعرض مؤشر التحميل'),
    },
  },
  news: { 'console.changed': text('the accounts reload', 'تُقرأ الحسابات من جديد') },
};
