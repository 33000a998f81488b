import type { SignInMethods } from '../../../domain/auth/login';
import type { SignInAnswer } from '../../../machines/session/auth.types';
import { type Label, server, shop, type Text, text } from '../../support/model/words';

export const mixWords: Record<SignInMethods, Text> = {
  all: text('password, code and social sign-in', 'كلمة المرور والرمز والحسابات الاجتماعية'),
  otp_manual: text('password and code', 'كلمة المرور والرمز'),
  otp_social: text('code and social sign-in', 'الرمز والحسابات الاجتماعية'),
  manual_social: text('password and social sign-in', 'كلمة المرور والحسابات الاجتماعية'),
  otp: text('code only', 'الرمز فقط'),
  manual: text('password only', 'كلمة المرور فقط'),
  social: text('social sign-in only', 'الحسابات الاجتماعية فقط'),
  none: text('no sign-in method', 'لا طريقة للدخول'),
};

/** A refusal that only means that the previous code is still valid. */
export const codeOnItsWay = server(
  'The server delays the next code (otp_wait)',
  'يؤخر الخادم رمزًا آخر (otp_wait)',
);

/** The server's answer to a sign-in. */
export function answered({ token, hasPersonalInfo, existing, ...held }: SignInAnswer): Label {
  if (!hasPersonalInfo)
    return server('The account has no name yet (is_personal_info 0)', 'لا يعرف الخادم الاسم بعد');
  if (existing)
    return server(
      `The server asks whether this is “${existing.name}” (is_exist_user)`,
      `يسأل الخادم إن كان هذا «${existing.name}»`,
    );
  if (token !== null) return server('The server signs the customer in (token)', 'يقبل الخادم الدخول');
  if (held.phone === null)
    return server('The account has no phone number', 'يعرف الخادم الحساب دون رقم هاتف');
  if (!held.isPhoneVerified)
    return server('The phone is not verified: the server sends a code', 'الهاتف غير مؤكد: يرسل الخادم رمزًا');
  if (!held.isEmailVerified)
    return server('The email is not verified: the server sends a code', 'البريد غير مؤكد: يرسل الخادم رمزًا');
  return server('The server returns no token and requests nothing', 'لا يقبل الخادم الدخول ولا يطلب شيئًا');
}

/** A nested flow reports an event through its parent. */
export const stepEvent = shop('A step of the sign-in reports a change', 'لدى إحدى خطوات الدخول خبر');

export const brokenStep = shop('A step of the sign-in crashes', 'تتعطل إحدى خطوات الدخول');
