import type { passkeyMachine } from '../../../machines/account/passkey.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const failed = failing('no passkey is added', 'لا يُضاف مفتاح مرور');

export const passkeyWords: Words<typeof passkeyMachine> = {
  title: { ar: 'مفتاح المرور' },
  start: text(
    'Signed in, the page “Sign-in & security” is open',
    'وأنت مسجل الدخول وصفحة «الدخول والأمان» مفتوحة',
  ),
  events: { 'passkey.requested': tester('Press “Add a passkey”', 'اضغط «أضف مفتاح مرور»') },
  done: {
    checkSupport: (canAdd: boolean) =>
      canAdd
        ? browser('The device supports passkeys', 'يمكن للجهاز حفظ مفاتيح المرور')
        : browser('The device does not support passkeys', 'لا يمكن للجهاز حفظ مفاتيح المرور'),
    addPasskey: ({ message }: { message: string }) =>
      server(`The server saves the passkey: “${message}”`, `يحفظ الخادم مفتاح المرور: «${message}»`),
  },
  failed: {
    checkSupport: browser('The browser does not support passkeys', 'لا يعرف المتصفح مفاتيح المرور'),
    addPasskey: (thrown: { code?: string }) =>
      thrown.code === 'cancelled'
        ? tester('Cancel in the browser’s passkey dialog', 'ألغِ في نافذة المتصفح')
        : failed(thrown),
  },
  timers: {},
  states: {
    checking: {
      ar: 'التحقق من الجهاز',
      sees: text('There is no “Add a passkey”', 'لا يوجد «أضف مفتاح مرور»'),
    },
    unsupported: {
      ar: 'ليس على هذا الجهاز',
      sees: text('There is no “Add a passkey”', 'لا يوجد «أضف مفتاح مرور»'),
    },
    ready: { ar: 'يمكن إضافته', sees: text('A card with “Add a passkey”', 'بطاقة فيها «أضف مفتاح مرور»') },
    adding: {
      ar: 'إضافة',
      sees: text('“Add a passkey” shows a spinner', '«أضف مفتاح مرور» يعرض مؤشر التحميل'),
    },
    failed: { ar: 'تعذرت الإضافة', sees: text('The reason is shown beside the button', 'السبب بجانب الزر') },
  },
  news: {
    'passkey.added': text('the new passkey is in the list', 'يظهر مفتاح المرور الجديد في القائمة'),
  },
};
