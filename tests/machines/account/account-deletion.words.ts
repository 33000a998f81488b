import type { accountDeletionMachine } from '../../../machines/account/account-deletion.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const accountDeletionWords: Words<typeof accountDeletionMachine> = {
  title: { ar: 'حذف الحساب' },
  start: ({ phrases }) =>
    text(
      `Signed in with ${phrases.join(' and ')}, the page “Profile Settings” is open`,
      `وأنت مسجل الدخول بـ ${phrases.join(' و')} وصفحة «إعدادات الملف الشخصي» مفتوحة`,
    ),
  events: {
    'deletion.requested': tester('Press “Delete my account”', 'اضغط «احذف حسابي»'),
    'deletion.confirmed': ({ typed }) =>
      tester(`Type “${typed}” and press “Delete permanently”`, `اكتب «${typed}» واضغط «احذف نهائيًا»`),
    'deletion.cancelled': tester('Press “Keep my account”', 'اضغط «أبقِ حسابي»'),
  },
  done: {
    deleteAccount: server('The server deletes the account', 'يحذف الخادم الحساب'),
  },
  failed: { deleteAccount: failing('the account is kept', 'يبقى الحساب') },
  timers: {},
  states: {
    idle: { ar: 'لم يُطلب', sees: text('No dialog is open', 'لا مربع حوار مفتوح') },
    asking: {
      ar: 'تأكيد الحذف',
      sees: text(
        'The balance, the points and the history that will be deleted, and a field for the customer’s own email or phone number',
        'الرصيد والنقاط والسجل التي ستُفقد وحقل للبريد أو الهاتف',
      ),
    },
    deleting: {
      ar: 'حذف',
      sees: text('“Delete permanently” shows a spinner', '«احذف نهائيًا» يعرض مؤشر التحميل'),
    },
    deleted: {
      ar: 'محذوف',
      sees: text('Signed out, on the landing page', 'مسجل الخروج في الصفحة الأولى'),
    },
  },
  news: {
    'fields.refused': null,
    'account.deleted': text(
      'the toast “Account has been deleted”; the landing page opens and the customer is signed out',
      'رسالة «تم حذف الحساب»، وتُفتح الصفحة الأولى ولا أحد مسجل الدخول',
    ),
  },
  details: ({ context }) =>
    (context as { hasMistyped: boolean }).hasMistyped
      ? text(
          'a message says that this is not the customer’s email or phone number',
          'سطر يقول إن هذا ليس بريدك ولا رقم هاتفك',
        )
      : null,
};
