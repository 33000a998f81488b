import type { protectedImageMachine } from '../../../machines/orders/protected-image.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { broken, failing } from '../shared/failures.words';

export const protectedImageWords: Words<typeof protectedImageMachine> = {
  title: { ar: 'صورة محمية' },
  start: text(
    'Signed in, a conversation is open; one of its pictures is above the visible part',
    'وأنت مسجل الدخول، محادثة مفتوحة وفيها صورة فوق الجزء الظاهر منها',
  ),
  events: {
    'picture.neared': tester('Scroll up to the picture', 'مرر إلى الأعلى حتى الصورة'),
    'retry.requested': tester('Press “Reload the photo”', 'اضغط «إعادة تحميل الصورة»'),
  },
  done: { readPicture: server('The server returns the picture', 'يعرضها الخادم لصاحبها') },
  failed: {
    readPicture: failing('a placeholder stays', 'يبقى مكانها'),
    loadPicture: broken('The picture loader', 'حافظ الصورة'),
  },
  timers: {},
  states: {
    away: { ar: 'لم تُر بعد', sees: text('An empty placeholder', 'مكانها فارغًا') },
    reading: { ar: 'تُقرأ', sees: text('A placeholder with a spinner', 'مكانها قيد التحميل') },
    shown: { ar: 'معروضة', sees: text('The picture; a press enlarges it', 'الصورة؛ وبالضغط عليها تُفتح') },
    failed: {
      ar: 'تعذرت قراءتها',
      sees: text('“Reload the photo”', '«إعادة تحميل الصورة»'),
    },
  },
  news: {},
};
