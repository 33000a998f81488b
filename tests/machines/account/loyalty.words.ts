import type { loyaltyMachine } from '../../../machines/account/loyalty.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const loyaltyWords: Words<typeof loyaltyMachine> = {
  title: { ar: 'نقاط الولاء' },
  start: ({ points }) =>
    text(
      `Signed in with ${points} points, the page “Loyalty Points” is open`,
      `وأنت مسجل الدخول ولديك ${points} نقطة وصفحة «نقاط الولاء» مفتوحة`,
    ),
  events: {
    'conversion.requested': tester('Press “Convert to currency now”', 'اضغط «حوّل إلى رصيد الآن»'),
    'conversion.submitted': ({ points }) =>
      tester(`Type ${points ?? 'nothing'} and press “Convert”`, `اكتب ${points ?? 'لا شيء'} واضغط «تحويل»`),
    'question.closed': tester('Close the dialog', 'أغلق مربع الحوار'),
    'points.changed': ({ points }) =>
      shop(`The profile reports ${points} points`, `يقول الملف الشخصي: ${points} نقطة`),
  },
  done: { convertPoints: server('The server converts the points', 'يحوّلها الخادم') },
  failed: {
    watchPoints: shop('The profile listener crashes (a programming error)', 'تتعطل المراقبة (خطأ برمجي)'),
    convertPoints: failing('the points are unchanged', 'تبقى النقاط'),
  },
  timers: {},
  states: {
    idle: {
      ar: 'النقاط',
      sees: text('The points, their value in money and their history', 'النقاط وقيمتها وسجلها'),
    },
    asking: {
      ar: 'إدخال عدد النقاط',
      sees: text(
        'A field for the number of points, and their value in money',
        'حقل لعدد النقاط وقيمتها نقدًا',
      ),
    },
    converting: { ar: 'تحويل', sees: text('“Convert” shows a spinner', '«تحويل» يعرض مؤشر التحميل') },
  },
  news: {
    'fields.refused': text('the field shows a message', 'تظهر رسالة عند الحقل'),
    'points.converted': text('points and balance reload', 'تُقرأ النقاط والرصيد من جديد'),
  },
};
