import type { OperatorRole } from '../../../domain/operator-roles';
import type { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const ROLES: Record<OperatorRole, string> = {
  owner: 'المالك',
  manager: 'المدير',
  support: 'الدعم',
  store: 'المتجر',
};

const noPasskey = failing('the device shows no passkey', 'لا يقدّم الجهاز مفتاح مرور');

export const consoleSignInWords: Words<typeof consoleSignInMachine> = {
  title: { ar: 'دخول لوحة التحكم' },
  start: text(
    'The server runs with OPERATOR=on, and /operator is open',
    'بدأ الخادم مع OPERATOR=on وصفحة ‎/operator مفتوحة',
  ),
  events: {
    'key.submitted': ({ key }) =>
      key.trim() === ''
        ? tester('Press “Sign in” without a key', 'اضغط «تسجيل الدخول» دون مفتاح')
        : tester('Type the key and press “Sign in”', 'اكتب المفتاح واضغط «تسجيل الدخول»'),
    'account.submitted': ({ email }) =>
      email.trim() === ''
        ? tester('Press “Sign in” with empty fields', 'اضغط «تسجيل الدخول» والحقول فارغة')
        : tester(
            'Type email and password and press “Sign in”',
            'اكتب البريد وكلمة المرور واضغط «تسجيل الدخول»',
          ),
    'passkey.chosen': tester('Press “Use a passkey”', 'اضغط «استخدام مفتاح مرور»'),
    'key.preferred': tester('Press “Use the shop key”', 'اضغط «استخدام مفتاح المتجر»'),
    'account.preferred': tester('Press “Use an account”', 'اضغط «استخدام حساب»'),
    'leave.requested': tester('Press “Sign out”', 'اضغط «تسجيل الخروج»'),
  },
  done: {
    enterShop: (role: OperatorRole) =>
      server(
        `The server accepts the credentials of the role ${role}`,
        `يقبل الخادم بيانات الدخول للدور ${ROLES[role]}`,
      ),
    askPasskey: browser('The device shows a passkey', 'يقدّم الجهاز مفتاح مرور'),
    leaveShop: server('The server ends the session', 'ينهي الخادم الجلسة'),
  },
  failed: {
    enterShop: failing('the operator is not signed in', 'لا يدخل أحد'),
    askPasskey: (thrown: { code?: string }) =>
      thrown.code === 'cancelled'
        ? tester('Cancel in the browser’s passkey dialog', 'ألغِ في نافذة المتصفح')
        : noPasskey(thrown),
    leaveShop: failing('the console stays open', 'تبقى لوحة التحكم مفتوحة'),
  },
  timers: {},
  states: {
    arriving: { ar: 'التحقق من الجلسة', sees: text('An empty page', 'لا شيء بعد') },
    outside: { ar: 'خارج اللوحة' },
    'outside.byAccount': {
      ar: 'يُطلب الحساب',
      sees: text('Fields for email and password are shown', 'يظهر حقلان للبريد وكلمة المرور'),
    },
    'outside.byKey': { ar: 'يُطلب المفتاح', sees: text('A field for the key is shown', 'يظهر حقل للمفتاح') },
    proving: {
      ar: 'يُسأل الجهاز',
      sees: text('“Use a passkey” shows a spinner', '«استخدام مفتاح مرور» يعرض مؤشر التحميل'),
    },
    entering: {
      ar: 'التحقق من بيانات الدخول',
      sees: text('The pressed button shows a spinner', 'الزر المضغوط يعرض مؤشر التحميل'),
    },
    inside: { ar: 'مسجل الدخول' },
    'inside.owner': {
      ar: 'بدور المالك',
      sees: text('The console with all its sections', 'تظهر لوحة التحكم بكل أقسامها'),
    },
    'inside.manager': {
      ar: 'بدور المدير',
      sees: text('The console without “Accounts”', 'تظهر لوحة التحكم دون «الحسابات»'),
    },
    'inside.support': {
      ar: 'بدور الدعم',
      sees: text('Orders, trips and messages only', 'تظهر الطلبات والرحلات والرسائل فقط'),
    },
    'inside.store': {
      ar: 'بدور المتجر',
      sees: text("Only the store's orders", 'تظهر طلبات المتجر فقط'),
    },
    signingOut: {
      ar: 'تسجيل الخروج',
      sees: text('“Sign out” shows a spinner', '«تسجيل الخروج» يعرض مؤشر التحميل'),
    },
  },
  news: { 'console.changed': text('the console reloads', 'تُقرأ الصفحة من جديد') },
};
