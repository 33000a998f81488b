import type { ReceivedParcel } from '../../../domain/parcel-sending';
import type { receivedParcelMachine } from '../../../machines/parcel/received-parcel.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const receivedParcelWords: Words<typeof receivedParcelMachine> = {
  title: { ar: 'طرد لك' },
  start: () => text('The receiver opens the link', 'يفتح المستلم الرابط'),
  events: { 'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»') },
  done: {
    readParcel: ({ status }: ReceivedParcel) =>
      status === 'delivered'
        ? server('The parcel has arrived', 'وصل الطرد')
        : server('The parcel is on its way', 'الطرد في الطريق'),
  },
  failed: { readParcel: failing('the parcel is not found', 'الطرد غير معروف') },
  timers: { soon: text('Eight seconds pass', 'تمر ثماني ثوانٍ') },
  states: {
    reading: {
      ar: 'تحميل',
      sees: text('Skeleton cards, or the earlier data', 'بطاقات تحميل أو آخر ما ظهر'),
    },
    coming: { ar: 'في الطريق', sees: text('Map, courier and handover code', 'الخريطة والمندوب والرمز') },
    over: { ar: 'وصل أو انتهى', sees: text('The result, without a code', 'ما آل إليه، بلا رمز') },
    unknown: {
      ar: 'لم يُعثر عليه',
      sees: text('“This link doesn’t work”', '«لا يؤدي هذا الرابط إلى أي طرد»'),
    },
    unread: { ar: 'تعذرت قراءته', sees: text('The error, with “Try again”', 'السبب مع «حاول مجددًا»') },
  },
  news: {},
};
