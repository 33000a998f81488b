import type { Access } from '../../../domain/auth/access';
import type { accountSecurityMachine } from '../../../machines/account/account-security.machine';
import type { Removal } from '../../../machines/account/account-security.types';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const kept = failing('nothing is taken away', 'لا يُزال شيء');

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
    'removal.confirmed': tester('Press the red button', 'اضغط الزر الأحمر'),
    'question.closed': tester('Close the question', 'أغلق السؤال'),
    'list.doubted': shop('The list is old now', 'القائمة قديمة الآن'),
  },
  done: {
    readAccess: (access: Access) => server(`The server tells ${known(access).en}`, known(access).ar),
    namePasskey: server('The server keeps the name', 'يحفظ الخادم الاسم'),
    takeAway: server('The server takes it away', 'يزيله الخادم'),
  },
  failed: {
    readAccess: failing('the list stays unknown', 'تبقى القائمة مجهولة'),
    namePasskey: failing('the name stays', 'يبقى الاسم'),
    takeAway: kept,
  },
  timers: {},
  states: {
    list: { ar: 'طرق الدخول' },
    'list.loading': {
      ar: 'قراءة',
      sees: text('Grey cards, or the list as it was', 'بطاقات رمادية أو القائمة كما كانت'),
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
    question: { ar: 'السؤال' },
    'question.none': { ar: 'لا سؤال', sees: text('No question is open', 'لا سؤال مفتوح') },
    'question.naming': {
      ar: 'تسمية مفتاح',
      sees: text('“Name this passkey” with a field', '«سمِّ مفتاح المرور هذا» مع حقل'),
    },
    'question.savingName': {
      ar: 'حفظ الاسم',
      sees: text('“Save” shows that it works', '«حفظ» يعرض أنه يعمل'),
    },
    'question.asking': {
      ar: 'هل يُزال؟',
      sees: text('The question says what it means', 'السؤال يقول ما يعنيه ذلك'),
    },
    'question.removing': {
      ar: 'إزالة',
      sees: text('The red button shows that it works', 'الزر الأحمر يعرض أنه يعمل'),
    },
    'question.lastWay': {
      ar: 'آخر طريقة',
      sees: text(
        'The question says that nothing else would let the person in',
        'يقول السؤال إن لا شيء آخر يُدخل صاحب الحساب',
      ),
    },
  },
  news: {},
  details: ({ context }) => {
    const { access } = context as { access: Access | null };
    return access && known(access);
  },
};
