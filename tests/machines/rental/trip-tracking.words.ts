import type { BookedTrip } from '../../../domain/rental/booked-trip';
import type { tripTrackingMachine } from '../../../machines/rental/trip-tracking.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const reported = ({ status }: BookedTrip) =>
  server(`The server shows the trip as “${status}”`, `يعرض الخادم الرحلة بحالة «${status}»`);
const known = text('The trip as it is known', 'الرحلة كما هي معروفة');

export const tripTrackingWords: Words<typeof tripTrackingMachine> = {
  title: { ar: 'تتبع الرحلة' },
  start: ({ lookup }) =>
    lookup === null
      ? text('A guest opens “Track Trip”', 'ضيف يفتح «تتبع الرحلة»')
      : text(`Signed in, the trip ${lookup.id} is opened`, `وأنت مسجل الدخول، تُفتح الرحلة ${lookup.id}`),
  events: {
    'lookup.submitted': ({ lookup: { id, phone } }) =>
      tester(
        `Type the number ${id} and the phone ${phone}, and press “Track”`,
        `اكتب الرقم ${id} والهاتف ${phone} واضغط «تتبع»`,
      ),
    'lookup.reopened': tester('Press “Track another trip”', 'اضغط «تتبع رحلة أخرى»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'trip.changed': shop('The trip was cancelled, paid or reviewed', 'أُلغيت الرحلة أو دُفعت أو قُيّمت'),
  },
  done: { readTrip: reported, catchUp: reported },
  failed: {
    readTrip: failing('there is nothing to show', 'لا شيء يُعرض'),
    catchUp: failing('what was known stays', 'يبقى ما كان معروفًا'),
  },
  timers: { pollTime: text('Wait 10 seconds', 'انتظر 10 ثوانٍ') },
  states: {
    opening: { ar: 'أي رحلة؟' },
    lookup: {
      ar: 'الضيف يحدد الرحلة',
      sees: text('A form: trip number and phone', 'نموذج: رقم الرحلة ورقم الهاتف'),
    },
    loading: { ar: 'قراءة', sees: text('Grey cards, or the busy button', 'بطاقات رمادية أو الزر يعمل') },
    notFound: {
      ar: 'لا توجد رحلة كهذه',
      sees: text(
        'That nothing was found, and never which part was wrong',
        'أنه لم يُعثر على شيء، دون ذكر الجزء الخاطئ',
      ),
    },
    failed: {
      ar: 'تعذرت القراءة',
      sees: text('“This couldn’t be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»'),
    },
    sorting: { ar: 'هل ما زالت قادمة؟' },
    following: { ar: 'قادمة أو جارية', sees: known },
    catchingUp: { ar: 'لحاق بالجديد', sees: known },
    finished: {
      ar: 'انتهت',
      sees: text('How it ended, and what can be done now', 'كيف انتهت وما يمكن فعله الآن'),
    },
  },
  news: {},
};
