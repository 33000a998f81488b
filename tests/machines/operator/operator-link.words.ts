import type { operatorLinkMachine } from '../../../machines/operator/operator-link.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const operatorLinkWords: Words<typeof operatorLinkMachine> = {
  title: { ar: 'رابط تسجيل دخول المشغّل' },
  start: ({ token }) =>
    token === ''
      ? text('/operator/link is opened without a token', 'تُفتح ‎/operator/link بلا رمز')
      : text('The operator opens the sign-in link', 'يفتح المشغّل رابط تسجيل الدخول'),
  events: {
    'password.submitted': tester(
      'Type a new password and press “Save and sign in”',
      'اكتب كلمة مرور جديدة واضغط «احفظ وسجّل الدخول»',
    ),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
  },
  done: {
    readLink: server('The link is valid', 'الرابط صالح'),
    useLink: server('The server saves the password and signs in', 'حفظ الخادم كلمة المرور وسجّل الدخول'),
  },
  failed: {
    readLink: failing('the link is not checked', 'لم يُتحقق من الرابط'),
    useLink: failing('the password does not change', 'لم تتغير كلمة المرور'),
  },
  timers: {},
  states: {
    opening: { ar: 'فتح الرابط', sees: text('Skeleton cards', 'بطاقات تحميل') },
    checking: { ar: 'التحقق من الرابط', sees: text('Skeleton cards', 'بطاقات تحميل') },
    unchecked: { ar: 'تعذّر التحقق', sees: text('The error, with “Try again”', 'السبب مع «حاول مجددًا»') },
    typing: {
      ar: 'كتابة كلمة المرور',
      sees: text('The email and a password field', 'البريد الإلكتروني وحقل لكلمة المرور'),
    },
    saving: {
      ar: 'تُحفظ كلمة المرور',
      sees: text('“Save and sign in” shows a spinner', '«احفظ وسجّل الدخول» يعرض مؤشر التحميل'),
    },
    used: { ar: 'تم تسجيل الدخول', sees: text('The console opens', 'تُفتح لوحة التحكم') },
    invalid: { ar: 'الرابط لا يعمل', sees: text('“This link doesn’t work”', '«هذا الرابط لا يعمل»') },
  },
  news: {},
};
