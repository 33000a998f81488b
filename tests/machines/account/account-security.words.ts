import type { Access } from '../../../domain/auth/access';
import type { accountSecurityMachine } from '../../../machines/account/account-security.machine';
import type { Removal } from '../../../machines/account/account-security.types';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const kept = failing('nothing is removed', 'لا يُزال شيء');

const presses = {
  passkey: tester('Press “Remove” beside the passkey', 'اضغط «إزالة» بجانب مفتاح المرور'),
  session: tester('Press “Sign out” beside the other device', 'اضغط «تسجيل الخروج» بجانب الجهاز الآخر'),
  otherSessions: tester('Press “Sign out everywhere else”', 'اضغط «تسجيل الخروج من كل مكان آخر»'),
  identity: tester('Press “Unlink” beside Google', 'اضغط «إلغاء الربط» بجانب Google'),
} satisfies Record<Removal['what'], unknown>;

const known = ({ passkeys, sessions, identities }: Access) =>
  text(
    `${passkeys.length} passkeys, ${sessions.length} devices, ${identities.length} social accounts`,
    `مفاتيح المرور: ${passkeys.length}، الأجهزة: ${sessions.length}، الحسابات الاجتماعية: ${identities.length}`,
  );

export const accountSecurityWords: Words<typeof accountSecurityMachine> = {
  title: { ar: 'الدخول والأمان' },
  start: text(
    'Signed in, the page “Sign-in & security” is open',
    'وأنت مسجل الدخول وصفحة «الدخول والأمان» مفتوحة',
  ),
  events: {
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'passkey.added': shop('A passkey was added', 'أُضيف مفتاح مرور'),
    'naming.requested': tester(
      'Press “Rename” beside the passkey',
      'اضغط «إعادة التسمية» بجانب مفتاح المرور',
    ),
    'name.submitted': ({ name }) => tester(`Type “${name}” and press “Save”`, `اكتب «${name}» واضغط «حفظ»`),
    'removal.requested': ({ removal }) => presses[removal.what],
    'removal.confirmed': tester(
      'Press “Remove” or “Sign out” in the dialog',
      'اضغط «إزالة» أو «تسجيل الخروج» في مربع الحوار',
    ),
    'question.closed': tester('Close the dialog', 'أغلق مربع الحوار'),
    'list.doubted': shop('The list may be out of date', 'قد تكون القائمة قديمة'),
  },
  done: {
    readAccess: (access: Access) => server(`The server returns ${known(access).en}`, known(access).ar),
    namePasskey: server('The server saves the name', 'يحفظ الخادم الاسم'),
    takeAway: server('The server removes it', 'يزيله الخادم'),
  },
  failed: {
    readAccess: failing('the list is not loaded', 'لا تُحمّل القائمة'),
    namePasskey: failing('the name does not change', 'لا يتغير الاسم'),
    takeAway: kept,
  },
  timers: {},
  states: {
    list: { ar: 'طرق الدخول' },
    'list.loading': {
      ar: 'قراءة',
      sees: text('Skeleton cards, or the earlier list', 'بطاقات تحميل أو القائمة كما كانت'),
    },
    'list.failed': {
      ar: 'تعذرت القراءة',
      sees: text('“This couldn’t be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»'),
    },
    'list.showing': {
      ar: 'معروضة',
      sees: text(
        'Passkeys, devices and social accounts; this device is marked',
        'مفاتيح المرور والأجهزة والحسابات الاجتماعية، وهذا الجهاز معلَّم',
      ),
    },
    question: { ar: 'مربع الحوار' },
    'question.none': { ar: 'لا مربع حوار', sees: text('No dialog is open', 'لا مربع حوار مفتوح') },
    'question.naming': {
      ar: 'تسمية مفتاح',
      sees: text('“Name this passkey” with a field', '«سمِّ مفتاح المرور هذا» مع حقل'),
    },
    'question.savingName': {
      ar: 'حفظ الاسم',
      sees: text('“Save” shows a spinner', '«حفظ» يعرض مؤشر التحميل'),
    },
    'question.asking': {
      ar: 'تأكيد الإزالة',
      sees: text('The dialog says what the removal changes', 'يقول مربع الحوار ما يغيّره ذلك'),
    },
    'question.removing': {
      ar: 'إزالة',
      sees: text('The red button shows a spinner', 'الزر الأحمر يعرض مؤشر التحميل'),
    },
    'question.lastSignInMethod': {
      ar: 'آخر طريقة',
      sees: text(
        'The dialog says that without this method the customer could no longer sign in',
        'يقول مربع الحوار إن صاحب الحساب لن يستطيع الدخول دون هذه الطريقة',
      ),
    },
  },
  news: {},
  details: ({ context }) => {
    const { access } = context as { access: Access | null };
    return access && known(access);
  },
};
