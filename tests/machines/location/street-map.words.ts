import type { streetMapMachine } from '../../../machines/location/street-map.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';

const noMap = text(
  'A message in place of the map; everything beside it works',
  'جملة مكان الخريطة وكل ما بجانبها يعمل',
);

export const streetMapWords: Words<typeof streetMapMachine> = {
  title: { ar: 'خريطة الشوارع' },
  start: text('A page with a map is open', 'صفحة فيها خريطة مفتوحة'),
  events: {
    'map.refused': browser('The device cannot show a map', 'لا يستطيع الجهاز رسم خريطة'),
    'tile.arrived': server('A map tile is loaded', 'تصل قطعة من الخريطة'),
    'tile.failed': server('A map tile fails to load', 'لا تصل قطعة من الخريطة'),
    'graphics.lost': browser('The device releases its graphics memory', 'يسحب الجهاز قدرة الرسم'),
    'graphics.restored': browser('The device has graphics memory again', 'يعيد الجهاز قدرة الرسم'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: {},
  failed: {},
  timers: {
    tilePatience: text('Wait six seconds', 'انتظر ست ثوانٍ'),
    graphicsPatience: text('Wait eight seconds', 'انتظر ثماني ثوانٍ'),
  },
  states: {
    opening: { ar: 'تحميل الشوارع', sees: text('The map without streets', 'أرضية الخريطة') },
    drawn: { ar: 'الشوارع ظاهرة', sees: text('Streets and their names', 'الشوارع وأسماؤها') },
    patchy: { ar: 'بعض الشوارع ناقصة' },
    'patchy.waiting': {
      ar: 'انتظار المزيد',
      sees: text(
        '“Some streets couldn’t be loaded.” and “Try again”',
        '«تعذر تحميل بعض الشوارع.» و«حاول مرة أخرى»',
      ),
    },
    'patchy.complete': {
      ar: 'الشوارع كاملة',
      sees: text(
        '“Some streets couldn’t be loaded.” and “Try again”',
        '«تعذر تحميل بعض الشوارع.» و«حاول مرة أخرى»',
      ),
    },
    interrupted: {
      ar: 'الخريطة متوقفة',
      sees: text('“The map stopped responding. It will be back shortly.”', '«توقفت الخريطة وستعود تلقائيًا.»'),
    },
    missing: { ar: 'لا خريطة', sees: noMap },
  },
  news: { 'map.missing': noMap },
};
