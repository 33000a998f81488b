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
    'question.closed': tester('Close the question', 'أغلق السؤال'),
    'points.changed': ({ points }) =>
      shop(`The profile says: ${points} points`, `يقول الملف الشخصي: ${points} نقطة`),
  },
  done: { convertPoints: server('The server converts them', 'يحوّلها الخادم') },
  failed: {
    watchPoints: shop('The watch breaks (a programming error)', 'تتعطل المراقبة (خطأ برمجي)'),
    convertPoints: failing('the points stay', 'تبقى النقاط'),
  },
  timers: {},
  states: {
    idle: {
      ar: 'النقاط',
      sees: text('The points, what they are worth, and their history', 'النقاط وقيمتها وسجلها'),
    },
    asking: {
      ar: 'كم نقطة؟',
      sees: text('A field for the points, and what they become', 'حقل للنقاط وما تصير إليه'),
    },
    converting: { ar: 'تحويل', sees: text('“Convert” shows that it works', '«تحويل» يعرض أنه يعمل') },
  },
  news: {
    'fields.refused': text('a message is shown at the field', 'تظهر رسالة عند الحقل'),
    'points.converted': text('points and balance are read again', 'تُقرأ النقاط والرصيد من جديد'),
  },
};
