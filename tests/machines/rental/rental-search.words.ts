import type { rentalSearchMachine } from '../../../machines/rental/rental-search.machine';
import type { FoundProgress, RouteResult } from '../../../machines/rental/rental-search.types';
import { type Label, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const answered = ({ shown, total }: FoundProgress): Label =>
  server(
    `The server has returned ${shown} of ${total} vehicles so far`,
    `يعيد الخادم: ${shown} من ${total} مركبة حتى الآن`,
  );
const routeFound = (route: RouteResult): Label =>
  route === null
    ? server('The server finds no such route', 'لا يعرف الخادم طريقًا كهذا')
    : server(`The server returns a route of ${route.metres} metres`, `يعيد الخادم: ${route.metres} مترًا`);
const passed = (thrown: { code?: string }): Label =>
  thrown.code === 'offline'
    ? failing('no distance is shown', 'لا يُقال شيء عن الطريق')(thrown)
    : failing('the next way of travel is tried', 'تُجرَّب الطريقة التالية')(thrown);
const looking = text('“Finding the route…”', '«نبحث عن الطريق…»');

const kinds = {
  hourly: ['Hourly', 'بالساعة'],
  day_wise: ['Daily', 'باليوم'],
  distance_wise: ['By distance', 'بالمسافة'],
} as const;

export const rentalSearchWords: Words<typeof rentalSearchMachine> = {
  title: { ar: 'البحث عن مركبة' },
  start: ({ trip, filters, progress, draft }) => {
    if (filters === null)
      return draft.destination === null
        ? text(
            'The home page of the rental market, with “From” filled in',
            'الصفحة الرئيسية لسوق التأجير، و«من» ممتلئ',
          )
        : text(
            'The home page of the rental market, with “From” and “To” filled in',
            'الصفحة الرئيسية لسوق التأجير، و«من» و«إلى» ممتلئان',
          );
    if (trip === null) return text('All vehicles, without a trip', 'كل المركبات دون رحلة');
    return progress === null
      ? text('The results of a trip are opened', 'تُفتح نتائج رحلة')
      : text(
          `Back to the results, which showed ${progress.shown} of ${progress.total}`,
          `عودة إلى النتائج حيث ظهر ${progress.shown} من ${progress.total}`,
        );
  },
  events: {
    'place.chosen': ({ end, place }) =>
      tester(
        `Choose “${place.name}” as ${end === 'pickup' ? '“From”' : '“To”'}`,
        `اختر «${place.name}» في ${end === 'pickup' ? '«من»' : '«إلى»'}`,
      ),
    'destination.cleared': tester(
      'Press “Return to the same place” in the places of “To”',
      'اضغط «الإعادة إلى المكان نفسه» في أماكن «إلى»',
    ),
    'places.swapped': tester('Press “Swap pickup and drop-off”', 'اضغط «بدّل المكانين»'),
    'kind.chosen': ({ kind }) => tester(`Press “${kinds[kind][0]}”`, `اضغط «${kinds[kind][1]}»`),
    'moment.chosen': ({ pickupAt }) =>
      tester(`Set the pickup to ${pickupAt ?? 'nothing'}`, `اجعل الاستلام ${pickupAt ?? 'فارغًا'}`),
    'duration.chosen': ({ hours }) => tester(`Choose ${hours} hours`, `اختر ${hours} ساعات`),
    'search.requested': tester('Press “Find a vehicle”', 'اضغط «ابحث عن مركبة»'),
    'return.confirmed': tester('Press “Yes, return to the same place”', 'اضغط «نعم، أعيدها إلى هناك»'),
    'question.closed': tester('Press “Change locations”', 'اضغط «غيّر المكانين»'),
    'more.requested': tester('Press “Load more”', 'اضغط «المزيد»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'here.changed': ({ place }) =>
      tester(
        `Choose “${place?.name ?? 'no place'}” in the header`,
        `اختر «${place?.name ?? 'لا مكان'}» في رأس الصفحة`,
      ),
    'answers.outdated': shop(
      'The server responds again after cached data was shown',
      'يجيب المتجر من جديد بعد ما حُفظ',
    ),
  },
  done: {
    findDrivingRoute: routeFound,
    findWalkingRoute: routeFound,
    findBicyclingRoute: routeFound,
    searchVehicles: answered,
    searchMore: answered,
    renewVehicles: answered,
  },
  failed: {
    findDrivingRoute: passed,
    findWalkingRoute: passed,
    findBicyclingRoute: passed,
    searchVehicles: failing('the vehicles are not loaded', 'لا تُحمّل المركبات'),
    searchMore: failing('no more is loaded', 'لا يُحمّل المزيد'),
    renewVehicles: failing('the loaded entries stay', 'يبقى ما كان معروضًا'),
    watchAnswers: shop(
      'The network listener crashes (a programming error)',
      'يتعطل سماع أخبار الشبكة (خطأ برمجي)',
    ),
    watchHere: shop(
      'The listener to the header’s place crashes (a programming error)',
      'يتعطل سماع تغيّر المكان في رأس الصفحة (خطأ برمجي)',
    ),
  },
  timers: {},
  states: {
    deciding: { ar: 'قراءة العنوان' },
    editing: {
      ar: 'تعديل الرحلة',
      sees: text(
        'The search panel: trip type, “From”, “To”, time and duration',
        'لوحة البحث: نوع الرحلة و«من» و«إلى» والوقت والمدة',
      ),
    },
    askingReturn: {
      ar: 'هل تعاد المركبة إلى حيث تبدأ الرحلة؟',
      sees: text('A dialog about the same place for pick-up and return', 'نافذة تسأل عن المكان نفسه'),
    },
    routing: { ar: 'قياس المسافة' },
    'routing.driving': { ar: 'بالسيارة', sees: looking },
    'routing.walking': {
      ar: 'سيرًا على الأقدام',
      sees: text('“No route by car. Trying on foot…”', '«لا طريق بالسيارة. نبحث عن طريق للمشي…»'),
    },
    'routing.bicycling': {
      ar: 'بالدراجة',
      sees: text('“No route on foot. Trying by bicycle…”', '«لا طريق للمشي. نبحث عن طريق للدراجة…»'),
    },
    'routing.noRoute': { ar: 'لا طريق' },
    'routing.known': { ar: 'اكتملت الرحلة' },
    searching: { ar: 'بحث', sees: text('Skeleton cards', 'بطاقات تحميل') },
    results: { ar: 'عُثر على مركبات' },
    'results.renewing': {
      ar: 'إعادة التحميل',
      sees: text('The cards stay until the new ones are loaded', 'تبقى البطاقات حتى تصل الجديدة'),
    },
    'results.counting': { ar: 'التحقق من وجود المزيد' },
    'results.partial': {
      ar: 'يوجد المزيد',
      sees: text('Cards with the price of the trip, and “Load more”', 'بطاقات بسعر الرحلة و«المزيد»'),
    },
    'results.loadingMore': { ar: 'تحميل المزيد', sees: text('The cards stay', 'تبقى البطاقات') },
    'results.moreFailed': {
      ar: 'تعذر تحميل المزيد',
      sees: text('The cards stay; the error with “Try again”', 'تبقى البطاقات؛ والسبب مع «حاول مرة أخرى»'),
    },
    'results.all': { ar: 'عُرض الكل', sees: text('All cards', 'كل البطاقات') },
    empty: {
      ar: 'لا مركبات',
      sees: text('A message that no vehicle was found, with changes to try', 'أنه لا توجد، وما يمكن تغييره'),
    },
    failed: { ar: 'تعذر البحث', sees: text('The error with “Try again”', 'السبب مع «حاول مرة أخرى»') },
  },
  news: {
    'draft.changed': text('the tab stores the entered trip', 'تحتفظ علامة التبويب بما مُلئ'),
    'trip.changed': text('the URL contains the trip', 'يأخذ العنوان الرحلة'),
  },
  details: ({ context: { problem } }) =>
    problem === null ? null : text('the problem is shown below the panel', 'يُذكر تحت اللوحة ما يمنع البحث'),
};
