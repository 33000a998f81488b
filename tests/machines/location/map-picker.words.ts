import type { Direction } from '../../../domain/steps';
import type { ResolvedPlace } from '../../../machines/location/location.types';
import type { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import type { DrawnZone, Position } from '../../../machines/location/map-picker.types';
import { browser, server, type Text, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const ways: Record<Direction, Text> = {
  north: text('up', 'إلى الأعلى'),
  east: text('to the right', 'إلى اليمين'),
  south: text('down', 'إلى الأسفل'),
  west: text('to the left', 'إلى اليسار'),
};

export const mapPickerWords: Words<typeof mapPickerMachine> = {
  title: { ar: 'اختيار من الخريطة' },
  start: text(
    'The dialog “Pick from map” is open; the pin is at the current address',
    'نافذة «اختر من الخريطة» مفتوحة والدبوس عند مكان التوصيل الحالي',
  ),
  events: {
    'pin.moved': tester('Drag the pin to another place', 'اسحب الدبوس إلى مكان آخر'),
    'pin.stepped': ({ towards }) =>
      tester(
        `With the pin in focus, press the arrow key ${ways[towards].en}`,
        `والدبوس محدد، اضغط مفتاح السهم ${ways[towards].ar}`,
      ),
    'suggestion.chosen': ({ suggestion }) =>
      tester(`Type an address and choose “${suggestion.text}”`, `اكتب عنوانًا واختر «${suggestion.text}»`),
    'zone.chosen': tester('Press one of the areas below the pin', 'اضغط إحدى المناطق تحت الدبوس'),
    'currentLocation.requested': tester('Press “Use Current Location”', 'اضغط «استخدم موقعي الحالي»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'place.confirmed': tester('Press “Deliver here”', 'اضغط «التوصيل هنا»'),
    'map.failed': browser('The device cannot show a map', 'لا يستطيع الجهاز رسم خريطة'),
  },
  done: {
    readZones: (zones: DrawnZone[]) =>
      server(`The server returns ${zones.length} areas`, `يذكر الخادم ${zones.length} من المناطق`),
    resolvePlace: ({ place }: ResolvedPlace) =>
      place.zoneIds.length > 0
        ? server(
            `The pin is at “${place.label}”, which is served`,
            `الدبوس عند «${place.label}» وهو ضمن التوصيل`,
          )
        : server(
            `The pin is at “${place.label}”, outside all delivery zones`,
            `الدبوس عند «${place.label}» حيث لا توصيل`,
          ),
    currentPosition: ({ accuracy }: Position) =>
      browser(
        `The device reports its position to within ${accuracy} metres`,
        `يعرف الجهاز موقعه بدقة ${accuracy} مترًا`,
      ),
  },
  failed: {
    readZones: failing('the areas are not loaded', 'المناطق غير متاحة'),
    resolvePlace: failing('the address is not found', 'لم يُعثر على المكان'),
    currentPosition: (error) => {
      const { code } = error as { code: string };
      return browser(`The device reports no position (${code})`, `لا يعطي الجهاز موقعًا (${code})`);
    },
  },
  timers: {
    settleTime: text('Do not move the pin for a third of a second', 'اترك الدبوس ثلث ثانية'),
    geolocationTimeout: text('Wait five seconds', 'انتظر خمس ثوانٍ'),
  },
  states: {
    streets: { ar: 'الخريطة' },
    'streets.drawn': {
      ar: 'خريطة بالشوارع',
      sees: text('A map with streets and a pin', 'خريطة بشوارع ودبوس'),
    },
    'streets.missing': {
      ar: 'لا خريطة',
      sees: text(
        '“The map isn’t available. …”, the areas, and four buttons that move the pin',
        '«لا يمكن عرض الخريطة هنا. …» والمناطق وأربعة أزرار تحرك الدبوس',
      ),
    },
    zones: { ar: 'المناطق' },
    'zones.reading': {
      ar: 'تحميل المناطق',
      sees: text('The map without dotted lines', 'الخريطة دون خطوط منقطة'),
    },
    'zones.known': {
      ar: 'مرسومة على الخريطة',
      sees: text('Dotted lines around the areas', 'خطوط منقطة حول المناطق'),
    },
    'zones.unknown': {
      ar: 'تعذرت قراءتها',
      sees: text('The map without dotted lines', 'الخريطة دون خطوط منقطة'),
    },
    pin: { ar: 'الدبوس' },
    'pin.moving': {
      ar: 'الدبوس يتحرك',
      sees: text('“Deliver here” shows a spinner', 'زر «التوصيل هنا» يعرض مؤشر التحميل'),
    },
    'pin.resolving': {
      ar: 'البحث عن مكان الدبوس',
      sees: text('“Deliver here” shows a spinner', 'زر «التوصيل هنا» يعرض مؤشر التحميل'),
    },
    'pin.resting': { ar: 'الدبوس في مكانه' },
    'pin.resting.judging': { ar: 'التحقق من المنطقة' },
    'pin.resting.served': {
      ar: 'ضمن التوصيل',
      sees: text(
        'The address below the map; “Deliver here” can be pressed',
        'العنوان تحت الخريطة ويمكن ضغط «التوصيل هنا»',
      ),
    },
    'pin.resting.outside': {
      ar: 'خارج التوصيل',
      sees: text(
        '“Service not available in this area. …”, the areas, and the button says “We don’t deliver here yet”',
        '«الخدمة غير متاحة في هذه المنطقة. …» والمناطق، ويقول الزر «لا نوصل إلى هنا بعد»',
      ),
    },
    'pin.unnamed': {
      ar: 'تعذر البحث عنه',
      sees: text('The error, with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
    'pin.locating': {
      ar: 'تحديد موقع الجهاز',
      sees: text('“Use Current Location” shows a spinner', 'زر «استخدم موقعي الحالي» يعرض مؤشر التحميل'),
    },
    'pin.unlocated': {
      ar: 'تعذر تحديد الموقع',
      sees: text('The error, with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
    'pin.unlocated.judging': { ar: 'معرفة السبب' },
    'pin.unlocated.denied': {
      ar: 'غير مسموح',
      sees: text('“Location access is blocked. …”', '«لا يسمح متصفحك لنا بمعرفة موقعك. …»'),
    },
    'pin.unlocated.timeout': {
      ar: 'طال الانتظار',
      sees: text('“Finding your location took too long. …”', '«استغرق تحديد موقعك وقتًا طويلًا. …»'),
    },
    'pin.unlocated.unavailable': {
      ar: 'غير متاح',
      sees: text('“We couldn’t find your location. …”', '«لم يتمكن جهازك من تحديد موقعه. …»'),
    },
  },
  news: {
    'place.lookupStarted': text(
      'the address below the map is dimmed until the new one is found',
      'يبهت العنوان تحت الخريطة إلى أن يُعرف الجديد',
    ),
    'place.found': text(
      'the address below the map is that of the pin',
      'العنوان تحت الخريطة هو عنوان الدبوس',
    ),
    'place.picked': text('the place becomes the delivery address', 'يوصل المتجر إلى هناك من الآن'),
  },
};
