import type { operatorPasswordMachine } from '../../../machines/operator/operator-password.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const operatorPasswordWords: Words<typeof operatorPasswordMachine> = {
  title: { ar: 'كلمة مرور المشغّل' },
  start: text('/operator shows the operator’s account', 'تعرض ‎/operator حساب المشغّل'),
  events: {
    'password.submitted': tester(
      'Type both passwords and press “Change password”',
      'اكتب كلمتي المرور واضغط «تغيير كلمة المرور»',
    ),
  },
  done: { changePassword: server('The server saves the password', 'حفظ الخادم كلمة المرور') },
  failed: { changePassword: failing('the old password stays', 'بقيت كلمة المرور القديمة') },
  timers: {},
  states: {
    typing: { ar: 'كتابة كلمتي المرور', sees: text('Two password fields', 'يظهر حقلان لكلمة المرور') },
    saving: {
      ar: 'تُحفظ كلمة المرور',
      sees: text('“Change password” shows a spinner', '«تغيير كلمة المرور» يعرض مؤشر التحميل'),
    },
    changed: { ar: 'تغيرت كلمة المرور', sees: text('The fields are empty', 'الحقلان فارغان') },
  },
  news: {},
};
