import type { Place } from '../../../domain/catalogue';
import type { locationMachine } from '../../../machines/location/location.machine';
import type { Coordinates, ResolvedPlace } from '../../../machines/location/location.types';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const shown = text(
  'The header shows the place, and the address panel is closed',
  'يعرض الرأس المكان واللوحة مغلقة',
);
const waits = text('“Use Current Location” shows a spinner', '«استخدم موقعي الحالي» يعرض مؤشر التحميل');
const denied = text('“Location access is blocked. …”', '«لا يسمح متصفحك بمعرفة مكانك. …»');

export const locationWords: Words<typeof locationMachine> = {
  title: { ar: 'الموقع' },
  start: text('The shop is opened', 'يُفتح المتجر'),
  events: {
    'suggestion.chosen': ({ suggestion }) =>
      tester(`Choose the suggestion “${suggestion.text}”`, `اختر الاقتراح «${suggestion.text}»`),
    'currentLocation.requested': tester('Press “Use Current Location”', 'اضغط «استخدم موقعي الحالي»'),
    'point.chosen': ({ label, lat, lng }) =>
      tester(`Choose “${label ?? `${lat}, ${lng}`}”`, `اختر «${label ?? `${lat}, ${lng}`}»`),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'problem.dismissed': tester('Press “Choose another address”', 'اضغط «اختر عنوانًا آخر»'),
    'conflict.placeKept': tester('Press “Keep my location”', 'اضغط «أبقِ الموقع القديم»'),
    'conflict.cartCleared': tester(
      'Press “Change location and clear cart”',
      'اضغط «انتقل إلى هناك وأفرغ السلة»',
    ),
    'conflict.storeChanged': tester(
      'Press “Change location and choose another store”',
      'اضغط «انتقل إلى هناك واختر متجرًا آخر»',
    ),
    'place.changedElsewhere': ({ place }) =>
      place === null
        ? browser('In another tab of this browser, the place is removed', 'تبويب آخر يتخلى عن المكان')
        : browser(
            `Another tab of this browser changes the place to “${place.label}”`,
            `تبويب آخر يغيّر المكان إلى «${place.label}»`,
          ),
    'module.typeChanged': ({ isRental }) =>
      isRental
        ? shop('The customer changes to the rental market', 'ينتقل المتجر إلى قسم التأجير')
        : shop('The customer changes to a market with delivery', 'ينتقل المتجر إلى قسم بتوصيل'),
  },
  done: {
    readPlace: (place: Place | null) =>
      place === null
        ? browser('No place is stored in the browser', 'لا مكان محفوظ في المتصفح')
        : browser(
            `The place “${place.label}” is stored in the browser`,
            `في المتصفح المكان «${place.label}»`,
          ),
    currentPosition: ({ lat, lng }: Coordinates) =>
      browser(`The device is at ${lat}, ${lng}`, `الجهاز عند ${lat}، ${lng}`),
    resolvePlace: ({ place }: ResolvedPlace) =>
      place.zoneIds.length > 0
        ? server(
            `The server returns “${place.label}” in zone ${place.zoneIds.join(' and ')}`,
            `يجيب الخادم «${place.label}» في المنطقة ${place.zoneIds.join(' و')}`,
          )
        : server(
            `The server returns “${place.label}”, outside all zones`,
            `يجيب الخادم «${place.label}» خارج كل المناطق`,
          ),
    checkCart: ({ conflictingStore }: { conflictingStore: string | null }) =>
      conflictingStore === null
        ? shop('The cart fits the new place', 'لا شيء في السلة يمنع المكان الجديد')
        : shop(
            `The cart has items of “${conflictingStore}”, which does not deliver to the new place`,
            `في السلة بضاعة من «${conflictingStore}» الذي لا يوصل إلى هناك`,
          ),
    storePlace: browser('The browser stores the place', 'يحفظ المتصفح المكان'),
  },
  failed: {
    readPlace: browser('The browser blocks access to its storage', 'لا يسمح المتصفح بقراءة ذاكرته'),
    currentPosition: ({ code }: { code: string }) =>
      browser(`The device cannot be located: ${code}`, `لا يمكن تحديد موقع الجهاز: ${code}`),
    resolvePlace: failing('the address is not found', 'لا يُعرف المكان'),
    checkCart: failing('the cart is not checked', 'لا تُفحص السلة'),
    storePlace: browser('The browser cannot store the place', 'لا يستطيع المتصفح حفظ المكان'),
  },
  timers: {
    geolocationTimeout: text(
      'Wait 5 seconds without a position from the browser',
      'انتظر 5 ثوانٍ دون موقع من المتصفح',
    ),
  },
  states: {
    loading: { ar: 'قراءة المكان المحفوظ', sees: text('The shop is opening', 'تُفتح الصفحة') },
    settling: { ar: 'عودة إلى المكان السابق' },
    unset: { ar: 'لا مكان بعد', sees: text('“Choose your address” in the header', '«اختر عنوانك» في الرأس') },
    set: { ar: 'مكان مختار', sees: shown },
    locating: { ar: 'تحديد موقع الجهاز', sees: waits },
    failed: { ar: 'لم يُحدَّد الموقع' },
    'failed.judging': { ar: 'معرفة السبب' },
    'failed.denied': { ar: 'غير مسموح', sees: denied },
    'failed.timeout': {
      ar: 'استغرق طويلًا',
      sees: text('“Finding your location took too long. …”', '«استغرق تحديد موقعك وقتًا طويلًا. …»'),
    },
    'failed.unavailable': {
      ar: 'غير متاح',
      sees: text('“We couldn’t find your location. …”', '«لم يستطع جهازك تحديد موقعه. …»'),
    },
    resolving: { ar: 'البحث عن العنوان', sees: waits },
    lookupFailed: {
      ar: 'لم يُعرف المكان',
      sees: text('The reason and “Try again” in the panel', 'السبب و«حاول مرة أخرى» في اللوحة'),
    },
    outOfZone: {
      ar: 'لا توصيل هناك',
      sees: text(
        'The dialog “Service not available in this area” names the place and offers zones nearby',
        'نافذة «الخدمة غير متاحة في هذه المنطقة» تذكر المكان وتعرض مناطق قريبة',
      ),
    },
    checkingCart: { ar: 'فحص السلة', sees: waits },
    cartConflict: {
      ar: 'السلة من مكان آخر',
      sees: text(
        'The dialog “Your cart is from another area” with three buttons',
        'نافذة «سلتك من منطقة أخرى» وفيها ثلاث إجابات',
      ),
    },
    storing: { ar: 'مكان جديد', sees: text('The header shows the new place', 'يعرض الرأس المكان الجديد') },
  },
  news: {
    'location.changed': null,
    'location.loaded': null,
    'place.settled': null,
    'cart.clearRequested': text('the cart is cleared', 'تُفرغ السلة'),
    'home.requested': text('the home page opens', 'تُفتح الصفحة الرئيسية'),
  },
  details: ({ context }) =>
    context.place === null ? null : text(`place: ${context.place.label}`, `المكان: ${context.place.label}`),
};
